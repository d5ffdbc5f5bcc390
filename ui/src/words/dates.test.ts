import { describe, expect, test } from 'vitest';
import { readDate, writeDate } from './dates';
import { words } from './words.svelte';

describe('a date as people type it', () => {
	test.each([
		['21.11.2026', '2026-11-21'],
		['1.3.2026', '2026-03-01'],
		['21. 11. 2026', '2026-11-21'],
		['2026-11-21', '2026-11-21'],
		[' 29.02.2028 ', '2028-02-29'],
		['31.02.2026', undefined],
		['21.11.26', undefined],
		['morgen', undefined],
		['', undefined],
	])('%s', (typed, read) => {
		expect(readDate(typed)).toBe(read);
	});

	test('is written back the way the language types it', () => {
		words.speak('de');
		expect(writeDate('2026-11-21')).toBe('21.11.2026');
		words.speak('en');
		expect(writeDate('2026-11-21')).toBe('2026-11-21');
		words.speak('de');
		expect(writeDate(null)).toBe('');
	});
});
