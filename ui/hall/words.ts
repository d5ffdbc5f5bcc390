/** Embeds the messages into a page as the server does, for the development server and the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** The placeholder for the messages in a page. */
const MARK = '<!--WORDS-->';

/** The message files of each page, by its name; the server reads the same list. */
export const FILES: Record<string, string[]> = JSON.parse(
	readFileSync(join(import.meta.dirname, 'messages.json'), 'utf8'),
);

/** Returns a page with the messages of a language. */
export function withWords(html: string, page: string, language: string): string {
	const messages = (FILES[page] ?? [])
		.map((name) => join(import.meta.dirname, '../messages', language, `${name}.ftl`))
		.filter((file) => existsSync(file))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n')
		// Remove the comments for translators.
		.replaceAll(/^#.*\n/gmu, '');
	const words = JSON.stringify({ language, languages: ['de', 'en', 'fr', 'it'], messages });
	return html.replace(MARK, () => words.replaceAll('<', '\\u003c'));
}

/** Embeds messages into the pages of the development server: `npm run dev`, then `/hall/m.html?l=fr`. */
export const words = (): Plugin => ({
	name: 'kralle-words',
	apply: 'serve',
	transformIndexHtml: (html, { path, originalUrl }) =>
		withWords(html, basename(path, '.html'), new URLSearchParams(originalUrl?.split('?')[1]).get('l') ?? 'de'),
});
