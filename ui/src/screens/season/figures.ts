/** Formats points, ranks and ratings of a season. */
import type { SeasonCell } from '../../backend/generated/SeasonCell';
import type { SeasonEveningView } from '../../backend/generated/SeasonEveningView';
import type { SeasonBehind } from '../../backend/generated/SeasonBehind';
import type { SeasonPattern } from '../../backend/generated/SeasonPattern';
import type { SeasonPersonRef } from '../../backend/generated/SeasonPersonRef';
import { writeDate } from '../../words/dates';
import { hyphened } from '../../words/sentences';
import { list, t, words } from '../../words/words.svelte';

/** Formats points given in hundredths: 1250 is "12,5". */
export const hundredths = (points: number): string =>
	new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(points / 100);

/** Formats a rating with its uncertainty: "1650 ± 80". */
export const rating = (value: number, deviation: number): string =>
	t('season-rating-value', { rating: String(Math.round(value)), deviation: String(Math.round(deviation)) });

/** Formats a change of a rating with its sign: "+12", "−7". */
export const change = (before: number, after: number): string =>
	new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(
		Math.round(after) - Math.round(before),
	);

/** Formats a rank, or a range of shared ranks: "3–4"; empty if there is none. */
export const ranks = (from: number | null, to: number | null): string =>
	from === null ? '' : to === null || to === from ? String(from) : t('season-ranks', { from, to });

/** Returns a person's name, with club and year of birth to distinguish namesakes. */
export const personWords = ({ name, club, birth_year }: SeasonPersonRef): string =>
	[name, club, birth_year === null ? '' : String(birth_year)].filter((part) => part !== '').join(', ');

/** Compares persons by name, in the order of the language. */
export const byName = (one: SeasonPersonRef, other: SeasonPersonRef): number =>
	personWords(one).localeCompare(personWords(other), words.language);

/** Describes the person in a decision by all given fields. */
export const patternWords = ({ name, club, birth_year, fide_id, national_id, file }: SeasonPattern): string =>
	[name, club, birth_year, fide_id, national_id, file].filter((part) => part !== null && part !== '').join(', ');

/** Returns the short name of an evening: day and month, else the beginning of its name. */
export function eveningShort({ date, name }: SeasonEveningView): string {
	if (date === null) return name.slice(0, 8);
	const [, month = '', day = ''] = date.split('-');
	return t('season-evening-date', { day: Number(day), month: Number(month) });
}

/** Returns the evenings' column heads, as on paper; several on one day are numbered. */
export function eveningHeads(evenings: readonly SeasonEveningView[]): string[] {
	const sameDay = ({ date }: SeasonEveningView) => evenings.filter((it) => date !== null && it.date === date);
	return evenings.map((evening) => {
		const others = sameDay(evening);
		const date = eveningShort(evening);
		return others.length > 1 ? t('season-evening-of-day', { date, nth: others.indexOf(evening) + 1 }) : date;
	});
}

/** Returns an evening's name and date. */
export const eveningWords = ({ date, name }: SeasonEveningView): string =>
	date === null ? name : t('season-evening-dated', { name, date: writeDate(date) });

/** Explains the points of an evening, a sentence each. */
export function pointsSaid(cell: SeasonCell): string[] {
	const { working, rank_from: from, rank_to: to, teams } = cell;
	const said = [from === to ? t('season-why-rank', { rank: from, teams }) : t('season-why-ranks', { from, to, teams })];
	if (working.guest) return [...said, t('season-why-guest')];
	const points = hundredths(working.base_hundredths);
	said.push(
		working.shared === null
			? t(`season-why-rule-${hyphened(working.rule)}`, { points })
			: t(`season-why-shared-${working.shared}`, { each: list(working.of_ranks_hundredths.map(hundredths)), points }),
	);
	if (working.bonus_hundredths !== 0)
		said.push(t('season-why-bonus', { points: hundredths(working.bonus_hundredths) }));
	said.push(t(cell.counts ? 'season-why-counts' : 'season-why-not-best'));
	return said;
}

/** Returns the evening with this number; undefined if there is none. */
export const eveningOf = (evenings: readonly SeasonEveningView[], number: number): SeasonEveningView | undefined =>
	evenings.find((evening) => evening.number === number);

/** Explains what separates a person from the previous one; undefined if it is the points. */
export function behindSaid(behind: SeasonBehind | null): string | undefined {
	if (behind === null || behind.by === 'total') return undefined;
	const figure = (value: number | null) =>
		value === null ? '' : behind.by === 'single_result' ? hundredths(value) : String(value);
	return t(`season-behind-${hyphened(behind.by)}`, {
		nth: behind.nth ?? 0,
		own: figure(behind.own),
		before: figure(behind.before),
	});
}
