/** Who comes in, and who goes out. */
import type { TournamentFile } from '../../app/file.svelte';
import type { Journal } from '../../app/journal.svelte';
import type { PlayerRow } from '../../backend/generated/PlayerRow';
import type { PlayersView } from '../../backend/generated/PlayersView';

/** Whether somebody came after the lots and has no team yet. */
export const waits = ({ late }: PlayersView, row: PlayerRow): boolean =>
	late?.waiting.some(({ id }) => id === row.id) ?? false;

/** Whether it must be asked what becomes of the team, or of the number, when this player goes. */
export const leavesTeam = (view: PlayersView, row: PlayerRow, file: TournamentFile): boolean =>
	row.fields.presence === 'here' &&
	view.lots_drawn &&
	row.team !== null &&
	!waits(view, row) &&
	file.overview?.formation !== 'fixed_teams';

/**
 * Marks a player as here; false if that was refused. A player who has no team by then is asked after: `onplace`.
 * A player who only steps in stands by.
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
