import { expect, it } from 'vitest';
import type { ClockFace, ClockMomentName } from '../../src/backend/generated';
import { hear, type Heard } from './moments';

const START = Date.UTC(2026, 2, 7, 19, 30, 0);
/** Returns the time this many seconds after the beginning. */
const at = (seconds: number) => START + seconds * 1000;
const rfc = (seconds: number) => new Date(at(seconds)).toISOString();
const face: ClockFace = {
	clock: 7,
	title: null,
	round: 1,
	begins: rfc(0),
	ends: rfc(600),
	paused_since: null,
	before: null,
	after: null,
	amber_seconds: 120,
	sounds: ['begin', 'amber', 'end'],
	tables: [],
	of_earlier_round: false,
};

/**
 * Returns the sounds played between two seconds by a page that checks each half second; `clocks` gives the clock at a
 * second.
 */
function heardFrom(opened: number, until: number, clocks: (second: number) => ClockFace | null) {
	const sounds: [number, ClockMomentName][] = [];
	let heard: Heard = { clock: 0, moments: [] };
	for (let second = opened; second <= until; second += 0.5) {
		const it = clocks(second);
		if (!it) continue;
		const [news, then] = hear(it, at(opened), at(second), heard);
		heard = then;
		sounds.push(...news.map((moment): [number, ClockMomentName] => [second, moment]));
	}
	return sounds;
}

it('each moment is heard once, when it is', () => {
	expect(heardFrom(-60, 700, () => face)).toEqual([
		[0, 'begin'],
		[480, 'amber'],
		[600, 'end'],
	]);
});

it('a page that is opened or loaded again plays nothing that is past', () => {
	expect(heardFrom(1, 479, () => face)).toEqual([]);
	expect(heardFrom(601, 700, () => face)).toEqual([]);
});

it('only chosen moments are heard', () => {
	expect(heardFrom(-60, 700, () => ({ ...face, sounds: ['end'] }))).toEqual([[600, 'end']]);
});

it('a clock that begins at once is heard though the news of it comes after its beginning', () => {
	expect(heardFrom(-60, 60, (second) => (second < 1 ? null : face))).toEqual([[1, 'begin']]);
});

it('a computer that slept through a moment does not play it late', () => {
	expect(heardFrom(-60, 700, (second) => (second > 590 && second < 620 ? null : face))).not.toContainEqual([
		620,
		'end',
	]);
});

it('nothing is heard while the clock stands still, nor again when it goes on', () => {
	const sounds = heardFrom(-60, 900, (second) => {
		if (second < 481) return face;
		if (second < 581) return { ...face, paused_since: rfc(481) };
		return { ...face, ends: rfc(700) };
	});
	expect(sounds).toEqual([
		[0, 'begin'],
		[480, 'amber'],
		[700, 'end'],
	]);
});

it('after more time was given the end is heard again, since it comes again', () => {
	const sounds = heardFrom(-60, 900, (second) => (second < 610 ? face : { ...face, ends: rfc(800) }));
	expect(sounds.filter(([, moment]) => moment === 'end')).toEqual([
		[600, 'end'],
		[800, 'end'],
	]);
});

it('an own clock that is set back a little repeats nothing', () => {
	let heard: Heard = { clock: 7, moments: ['end'] };
	for (const second of [599.8, 601]) {
		const [news, then] = hear(face, at(-60), at(second), heard);
		expect(news).toEqual([]);
		heard = then;
	}
});

it('the next clock is heard from its beginning', () => {
	const heard: Heard = { clock: 7, moments: ['begin', 'amber', 'end'] };
	expect(hear({ ...face, clock: 9 }, at(-60), at(1), heard)[0]).toEqual(['begin']);
});

it('without a time of warning, or with one longer than the round, no warning is heard', () => {
	for (const amber_seconds of [0, 600, 700])
		expect(heardFrom(-60, 700, () => ({ ...face, amber_seconds })).map(([, it]) => it)).toEqual(['begin', 'end']);
});
