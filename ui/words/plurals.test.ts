/** A number before a noun selects the form of the noun: no count stands before a fixed plural. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { EXCEPTIONS, PLURALS } from './plurals';
import { type Language, LANGUAGES, patterns } from './texts';

/** Variables that are words: names of players, colors and files. */
const WORDS = ['color', 'entrant', 'entry', 'name', 'side', 'word'];
/** Variables that select the form for another one, which is a text such as “2½”. */
const SELECT_FOR: Partial<Record<string, readonly string[]>> = { points: ['count', 'halves', 'hundredths'] };

interface Expression {
	type: string;
	name?: string;
	selector?: { name?: string };
	variants?: { value: unknown }[];
}

/** The variables of a pattern that are followed by one of the nouns, but select no form. */
function fixed(pattern: unknown, nouns: RegExp, selected: readonly string[] = []): string[] {
	if (!Array.isArray(pattern)) return [];
	return (pattern as (string | Expression)[]).flatMap((part, at, parts) => {
		if (typeof part === 'string') return [];
		if (part.type === 'select') {
			const inside = [...selected, part.selector?.name ?? ''];
			return (part.variants ?? []).flatMap(({ value }) => fixed(value, nouns, inside));
		}
		const { name = '' } = part;
		const next = parts[at + 1];
		const [noun] = (typeof next === 'string' && nouns.exec(next)) || [];
		const isSelected = [name, ...(SELECT_FOR[name] ?? [])].some((it) => selected.includes(it));
		const isCount = part.type === 'var' && noun !== undefined && !WORDS.includes(name);
		return isCount && !isSelected ? [`{${name}}${noun}`] : [];
	});
}

function fixedPlurals(language: Language): [string, string][] {
	const nouns = new RegExp(`^[ \\u00a0\\u202f](?:${PLURALS[language].join('|')})(?!\\p{L})`, 'u');
	return patterns(language).flatMap(({ key, pattern }) =>
		fixed(pattern, nouns).map((it): [string, string] => [key, it]),
	);
}

const EXCEPTED = Object.values(EXCEPTIONS).flat();

test.each(LANGUAGES)('no count in %s stands before a fixed plural', (language) => {
	const places = fixedPlurals(language).filter(([key]) => !EXCEPTED.includes(key));
	expect(places.map((it) => it.join(': '))).toEqual([]);
});

test('each exception excepts a place', () => {
	const keys = LANGUAGES.flatMap(fixedPlurals).map(([key]) => key);
	expect(EXCEPTED.filter((key) => !keys.includes(key))).toEqual([]);
});

test('a variant selects the form of its noun', () => {
	const [{ value } = {}] = new FluentResource('a = { $n ->\n    [one] a day\n   *[other] { $n } days\n }\n').body;
	expect(fixed(value, /^ days/u)).toEqual([]);
	const [{ value: plain } = {}] = new FluentResource('a = in { $n } days\n').body;
	expect(fixed(plain, /^ days/u)).toEqual(['{n} days']);
});
