import { expect, it } from 'vitest';
import type { LotsShownView, ScreenContentName } from '../../src/backend/generated';
import { type Content, contents, type Course } from './content';

const lots: LotsShownView = { seed: 'a', checksum: 'b', pot_1: [], pot_2: [], teams: [], of: 6 };
const before: Course = { round: null, results: 0, closed: false };
const paired: Course = { round: 2, results: 0, closed: false };
const playing: Course = { round: 2, results: 1, closed: false };
const over: Course = { round: 7, results: 6, closed: true };

it.each<[string, ScreenContentName, Course, LotsShownView | null, Content[]]>([
	['before the first round says which tournament it is', 'auto', before, null, ['welcome']],
	['while lots are drawn shows the ceremony', 'auto', before, lots, ['lots']],
	['holds on the pairings until the first result', 'auto', paired, null, ['pairings']],
	['shows the pairings though nobody ended the ceremony', 'auto', paired, lots, ['pairings']],
	['shows results and standings in turn from the first result on', 'auto', playing, null, ['results', 'standings']],
	['shows who won once it is closed', 'auto', over, null, ['winners', 'standings']],
	['that the desk holds on seats stays on seats', 'seats', playing, lots, ['seats']],
	['that is to show pairings has none before the first round', 'pairings', before, null, ['welcome']],
	['that is to show results has none before the first round', 'results', before, null, ['welcome']],
	['shows final standings with who won', 'standings', over, null, ['winners', 'standings']],
	['shows the plan at any time', 'plan', before, lots, ['plan']],
	['shows notices at any time', 'notices', over, null, ['notices']],
	['shows the clock at any time', 'clock', playing, null, ['clock']],
])('a screen %s', (_, shows, course, ceremony, shown) => {
	expect(contents(shows, course, ceremony)).toEqual(shown);
});

it('closed before any round was played shows nobody as the winner', () => {
	expect(contents('auto', { ...over, round: null }, null)).toEqual(['welcome']);
});
