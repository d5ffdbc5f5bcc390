/**
 * Compares the messages of all languages with each other and with the screens. A message that is missing in a language,
 * or that a screen uses without a definition, fails the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { Messages } from './messages';
import { LANGUAGES as OFFERED, t, words } from './words.svelte';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = readdirSync(join(ROOT, 'messages'));

function files(folder: string, ending: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(ending))
		.map((name) => join(folder, name));
}

/** Returns every message and attribute of a language, with its variables. */
function messages(language: string): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const file of files(join(ROOT, 'messages', language), '.ftl')) {
		const source = readFileSync(file, 'utf8');
		for (const entry of new FluentResource(source).body) {
			const parts: [string, unknown][] = Object.entries(entry.attributes).map(([name, value]) => [
				`${entry.id}.${name}`,
				value,
			]);
			if (entry.value) parts.push([entry.id, entry.value]);
			for (const [id, value] of parts) {
				expect(found.has(id), `${id} stands twice in ${language}`).toBe(false);
				const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/gu)].map(
					(match) => match[1] ?? '',
				);
				found.set(id, [...new Set(variables)].sort());
			}
		}
	}
	return found;
}

describe.each(LANGUAGES)('the messages in %s', (language) => {
	test('are all understood by the reader', () => {
		for (const file of files(join(ROOT, 'messages', language), '.ftl')) {
			const source = readFileSync(file, 'utf8');
			const written = [...source.matchAll(/^-?[a-z][\w-]* *=/gmu)].length;
			expect(new FluentResource(source).body, file).toHaveLength(written);
		}
	});
});

test('every language the window offers has messages, and the other way round', () => {
	const own = OFFERED.map(({ code }) => code).filter((code) => code !== 'de-CH');
	expect(own).toEqual(LANGUAGES.toSorted());
});

test.each(LANGUAGES.filter((language) => language !== 'de'))(
	'German and %s say the same things with the same variables',
	(language) => {
		const german = messages('de');
		const other = messages(language);
		expect(
			[...german.keys()].filter((id) => !other.has(id)),
			'only German',
		).toEqual([]);
		expect(
			[...other.keys()].filter((id) => !german.has(id)),
			`only ${language}`,
		).toEqual([]);
		for (const [id, variables] of german) expect(other.get(id), id).toEqual(variables);
	},
);

/** Returns all possible texts of a message, with placeables shortened to `x`. */
function texts(pattern: unknown): string[] {
	if (typeof pattern === 'string') return [pattern];
	if (!Array.isArray(pattern)) return [];
	const variants = pattern.flatMap((part) => (part.type === 'select' ? part.variants : []));
	const whole = pattern.map((part) => (typeof part === 'string' ? part : 'x')).join('');
	return [whole, ...variants.flatMap(({ value }) => texts(value))];
}

test('French signs and numbers stay on the line of their word', () => {
	// Exceptions: times (14:05), addresses, `Nom;Force`, `!?`.
	const broken = /[ \u00A0][;:!?»%]|[^\u202F;:!?][;:!?](?=\s|$)|[^\u202F]»|«[^\u202F]|[Nn]°[^\u00A0]/u;
	const found = files(join(ROOT, 'messages/fr'), '.ftl').flatMap((file) =>
		new FluentResource(readFileSync(file, 'utf8')).body.flatMap(({ id, value, attributes }) =>
			Object.entries({ '': value, ...attributes })
				.filter(([, pattern]) => texts(pattern).some((text) => broken.test(text)))
				.map(([name]) => `${basename(file)}: ${id}${name && `.${name}`}`),
		),
	);
	expect(found).toEqual([]);
});

