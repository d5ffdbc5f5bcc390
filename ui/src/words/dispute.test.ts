import { expect, test } from 'vitest';
import { REPORT, WON } from '../../hall/test/day';
import { versionsOf } from './dispute';

test('two versions that say the same are one, of both sides', () => {
	const same = { ...WON, number: 18, board: null };
	expect(versionsOf({ sides: { first: WON, second: same }, result: null })).toEqual([
		{ sides: ['first', 'second'], report: WON },
	]);
});

test('what differs is two, and what is the result already is none', () => {
	const sides = { first: WON, second: REPORT };
	expect(versionsOf({ sides, result: null }).map((it) => it.sides)).toEqual([['first'], ['second']]);
	const result = { verdict: WON.verdict, cause: WON.cause, board: 1, first_half_points: 2, second_half_points: 0 };
	expect(versionsOf({ sides, result }).map((it) => it.sides)).toEqual([['second']]);
});
