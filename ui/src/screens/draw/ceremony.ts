/** The drawing of lots in the form the ceremony shows it. */
import type { LotsView } from '../../backend/generated';

/** A drawn team: rows in the pots, counted from 0. */
export interface DrawnTeam {
	number: number;
	/** The row in pot 1. */
	first: number;
	/** The rows in pot 2: one, or two in a team of three. */
	partners: readonly number[];
}

/** Returns the teams in the order of revelation: by number, which is the order of pot 1. */
export function drawnTeams(lots: LotsView): DrawnTeam[] {
	const row = (players: LotsView['pot_1'], id: number | undefined) => players.findIndex((player) => player.id === id);
	return lots.teams.map((team) => ({
		number: team.number,
		first: row(lots.pot_1, team.players[0]?.id),
		partners: team.players.slice(1).map((player) => row(lots.pot_2, player.id)),
	}));
}