/** The keys of one screen must distinguish the causes of a win, and those of a draw. */
test.each(LANGUAGES)('no two causes in %s share a key', (language) => {
	const folder = join(ROOT, 'messages', language);
	const entries = new FluentResource(readFileSync(join(folder, 'common.ftl'), 'utf8')).body;
	const key = (cause: string) => entries.find(({ id }) => id === `cause-${cause}`)?.attributes['key'];
	const won = ['checkmate', 'flag-fall', 'resignation', 'illegal-move', 'arbiter-decision', 'forfeit'].map(key);
	const drawn = ['draw-agreed', 'both-mated', 'both-flags', 'simultaneous-claims', 'arbiter-decision'].map(key);
	for (const keys of [won, drawn]) {
		expect(new Set(keys).size, String(keys)).toBe(keys.length);
		// T starts a table number, P and X choose the boards.
		for (const letter of keys) expect(letter).toMatch(/^[A-OQ-SU-WYZ]$/u);
	}
});

test('every message a screen asks for by name is written', () => {
	const german = messages('de');
	const missing: string[] = [];
	for (const file of ['src', 'hall'].flatMap((folder) => [
		...files(join(ROOT, folder), '.svelte'),
		...files(join(ROOT, folder), '.ts'),
	])) {
		if (file.endsWith('.test.ts')) continue;
		const source = readFileSync(file, 'utf8');
		for (const match of source.matchAll(/\bt\(\s*'([\w.-]+)'/gu)) {
			const id = match[1] ?? '';
			if (!german.has(id)) missing.push(`${file}: ${id}`);
		}
	}
	expect(missing).toEqual([]);
});

/**
 * A message may be used by its name, by a prefix before a code (`cause-${code}`), or by a suffix after another name
 * (`${key}-players`). Unused messages would be translated for nothing.
 */
test('every message is asked for', () => {
	const folders = [
		join(ROOT, 'src'),
		join(ROOT, 'hall'),
		join(ROOT, '../src-tauri/crates'),
		join(ROOT, '../src-tauri/src'),
	];
	const sources = folders
		.flatMap((folder) => ['.svelte', '.ts', '.rs'].flatMap((ending) => files(folder, ending)))
		.filter((file) => !/\.test\.ts$|[\\/]tests(?:[\\/]|\.rs$)/u.test(file))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n');
	const found = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map((match) => match[1] ?? ''))];
	const names = new Set(found(/(?<![\w-])([a-z]\w*(?:-\w+)*)(?![\w-])/gu));
	const beginnings = found(/([a-z][\w-]*-)(?:\$?\{|')/gu);
	const ends = found(/\}(-[a-z][\w-]*)/gu);
	const isAsked = (id: string): boolean =>
		names.has(id) ||
		beginnings.some((beginning) => id.startsWith(beginning)) ||
		ends.some((end) => id.endsWith(end) && isAsked(id.slice(0, -end.length)));
	const ids = [...messages('de').keys()].map((id) => id.split('.')[0] ?? '');
	expect(ids.filter((id) => !isAsked(id))).toEqual([]);
});

test('a name that turns the text is told apart, and all others stay as they are', () => {
	words.speak('de-CH');
	expect(t('white')).toBe('Weiss');
	expect(t('journal-add-player', { name: 'Krähe, Anna' })).toContain('Krähe, Anna');
	expect(t('journal-add-player', { name: 'a\u202eb' })).toContain('\u2068a\u202eb\u2069');
	words.speak('de');
});

test('a message is found whichever is said first, with what it says by another one, and none that is not there', () => {
	const source =
		'# told to translators\nover = { under } and { -brand }\nunder = low\n    .rule = why\n-brand = Kralle\n';
	const said = (name: string) => {
		const messages = new Messages('en', [
			source,
			'other =\n    { $count ->\n        [one] one\n       *[other] many\n    }\n',
		]);
		const value = messages.find(name)?.value;
		const errors: Error[] = [];
		const text = value ? messages.format(value, { count: 2 }, errors) : undefined;
		expect(errors).toEqual([]);
		return text;
	};
	expect(said('over')).toBe('low and Kralle');
	expect(said('under')).toBe('low');
	expect(said('other')).toBe('many');
	expect(said('none')).toBeUndefined();
	expect(new Messages('en', [source]).find('under')?.attributes['rule']).toBe('why');
});
