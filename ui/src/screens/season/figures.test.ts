import { afterEach, expect, test } from 'vitest';
import type { SeasonEveningView } from '../../backend/generated';
import { words } from '../../words/words.svelte';
import { eveningHeads } from './figures';

afterEach(() => words.speak('de'));

const evening = (date: string | null, name = 'Abend') => ({ date, name }) as SeasonEveningView;

test.each([
	['de', ['9.1.', '6.2. (1)', '6.2. (2)', 'Ohne Tag']],
	['en', ['1/9', '2/6 (1)', '2/6 (2)', 'Ohne Tag']],
	['fr', ['9/1', '6/2 (1)', '6/2 (2)', 'Ohne Tag']],
])('the evenings of a table in %s: two of one day are told apart', async (language, heads) => {
	await words.speak(language);
	const evenings = [evening('2026-01-09'), evening('2026-02-06'), evening('2026-02-06'), evening(null, 'Ohne Tag')];
	expect(eveningHeads(evenings)).toEqual(heads);
});
