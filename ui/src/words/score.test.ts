import { afterEach, expect, test } from 'vitest';
import texts from './score.json';
import { scoreText } from './score';
import { LANGUAGES, words } from './words.svelte';

afterEach(() => words.speak('de'));

test.each(LANGUAGES.map(({ code }) => code))('a result has the text of paper and files in %s', async (language) => {
	await words.speak(language);
	for (const { kind, half_points, text } of texts[language])
		expect(scoreText({ kind: kind as never, half_points })).toBe(text);
});
