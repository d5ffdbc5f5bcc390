import { describe, expect, test } from 'vitest';
import { readDate, readTime, writeDate } from './dates';
import { words } from './words.svelte';

describe('a date as people type it', () => {
	test.each([
		['21.11.2026', '2026-11-21'],
		['1.3.2026', '2026-03-01'],
		['21. 11. 2026', '2026-11-21'],
		['2026-11-21', '2026-11-21'],
		['21/11/2026', '2026-11-21'],
		[' 29.02.2028 ', '2028-02-29'],
		['31.02.2026', undefined],
		['21.11.26', undefined],
		['morgen', undefined],
		['', undefined],
	])('%s', (typed, read) => {
		expect(readDate(typed)).toBe(read);
	});

	test.each([
		['de', '21.11.2026'],
		['en', '2026-11-21'],
		['fr', '21/11/2026'],
		['it', '21/11/2026'],
	])('is written back the way %s types it', (language, text) => {
		words.speak(language);
		expect(writeDate('2026-11-21')).toBe(text);
		expect(readDate(text)).toBe('2026-11-21');
		expect(writeDate(null)).toBe('');
		words.speak('de');
	});
});

test.each([
	['19:30', '19:30'],
	['19.30', '19:30'],
	['1930', '19:30'],
	['930', '09:30'],
	['9', '09:00'],
	[' 20 ', '20:00'],
	['20h15', '20:15'],
	['24:00', undefined],
	['19:60', undefined],
	['19:3', undefined],
	['abends', undefined],
])('a time of the clock as people type it: %s', (typed, read) => {
	expect(readTime(typed)).toBe(read);
});
