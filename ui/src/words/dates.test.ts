import { afterEach, describe, expect, test } from 'vitest';
import { readDate, readTime, writeDate } from './dates';
import { moment, words } from './words.svelte';

/** A Friday in November. */
const NOW = new Date(2026, 10, 27, 12);

afterEach(() => words.speak('de'));

describe('a date as people type it', () => {
	test.each([
		['21.11.2026', '2026-11-21'],
		['1.3.2026', '2026-03-01'],
		['21. 11. 2026', '2026-11-21'],
		['21 11 2026', '2026-11-21'],
		['2026-11-21', '2026-11-21'],
		['21/11/2026', '2026-11-21'],
		[' 29.02.2028 ', '2028-02-29'],
		['27.11.26', '2026-11-27'],
		['27.11.99', '1999-11-27'],
		['27112026', '2026-11-27'],
		['20261127', '2026-11-27'],
		['271126', '2026-11-27'],
		['27. November 2026', '2026-11-27'],
		['27. Nov. 26', '2026-11-27'],
		['3. März', '2027-03-03'],
		['31.02.2026', undefined],
		['27.13.2026', undefined],
		['27112', undefined],
		['2026', undefined],
		['7. Ju', undefined],
		['morgen', undefined],
		['', undefined],
	])('%s', (typed, read) => {
		expect(readDate(typed, NOW)).toBe(read);
	});

	test.each([
		// Without a year it is the nearest such day, before or after today.
		['27.11.', '2026-11-27'],
		['28.11', '2026-11-28'],
		['1.1.', '2027-01-01'],
		['30.6.', '2026-06-30'],
		['24.12.', '2026-12-24'],
		['29.2.', '2028-02-29'],
	])('without a year: %s', (typed, read) => {
		const now = typed === '29.2.' ? new Date(2027, 10, 27) : NOW;
		expect(readDate(typed, now)).toBe(read);
	});

	test.each([
		['de', '3/4/2026', '2026-04-03'],
		['de-CH', '3/4/26', '2026-04-03'],
		['fr', '3/4/2026', '2026-04-03'],
		['it', '3/4', '2027-04-03'],
		['en', '3/4/2026', '2026-03-04'],
		['en', '11/27', '2026-11-27'],
		['en', '27/11/2026', undefined],
		// With dots the day comes first in every language; ISO dates are always accepted.
		['en', '3.4.2026', '2026-04-03'],
		['fr', '3.4.2026', '2026-04-03'],
		['it', '03042026', '2026-04-03'],
		['en', '2026-04-03', '2026-04-03'],
		['en', 'November 27, 2026', '2026-11-27'],
		['en', '27 Nov 2026', '2026-11-27'],
		['en', 'Nov 27', '2026-11-27'],
		['fr', '1er mars 2026', '2026-03-01'],
		['fr', '3 juil. 2026', '2026-07-03'],
		['it', '3 gennaio 2027', '2027-01-03'],
	])('slashes as the language has them: %s %s', async (language, typed, read) => {
		await words.speak(language);
		expect(readDate(typed, NOW)).toBe(read);
	});

	test.each([
		['de', '21.11.2026'],
		['en', '11/21/2026'],
		['fr', '21/11/2026'],
		['it', '21/11/2026'],
	])('is written back the way %s types it', async (language, text) => {
		await words.speak(language);
		expect(writeDate('2026-11-21')).toBe(text);
		expect(readDate(text, NOW)).toBe('2026-11-21');
		expect(writeDate(null)).toBe('');
	});

	test('every day of a year is read as it is written, in every language', async () => {
		for (const language of ['de', 'de-CH', 'en', 'fr', 'it']) {
			await words.speak(language);
			for (let day = 0; day < 366; day++) {
				const iso = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
				expect(readDate(writeDate(iso), NOW), language).toBe(iso);
			}
		}
	});
});

test('English has one form of a date, with a time and without', async () => {
	await words.speak('en');
	expect(moment('2026-11-21T19:30:00')).toBe('11/21/2026, 19:30');
	expect(writeDate('2026-11-21')).toBe('11/21/2026');
	expect(writeDate('2026-03-04')).toBe('3/4/2026');
	expect(moment('2026-11-21T00:05:00')).toBe('11/21/2026, 00:05');
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
