import { expect, test } from 'vitest';
import { OVERVIEW } from '../test/day';
import { standingsAfter } from './standingsAfter';

test.each([
	['all rounds', { closed: true, after: 5 }, { results: 6 }, 'Endstand.'],
	['a round', { closed: false, after: 5 }, { results: 6 }, 'Stand nach Runde 5.'],
	['part of a round', { closed: false, after: 5 }, { results: 1 }, 'Zwischenstand der Runde 5, Ergebnisse: 1 von 6.'],
	['an earlier round than the newest', { closed: false, after: 4 }, { results: 1 }, 'Stand nach Runde 4.'],
])('standings after %s say so', (_, standings, overview, said) => {
	expect(standingsAfter({ ...standings, rows: [] }, { ...OVERVIEW, round: 5, tables: 6, ...overview })).toBe(said);
});
