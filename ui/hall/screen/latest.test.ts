import { expect, it } from 'vitest';
import { ROUND } from '../test/day';
import type { PublicRound } from '../../src/backend/generated';
import { latest } from './latest';

const RESULT = ROUND.tables[0]?.result ?? null;
/** Returns the round with results at these tables. */
const at = (...tables: number[]): PublicRound => ({
	...ROUND,
	tables: ROUND.tables.map((it) => ({ ...it, result: tables.includes(it.table) ? RESULT : null })),
});

it.each<[string, PublicRound | null, PublicRound | null, number[], number[]]>([
	['none when the screen was just opened', null, at(1, 2), [], []],
	['the newest first', at(1), at(1, 4), [1], [4, 1]],
	['no more than three', at(1, 2, 3), at(1, 2, 3, 4, 5), [3, 2], [4, 5, 3]],
	['none that was taken back', at(1, 4), at(1), [4, 1], [1]],
	['none of the round before', at(1, 4), { ...at(1, 4), round: 4 }, [4, 1], []],
	['none before the first round', at(1), null, [1], []],
])('of the results that came last, it shows %s', (_, before, now, known, shown) => {
	expect(latest(before, now, known)).toEqual(shown);
});

it('a corrected result came last, too', () => {
	const corrected = at(1, 4);
	for (const it of corrected.tables) if (it.table === 1 && it.result) it.result = { ...it.result, verdict: 'drawn' };
	expect(latest(at(1, 4), corrected, [4])).toEqual([1, 4]);
});
