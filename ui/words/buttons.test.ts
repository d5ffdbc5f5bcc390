/**
 * The labels of buttons: a verb in each language, in the form that the language uses there.
 *
 * English begins with a verb, French with an infinitive, Italian with an imperative; German ends with an infinitive.
 */
import { expect, test } from 'vitest';
import { EXCEPTIONS, NO_VERBS, VERBS } from './buttons';
import { buttonKeys } from './labels';
import { LANGUAGES, messages } from './texts';

const first = (label: string) => /^\p{L}+/u.exec(label)?.[0] ?? '';

const KEYS = buttonKeys([...messages('de').keys()]);

const FORMS: Record<(typeof LANGUAGES)[number], (label: string) => boolean> = {
	de: (label) => /\p{L}n(?: …|…|:.*| \(.*\))?$/u.test(label),
	en: (label) => VERBS.has(first(label)),
	fr: (label) => /^(?:Ne p(?:as|lus) (?:rien |les )?|Tout |S’|Se |Le |Y )?\p{L}+(?:er|ir|re)(?!\p{L})/u.test(label),
	// A refusal is “Non” and an infinitive.
	it: (label) => /^(?:Non \p{L}+re|\p{L}*(?:[ai]|[ai]l[oiae]))(?!\p{L})/u.test(label) && !/^\p{L}+re\b/u.test(label),
};

test('buttons are found in the components', () => {
	expect(KEYS.length).toBeGreaterThan(250);
	expect(KEYS).toEqual(expect.arrayContaining(['round-print-card', 'ask-undo.do', 'table-turn']));
});

test.each(LANGUAGES)('buttons in %s have a verb in its form', (language) => {
	const own = messages(language);
	const excepted = Object.values(EXCEPTIONS[language]).flat();
	const isExcepted = (key: string) => excepted.includes(key);
	const fails = (key: string) =>
		(own.get(key) ?? []).some((label) => NO_VERBS.has(first(label)) || !FORMS[language](label));
	const odd = KEYS.filter(fails);
	expect(odd.filter((key) => !isExcepted(key)).map((key) => `${key}: ${(own.get(key) ?? []).join(' | ')}`)).toEqual([]);
	expect(
		excepted.filter((key) => !odd.includes(key)),
		'exceptions that except nothing',
	).toEqual([]);
});

test.each(LANGUAGES)('the accessible name of a button in %s contains its visible text (WCAG 2.5.3)', (language) => {
	const own = messages(language);
	const named = [...own.keys()].filter((key) => key.endsWith('.label'));
	expect(named.length).toBeGreaterThan(5);
	// Whole words: an inflected one is another.
	const bare = (text: string) =>
		` ${text
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, ' ')
			.trim()} `;
	const odd = named.filter((key) => {
		const [text = '{'] = own.get(key.slice(0, -'.label'.length)) ?? [];
		return !text.includes('{') && (own.get(key) ?? []).some((name) => !bare(name).includes(bare(text)));
	});
	expect(odd).toEqual([]);
});
