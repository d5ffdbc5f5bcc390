/** Dates as people type them. Inside they are always `YYYY-MM-DD`. */
import { words } from './words.svelte';

const two = (number: number) => String(number).padStart(2, '0');

/** Reads `21.11.2026`, `21/11/2026` or `2026-11-21`; undefined when it is no date. */
export function readDate(text: string): string | undefined {
	const parts = text
		.trim()
		.match(
			/^(?:(?<day>\d{1,2})[./ ]+(?<month>\d{1,2})[./ ]+(?<year>\d{4})|(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2}))$/u,
		)?.groups;
	if (!parts) return undefined;
	const [year, month, day] = [
		parts['year'] ?? parts['y'],
		parts['month'] ?? parts['m'],
		parts['day'] ?? parts['d'],
	].map(Number);
	if (!year || !month || !day) return undefined;
	const date = new Date(Date.UTC(year, month - 1, day));
	// 31.02. would quietly become a day in March.
	if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
	return `${String(year)}-${two(month)}-${two(day)}`;
}

/** Reads a time of the clock: `19:30`, `19.30`, `1930`, `9`, as HH:MM; undefined when it is none. */
export function readTime(text: string): string | undefined {
	const parts = text.trim().match(/^(?<hour>\d{1,2}?)(?:[:.h ]?(?<minute>\d{2}))?$/u)?.groups;
	const [hour, minute] = [Number(parts?.['hour']), Number(parts?.['minute'] ?? 0)];
	return parts && hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}

/** Writes it the way the language types it. */
export function writeDate(iso: string | null): string {
	const [year, month, day] = (iso ?? '').split('-');
	if (!year || !month || !day) return '';
	switch (words.language) {
		case 'de':
		case 'de-CH':
			return `${day}.${month}.${year}`;
		case 'en':
			return `${year}-${month}-${day}`;
		case 'fr':
		case 'it':
			return `${day}/${month}/${year}`;
	}
}

export function today(): string {
	const now = new Date();
	return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
