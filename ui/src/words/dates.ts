/**
 * Reading and writing of dates in the user's form. Internally dates are always `YYYY-MM-DD`.
 *
 * Start at {@link readDate}, the only date parser in the window, and {@link writeDate}. Files, JSON and the command
 * line use only ISO dates.
 */
import { monthFirst, words } from './words.svelte';

interface Day {
	year: number;
	month: number;
	day: number;
}

const two = (number: number) => String(number).padStart(2, '0');
const isoOf = ({ year, month, day }: Day) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const timeOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

/** True if the day exists: JavaScript would turn 31.02. into a day in March. */
function exists(it: Day): boolean {
	const date = new Date(timeOf(it));
	return it.year >= 1 && date.getUTCMonth() === it.month - 1 && date.getUTCDate() === it.day;
}

function nearest(candidates: readonly Day[], to: Day): Day | undefined {
	const far = (it: Day) => Math.abs(timeOf(it) - timeOf(to));
	return candidates.filter(exists).toSorted((one, other) => far(one) - far(other))[0];
}

/**
 * Completes the year as typed: four digits, two digits, or none. A missing part is chosen to give the nearest date.
 * Undefined if the day does not exist.
 */
function withYear(typed: string | undefined, month: number, day: number, now: Day): Day | undefined {
	const year = Number(typed ?? 0);
	const years =
		typed === undefined
			? [-1, 0, 1].map((by) => now.year + by)
			: typed.length === 4
				? [year]
				: [-1, 0, 1].map((by) => (Math.floor(now.year / 100) + by) * 100 + year);
	return nearest(
		years.map((year) => ({ year, month, day })),
		now,
	);
}

/** Returns the month that begins with these letters in the current language; undefined if there is none. */
function monthOf(letters: string): number | undefined {
	const names = (style: 'long' | 'short') => {
		const format = new Intl.DateTimeFormat(words.language, { month: style, timeZone: 'UTC' });
		return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)).toLowerCase());
	};
	const typed = letters.toLowerCase();
	const [long, short] = [names('long'), names('short')];
	const months = long.flatMap((name, month) =>
		(typed.length >= 3 && name.startsWith(typed)) || short[month]?.replace('.', '') === typed ? [month + 1] : [],
	);
	return months.length === 1 ? months[0] : undefined;
}

/** Orders month and day of a date with slashes: the month comes first in English. */
const slashed = (one: string | undefined, other: string | undefined) =>
	words.language === 'en' ? [Number(one), Number(other)] : [Number(other), Number(one)];

/** The forms of a date, each with a function that returns month, day and year. */
const FORMS: readonly [RegExp, (groups: string[]) => (string | number | undefined)[]][] = [
	[/^(\d{4})-(\d{1,2})-(\d{1,2})$/u, ([, year, month, day]) => [month, day, year]],
	[/^(\d{1,2})[. ] ?(\d{1,2})(?:[. ] ?(\d{4}|\d{2})?)?$/u, ([, day, month, year]) => [month, day, year]],
	[/^(\d{1,2}) ?\/ ?(\d{1,2})(?: ?\/ ?(\d{4}|\d{2}))?$/u, ([, one, other, year]) => [...slashed(one, other), year]],
	// No month is 19 or 20, so a four-digit year is unambiguous.
	[/^(\d\d)(\d\d)((?:19|20)\d\d)$/u, ([, day, month, year]) => [month, day, year]],
	[/^((?:19|20)\d\d)(\d\d)(\d\d)$/u, ([, year, month, day]) => [month, day, year]],
	[/^(\d\d)(\d\d)(\d\d)$/u, ([, day, month, year]) => [month, day, year]],
	[
		/^(\d{1,2})(?:\.|er|º|st|nd|rd|th)? ?(\p{L}+)\.?,? ?(\d{4}|\d{2})?$/u,
		([, day, name, year]) => [monthOf(name ?? ''), day, year],
	],
	[
		/^(\p{L}+)\.? ?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u,
		([, name, day, year]) => [monthOf(name ?? ''), day, year],
	],
];

/**
 * Reads a date as people write it: `27.11.2026`, `27.11.26`, `27.11.`, `27112026`, `2026-11-27`, `27 November`. With
 * dots the day comes first in every language; with slashes the month comes first in English, else the day. Without a
 * year it is the nearest such day. Undefined if it is invalid.
 */
export function readDate(text: string, now = new Date()): string | undefined {
	const typed = text.trim().replaceAll(/\s+/gu, ' ');
	const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
	for (const [form, read] of FORMS) {
		const match = form.exec(typed);
		if (!match) continue;
		const [month, day, year] = read([...match]);
		if (month === undefined) continue;
		const date = withYear(year === undefined ? undefined : String(year), Number(month), Number(day), today);
		if (date) return isoOf(date);
	}
	return undefined;
}

/** Reads a time of day: `19:30`, `19.30`, `1930`, `9`, as HH:MM; undefined if it is invalid. */
export function readTime(text: string): string | undefined {
	const parts = text.trim().match(/^(?<hour>\d{1,2}?)(?:[:.h ]?(?<minute>\d{2}))?$/u)?.groups;
	const [hour, minute] = [Number(parts?.['hour']), Number(parts?.['minute'] ?? 0)];
	return parts && hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}

/** Formats a date in the current language, so that `readDate` reads it again; empty for null. */
export function writeDate(iso: string | null): string {
	const [year, month, day] = (iso ?? '').split('-');
	if (!year || !month || !day) return '';
	switch (words.language) {
		case 'de':
		case 'de-CH':
			return `${day}.${month}.${year}`;
		case 'en':
			return monthFirst(Number(year), Number(month), Number(day));
		case 'fr':
		case 'it':
			return `${day}/${month}/${year}`;
	}
}

/** Reformats a typed date in the current language; invalid text stays unchanged. */
export function tidyDate(typed: string): string {
	const iso = readDate(typed);
	return iso === undefined ? typed : writeDate(iso);
}

export function today(): string {
	const now = new Date();
	return isoOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
