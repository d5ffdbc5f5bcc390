/**
 * The order of the rows on screen. It stays fixed while the list has the focus, so that no row moves during typing, and
 * follows the seeding list afterwards.
 */
import type { PlayerRow } from '../../backend/generated/PlayerRow';

/** The group of a row; without pots all entrants are in one group. */
export type GroupId = 'pot-1' | 'pot-2' | 'list' | 'late' | 'apart';

export interface PlayerGroup {
	id: GroupId;
	rows: PlayerRow[];
}

const GROUPS: readonly GroupId[] = ['pot-1', 'pot-2', 'list', 'late', 'apart'];

function groupOf(row: PlayerRow, late: boolean): GroupId {
	if (row.pot === 1) return 'pot-1';
	if (row.pot === 2) return 'pot-2';
	if (row.start_number !== null) return 'list';
	return late && (row.team !== null || row.fields.presence === 'here') ? 'late' : 'apart';
}

/** Groups the rows by pot, in the order of `held` if given; `late` is true after the draw. */
export function grouped(
	rows: readonly PlayerRow[],
	held: ReadonlyMap<number, GroupId> | null,
	late = false,
): PlayerGroup[] {
	const place = new Map([...(held?.keys() ?? [])].map((id, index) => [id, index]));
	const sorted = held
		? rows.toSorted((one, other) => (place.get(one.id) ?? Infinity) - (place.get(other.id) ?? Infinity) || 0)
		: rows;
	return GROUPS.map((id) => ({
		id,
		rows: sorted.filter((row) => (held?.get(row.id) ?? groupOf(row, late)) === id),
	})).filter(({ rows: found }) => found.length > 0);
}

/** Returns one group sorted by name, or in the order of `held` if given. */
export function byName(rows: readonly PlayerRow[], held: ReadonlyMap<number, GroupId> | null): PlayerGroup[] {
	const place = new Map([...(held?.keys() ?? [])].map((id, index) => [id, index]));
	const where = ({ id }: PlayerRow) => place.get(id) ?? Infinity;
	const sorted = rows.toSorted((one, other) =>
		held && where(one) !== where(other) ? where(one) - where(other) : one.fields.name.localeCompare(other.fields.name),
	);
	return sorted.length > 0 ? [{ id: 'list', rows: sorted }] : [];
}

/** Returns the order to hold: every row with its group. */
export function hold(groups: readonly PlayerGroup[]): Map<number, GroupId> {
	return new Map(groups.flatMap(({ id, rows }) => rows.map((row) => [row.id, id])));
}
