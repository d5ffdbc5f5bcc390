/** A label that a message quotes is a label of the program, in the same words. */
import { expect, test } from 'vitest';
import { EXCEPTIONS } from './quoted';
import { type Language, LANGUAGES, messages, messageTexts } from './texts';

/** Quotation marks of each language; a thin space may stand inside. */
const QUOTED: Record<Language, RegExp> = {
	de: /„([^“]+)“/gu,
	en: /“([^”]+)”/gu,
	fr: /«\s?([^»]+?)\s?»/gu,
	it: /«([^»]+)»/gu,
};

/** A pattern of what the text can become: any value may be filled in. */
const pattern = (text: string) =>
	new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '.+')}(?: ?…)?$`, 'u');

/** Quotes of a language that no label has, as `key: quote`. */
function strange(language: Language): string[] {
	const labels = new Set([...messages(language).values()].flat());
	const open = [...labels].filter(
		(text) => /\{\w+\}/u.test(text) && /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}/gu, '')),
	);
	const patterns = open.map(pattern);
	// An option is written small, and large where it begins a sentence.
	const cases = (quote: string) => [quote, quote.slice(0, 1).toLowerCase() + quote.slice(1)];
	const isLabel = (quote: string) =>
		cases(quote).some((it) => ['', '…', ' …'].some((end) => labels.has(`${it}${end}`))) ||
		patterns.some((it) => it.test(quote));
	return messageTexts(language).flatMap(({ key, text }) =>
		[...text.matchAll(QUOTED[language])]
			.map(([, quote = '']) => quote)
			// A value that is filled in is no label.
			.filter((quote) => !quote.includes('{') && !isLabel(quote))
			.map((quote) => `${key}: ${quote}`),
	);
}

test.each(LANGUAGES)('a quoted label in %s is a label', (language) => {
	const isExcepted = (key: string) => Object.values(EXCEPTIONS).some((it) => it.test(key));
	expect(strange(language).filter((it) => !isExcepted(it.slice(0, it.indexOf(':'))))).toEqual([]);
});

test.each(Object.entries(EXCEPTIONS))('there are quotes that are %s', (_, keys) => {
	expect(LANGUAGES.flatMap(strange).some((it) => keys.test(it.slice(0, it.indexOf(':'))))).toBe(true);
});
