/** The words of the program in `docs/glossary.md`: no text of a language has a synonym that the table bans. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXCEPTIONS } from './glossary';
import { hasPhrase } from './phrase';
import { LANGUAGES, ROOT, texts } from './texts';

/** Behind it in a cell: the synonyms that the word replaces. */
const NOT = ' — not: ';

/** Rows of the table: a key, and the banned phrases of each language. */
const ROWS = (readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('## Words of the program')[1] ?? '')
	.split('\n')
	.filter((line) => line.startsWith('| `'))
	.map((line) => {
		const [key = '', ...cells] = line.split('|').slice(1, -1);
		const banned = cells.map((cell) =>
			(cell.split(NOT)[1] ?? '')
				.split(';')
				.map((phrase) => phrase.trim())
				.filter((phrase) => phrase !== ''),
		);
		return { key: key.trim().replaceAll('`', ''), cells, banned };
	});

test('each word of the program has a key of its own and a word in each language', () => {
	expect(ROWS.length).toBeGreaterThan(80);
	expect(new Set(ROWS.map(({ key }) => key)).size).toBe(ROWS.length);
	expect(ROWS.filter(({ cells }) => cells.length !== LANGUAGES.length || cells.some((it) => !it.trim()))).toEqual([]);
});

test.each(LANGUAGES)('no text in %s has a word that the glossary bans', (language) => {
	const excepted = EXCEPTIONS[language];
	const unused = new Set(Object.keys(excepted));
	const places = texts(language).flatMap(({ key, text }) =>
		ROWS.flatMap((row) =>
			(row.banned[LANGUAGES.indexOf(language)] ?? [])
				.filter((phrase) => hasPhrase(text, phrase))
				.filter((phrase) => {
					const exception = `${key}: ${phrase}`;
					unused.delete(exception);
					return !(exception in excepted);
				})
				.map((phrase) => `${key}: ${phrase} (${row.key}): ${text}`),
		),
	);
	expect(places).toEqual([]);
	expect([...unused], 'exceptions that except nothing').toEqual([]);
});

test('a phrase is a word of its own, in its own case', () => {
	expect(hasPhrase('Der Club.', 'Club')).toBe(true);
	expect(hasPhrase('Clubs', 'Club')).toBe(false);
	expect(hasPhrase('club', 'Club')).toBe(false);
	expect(hasPhrase('partie n° {number}', 'n°')).toBe(true);
});
