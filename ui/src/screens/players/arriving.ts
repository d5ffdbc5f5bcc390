/** Who comes in, and who goes out. */
import type { Kralle } from '../../app/kralle.svelte';
import type { PlayerRow } from '../../backend/generated/PlayerRow';
import type { PlayersView } from '../../backend/generated/PlayersView';

/** Whether somebody came after the lots and has no team yet. */
export const waits = ({ late }: PlayersView, row: PlayerRow): boolean =>
	late?.waiting.some(({ id }) => id === row.id) ?? false;

/** Whether it must be asked what becomes of the team, or of the number, when this player goes. */
export const leavesTeam = (view: PlayersView, row: PlayerRow, kralle: Kralle): boolean =>
	row.fields.presence === 'here' &&
	view.lots_drawn &&
	row.team !== null &&
	!waits(view, row) &&
	kralle.file.overview?.formation !== 'fixed_teams';

/**
 * Marks a player as here; false if that was refused. A player who has no team by then is asked after: `onplace`.
 * A player who only steps in stands by.
 */
export async function arrive(
	kralle: Kralle,
	view: PlayersView,
	row: PlayerRow,
	onplace: (row: PlayerRow) => void,
): Promise<boolean> {
	const done = await kralle.journal.act('check_in', { players: [row.id], presence: 'here' });
	const plays = row.fields.part === 'entered';
	if (done && plays && view.late && !view.late.blocked && row.team === null) onplace(row);
	return done;
}
