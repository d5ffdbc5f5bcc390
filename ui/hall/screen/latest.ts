/** The most recent results. */
import type { PublicRound, PublicTable } from '../../src/backend/generated';

const MOST = 3;

const same = (one: PublicTable['result'], other: PublicTable['result']) =>
	JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns at most three tables with the most recent results, newest first: those new or changed since `before`, then
 * the `known` ones. Empty if one of the rounds is null or they differ.
 */
export function latest(before: PublicRound | null, now: PublicRound | null, known: readonly number[]): number[] {
	if (!before || !now || before.round !== now.round) return [];
	const had = new Map(before.tables.map(({ table, result }) => [table, result]));
	const fresh = now.tables.filter(({ table, result }) => result !== null && !same(result, had.get(table) ?? null));
	const has = new Set(now.tables.filter(({ result }) => result !== null).map(({ table }) => table));
	const all = [...fresh.map(({ table }) => table), ...known].filter((table) => has.has(table));
	return [...new Set(all)].slice(0, MOST);
}
