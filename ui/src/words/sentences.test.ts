import { afterEach, describe, expect, test } from 'vitest';
import type { ArticleView } from '../backend/generated';
import { articleSource } from './sentences';
import { decimal, words } from './words.svelte';

afterEach(() => words.speak('de'));

const ENDE: ArticleView = { regulation: 'swiss_rules', text: 'Ende (1a)', heading: 'Ende', point: '1a' };

describe('in each language', () => {
	test.each([
		['de', /, Ende, /u],
		['fr', /, Fin, point 1a$/u],
	] as const)('%s: an article is cited by its heading there', async (language, cited) => {
		await words.speak(language);
		expect(articleSource(ENDE)).toMatch(cited);
	});

	test.each([
		['de', '7,25'],
		['en', '7.25'],
		['fr', '7,25'],
		['it', '7,25'],
	] as const)('%s: a figure has its decimal sign', async (language, figure) => {
		await words.speak(language);
		expect(decimal('7.25')).toBe(figure);
	});
});
