/** The handbook against what it speaks of: buttons, pages, keys. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, test } from 'vitest';
import { DIALOGS, PAGES, PLACES } from '../src/app/places';
import { handbook } from '../src/shell/handbook';
import { keyGroups } from '../src/shell/keyGroups';
import { t, words } from '../src/words/words.svelte';
import { type Page, render } from './render';
import { FOLDER, type HandbookLanguage, LANGUAGES, PICTURE, pictureFile, pictures, sources } from './sources';

/** Languages in which every page is written. */
const COMPLETE = ['de', 'en'] as const;

afterEach(() => words.speak('de'));

/** What a message may say, as a pattern: what is filled in may be anything. */
function patterns(language: string): RegExp[] {
	const folder = join(import.meta.dirname, '../messages', language);
	const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
	return readdirSync(folder)
		.filter((name) => name.endsWith('.ftl'))
		.flatMap((name) => new FluentResource(readFileSync(join(folder, name), 'utf8')).body)
		.flatMap(({ value, attributes }) => [value, ...Object.values(attributes)])
		.flatMap((value) => {
			if (typeof value === 'string') return [new RegExp(`^${escaped(value)}$`, 'u')];
			const parts = (value ?? []).map((part) => (typeof part === 'string' ? escaped(part) : '.+'));
			// What is filled in alone says nothing.
			return /\p{L}{4}/u.test(parts.filter((part) => part !== '.+').join(''))
				? [new RegExp(`^${parts.join('')}$`, 'u')]
				: [];
		});
}

/** Whether a WebP without loss has these sides: 14 bits each, less one, behind its head. */
function isAsLarge(file: string, { width, height }: typeof PICTURE): boolean {
	const sides = readFileSync(file).readUInt32LE(21);
	return (sides & 0x3fff) === width - 1 && ((sides >>> 14) & 0x3fff) === height - 1;
}

const anchors = (pages: readonly Page[]) =>
	new Set(pages.flatMap(({ name, headings }) => [`#${name}`, ...headings.map(({ id }) => `#${name}/${id}`)]));

describe.each(LANGUAGES)('the handbook in %s', (language) => {
	const written = sources(language);
	const pages = written.map(render);

	test('quotes only what the program says in this language', () => {
		const said = patterns(language);
		const quoted = written.flatMap(({ name, markdown }) =>
			[...markdown.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, text = '']) => ({
				name,
				// A space that does not break belongs to the word.
				text: text.replaceAll(/[ \n]+/gu, ' '),
			})),
		);
		expect(quoted.filter(({ text }) => !said.some((it) => it.test(text)))).toEqual([]);
	});

	test('has no link that leads nowhere', () => {
		const there = anchors(pages);
		const links = pages.flatMap(({ name, html }) =>
			[...html.matchAll(/href="([^"]*)"/gu)].map(([, to = '']) => ({ name, to })),
		);
		expect(links.filter(({ to }) => !there.has(decodeURI(to)))).toEqual([]);
	});

	test('has every picture it shows, of the size its place has, and says what each shows', () => {
		expect(pictures(language).filter((scene) => !existsSync(pictureFile(language, scene)))).toEqual([]);
		expect(pictures(language).filter((scene) => !isAsLarge(pictureFile(language, scene), PICTURE))).toEqual([]);
		const shown = pages.flatMap(({ html }) => [...html.matchAll(/<img [^>]*>/gu)].map(([it]) => it));
		const wanted = /src="pictures\/([\w-]+)\.webp" alt="[^"]{8,}"/u;
		expect([...new Set(shown.map((it) => wanted.exec(it)?.[1] ?? it))].sort()).toEqual(pictures(language));
	});

	test('has every page it lists, and lists every page it has', () => {
		const files = readdirSync(join(FOLDER, language)).filter((name) => name.endsWith('.md') && name !== 'SUMMARY.md');
		expect(files.sort()).toEqual(written.map(({ name }) => `${name}.md`).sort());
	});
});

test('German and English have the same pages, with as many headings', () => {
	const shape = (language: HandbookLanguage) =>
		sources(language)
			.map(render)
			.map(({ name, headings }) => [name, headings.map(({ depth }) => depth).join('')]);
	expect(shape('en')).toEqual(shape('de'));
});

test.each(COMPLETE)('every screen and dialog has its page in %s', async (language) => {
	const pages = await handbook(language);
	const missing = [...PLACES, ...DIALOGS].filter((it) => !pages.some(({ name }) => name === PAGES[it]));
	expect(missing).toEqual([]);
});

test.each(['fr', 'it'] as const)('English lends the pages that %s lacks, after its own', async (language) => {
	const [pages, english] = [await handbook(language), await handbook('en')];
	expect(pages[0]).toMatchObject({ name: 'first-evening', language });
	expect(pages.map(({ name }) => name).sort()).toEqual(english.map(({ name }) => name).sort());
});

test('Swiss German is spelled as in Switzerland', async () => {
	const html = (await handbook('de-CH')).map((page) => page.html).join('');
	expect(html).not.toContain('ß');
	expect((await handbook('de')).some((page) => page.html.includes('ß'))).toBe(true);
});

/** The card of keys, as Markdown for one page of paper. */
function card(): string {
	const groups = keyGroups().map(({ title, keys }) => {
		const rows = keys.map(([key, text]) => `| \`${key}\` | ${text} |`);
		return [`## ${title}`, '', '| | |', '|---|---|', ...rows, ''].join('\n');
	});
	return `# ${t('keys-title')}\n\n<!-- UPDATE_GENERATED=1 npm test -- handbook -->\n\n${groups.join('\n')}`;
}

test.each(COMPLETE)('the card of keys in %s shows the keys there are', (language) => {
	words.speak(language);
	const file = join(FOLDER, language, 'keys.md');
	if (process.env['UPDATE_GENERATED']) writeFileSync(file, card());
	expect(readFileSync(file, 'utf8')).toBe(card());
});

test('each section of a page has its words, those before the first heading too', () => {
	const markdown =
		'# Saison\n\nEine **Tabelle**.\n\n## Wer ist wer?\n\nDrücke `J`.\n\n- „Ja“ & nein\n\n### Warum?\n\nDarum.\n';
	const page = render({ name: 'season', markdown });
	expect(page.headings.map(({ text }) => text)).toEqual(['Saison', 'Wer ist wer?', 'Warum?']);
	expect(page.texts).toEqual(['Eine Tabelle.', 'Drücke J. „Ja“ & nein', 'Darum.']);
});

test.each(COMPLETE)('every page in %s is found by the words of each section', async (language) => {
	const pages = await handbook(language);
	for (const { name, headings, texts } of pages) {
		expect(texts.length, name).toBe(headings.length);
		expect(texts.join('').length, name).toBeGreaterThan(100);
	}
});
