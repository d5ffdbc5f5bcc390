/** Which results just came in. */
import type { PublicRound, PublicTable } from '../../src/backend/generated';

const MOST = 3;

const same = (one: PublicTable['result'], other: PublicTable['result']) =>
	JSON.stringify(one) === JSON.stringify(other);

/** The tables whose result came last, the newest first: those of `now` that `before` had otherwise, then `known` ones. */
export function latest(before: PublicRound | null, now: PublicRound | null, known: readonly number[]): number[] {
	if (!before || !now || before.round !== now.round) return [];
	const had = new Map(before.tables.map(({ table, result }) => [table, result]));
	const fresh = now.tables.filter(({ table, result }) => result !== null && !same(result, had.get(table) ?? null));
	const has = new Set(now.tables.filter(({ result }) => result !== null).map(({ table }) => table));
	const all = [...fresh.map(({ table }) => table), ...known].filter((table) => has.has(table));
	return [...new Set(all)].slice(0, MOST);
}
