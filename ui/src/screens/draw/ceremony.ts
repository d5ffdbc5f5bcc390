/** The drawing of lots as the ceremony shows it. */
import type { LotsView } from '../../backend/generated';

/** A team as drawn: rows in the pots, counted from 0. */
export interface DrawnTeam {
	number: number;
	/** Row in pot 1. */
	first: number;
	/** Rows in pot 2: one, or two in a team of three. */
	partners: readonly number[];
}

/** The teams in the order they are revealed: by number, that is down pot 1. */
export function drawnTeams(lots: LotsView): DrawnTeam[] {
	const row = (players: LotsView['pot_1'], id: number | undefined) => players.findIndex((player) => player.id === id);
	return lots.teams.map((team) => ({
		number: team.number,
		first: row(lots.pot_1, team.players[0]?.id),
		partners: team.players.slice(1).map((player) => row(lots.pot_2, player.id)),
	}));
}
