import { expect, it } from 'vitest';
import type { ClockFace } from '../backend/generated';
import { digits, shown, stillShown } from './roundClock';

/** Returns the time this many seconds after the beginning. */
const at = (seconds: number) => new Date(Date.UTC(2026, 2, 7, 19, 30, 0) + seconds * 1000).toISOString();
const face: ClockFace = {
	clock: 7,
	title: null,
	round: 1,
	begins: at(0),
	ends: at(600),
	paused_since: null,
	before: null,
	after: null,
	amber_seconds: 120,
	sounds: [],
	tables: [{ table: 4, ends: at(720) }],
	of_earlier_round: false,
};

it.each([
	['before', -61, 'before', 61],
	['at its beginning', 0, 'running', 600],
	['with a part of a second gone', 0.4, 'running', 600],
	['before little is left', 479, 'running', 121],
	['with little left', 480, 'amber', 120],
	['in the last second', 599.5, 'amber', 1],
	['when the time is up', 600, 'over', 0],
	['a while after', 663.9, 'over', 63],
] as const)('shows %s what there is', (_, seconds, phase, shows) => {
	expect(shown(face, Date.parse(at(seconds)))).toEqual({ phase, paused: false, seconds: shows });
});

it('stands still as of when it was paused', () => {
	const paused = { ...face, paused_since: at(500) };
	expect(shown(paused, Date.parse(at(5000)))).toEqual({ phase: 'amber', paused: true, seconds: 100 });
});

it('has more time for a table that was given some', () => {
	expect(shown(face, Date.parse(at(600)), 4)).toEqual({ phase: 'amber', paused: false, seconds: 120 });
	expect(shown(face, Date.parse(at(600)), 5).phase).toBe('over');
});

it.each([
	[0, '0:00'],
	[65, '1:05'],
	[3599, '59:59'],
	[3600, '1:00:00'],
	[36_605, '10:10:05'],
])('writes %i seconds as %s', (seconds, text) => {
	expect(digits(seconds)).toBe(text);
});

it.each([
	['runs', 599, true],
	['has time left for one table', 700, true],
	['has none left', 720, false],
])('of an earlier round is shown while it %s', (_, seconds, stays) => {
	const earlier = { ...face, of_earlier_round: true };
	expect(stillShown(earlier, Date.parse(at(seconds)))).toBe(stays ? earlier : null);
	expect(stillShown(face, Date.parse(at(seconds)))).toBe(face);
});
