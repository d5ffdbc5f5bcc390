/**
 * The order of the rows on screen. Nothing jumps while someone types or checks in: the order
 * stands as long as the list has the focus, and follows the seeding list afterwards.
 */
import type { PlayerRow } from '../../backend/generated/PlayerRow';

/** Where there are no pots, everyone who takes part is in one group. */
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

/** The rows by pot, in the order of `held` as far as that goes; `late` once lots are drawn. */
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

/** All in one group by name, or in the order of `held`. */
export function byName(rows: readonly PlayerRow[], held: ReadonlyMap<number, GroupId> | null): PlayerGroup[] {
	const place = new Map([...(held?.keys() ?? [])].map((id, index) => [id, index]));
	const where = ({ id }: PlayerRow) => place.get(id) ?? Infinity;
	const sorted = rows.toSorted((one, other) =>
		held && where(one) !== where(other) ? where(one) - where(other) : one.fields.name.localeCompare(other.fields.name),
	);
	return sorted.length > 0 ? [{ id: 'list', rows: sorted }] : [];
}

/** What is held: every row with its group, in order. */
export function hold(groups: readonly PlayerGroup[]): Map<number, GroupId> {
	return new Map(groups.flatMap(({ id, rows }) => rows.map((row) => [row.id, id])));
}
