/** Arrivals and departures of players. */
import type { TournamentFile } from '../../app/file.svelte';
import type { Journal } from '../../app/journal.svelte';
import type { PlayerRow } from '../../backend/generated/PlayerRow';
import type { PlayersView } from '../../backend/generated/PlayersView';

/** True if a player arrived after the draw and has no team yet. */
export const waits = ({ late }: PlayersView, row: PlayerRow): boolean =>
	late?.waiting.some(({ id }) => id === row.id) ?? false;

/** True if the departure of this player needs a decision about the team or the number. */
export const leavesTeam = (view: PlayersView, row: PlayerRow, file: TournamentFile): boolean =>
	row.fields.presence === 'here' &&
	view.lots_drawn &&
	row.team !== null &&
	!waits(view, row) &&
	file.overview?.formation !== 'fixed_teams';

/**
 * Marks a player as present; resolves to false if refused. Calls `onplace` for a player who then has no team. A player
 * who only steps in stands by.
 */
export async function arrive(
	journal: Journal,
	view: PlayersView,
	row: PlayerRow,
	onplace: (row: PlayerRow) => void,
): Promise<boolean> {
	const done = await journal.act('check_in', { players: [row.id], presence: 'here' });
	const plays = row.fields.part === 'entered';
	if (done && plays && view.late && !view.late.blocked && row.team === null) onplace(row);
	return done;
}
