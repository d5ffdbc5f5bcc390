/** The words of a page as the server fills them in; here for the development server and the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** The mark in a page that the words take the place of. */
const MARK = '<!--WORDS-->';

/** The files of messages each page needs, by its name; the server reads the same list. */
export const FILES: Record<string, string[]> = JSON.parse(
	readFileSync(join(import.meta.dirname, 'messages.json'), 'utf8'),
);

/** A page with its words in a language. */
export function withWords(html: string, page: string, language: string): string {
	const messages = (FILES[page] ?? [])
		.map((name) => join(import.meta.dirname, '../messages', language, `${name}.ftl`))
		.filter((file) => existsSync(file))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n')
		// What translators are told is for no phone.
		.replaceAll(/^#.*\n/gmu, '');
	const words = JSON.stringify({ language, languages: ['de', 'en', 'fr', 'it'], messages });
	return html.replace(MARK, () => words.replaceAll('<', '\\u003c'));
}

/** Fills the pages of the development server: `npm run dev`, then `/hall/m.html?l=fr`. */
export const words = (): Plugin => ({
	name: 'kralle-words',
	apply: 'serve',
	transformIndexHtml: (html, { path, originalUrl }) =>
		withWords(html, basename(path, '.html'), new URLSearchParams(originalUrl?.split('?')[1]).get('l') ?? 'de'),
});
