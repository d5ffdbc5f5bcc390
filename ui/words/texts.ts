/** The texts that a person reads, by language: messages, labels of sheets, paragraphs of the handbook. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ROOT = join(import.meta.dirname, '../..');

export interface Text {
	/** The name of a message (`name.attribute`), `templates/NAME` or `handbook/NAME`. */
	key: string;
	/** The file of the messages, without its ending; empty for sheets and the handbook. */
	file: string;
	/** A placeable is its name in braces: `{count}`. */
	text: string;
}

/** The files of a folder and its subfolders that end so. */
export function files(folder: string, ending: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(ending))
		.map((name) => join(folder, name))
		.sort();
}

/** An expression as the parser of Fluent gives it. */
interface Expression {
	type: 'var' | 'mesg' | 'term' | 'str' | 'num' | 'func' | 'select';
	name?: string;
	value?: unknown;
	variants?: { value: unknown }[];
}

/**
 * Every text of a pattern: the first variant of each selection together, then each other variant in its place.
 */
export function expand(pattern: unknown): string[] {
	if (typeof pattern === 'string') return [pattern];
	if (!Array.isArray(pattern)) return [];
	const parts = (pattern as (string | Expression)[]).map(choices);
	const first = parts.map(([it = '']) => it);
	const others = parts.flatMap((part, at) => part.slice(1).map((it) => first.with(at, it).join('')));
	return [first.join(''), ...others];
}

function choices(part: string | Expression): string[] {
	if (typeof part === 'string') return [part];
	if (part.type === 'select') return (part.variants ?? []).flatMap(({ value }) => expand(value));
	return [part.type === 'str' ? String(part.value) : `{${part.name ?? ''}}`];
}

/** A message or an attribute as the parser of Fluent reads it. */
export interface Pattern extends Omit<Text, 'text'> {
	pattern: unknown;
}

/** Every message of a language, attributes as `name.attribute`. */
export const patterns = (language: Language): Pattern[] =>
	files(join(ROOT, 'ui/messages', language), '.ftl').flatMap((path) =>
		new FluentResource(readFileSync(path, 'utf8')).body.flatMap(({ id, value, attributes }) =>
			Object.entries({ '': value, ...attributes }).map(([name, pattern]) => ({
				key: name ? `${id}.${name}` : id,
				file: basename(path, '.ftl'),
				pattern,
			})),
		),
	);

/** The texts of every message of a language. */
export const messageTexts = (language: Language): Text[] =>
	patterns(language).flatMap(({ pattern, ...place }) => expand(pattern).map((text) => ({ ...place, text })));

/** The texts of each message, by its name. */
export function messages(language: Language): Map<string, string[]> {
	const all = new Map<string, string[]>();
	for (const { key, text } of messageTexts(language)) all.set(key, [...(all.get(key) ?? []), text]);
	return all;
}

/** The labels of the templates of sheets: every string under the name of the language. */
export function sheetLabels(language: Language): Text[] {
	const label = new RegExp(`\\b${language} = "((?:[^"\\\\]|\\\\.)*)"`, 'gu');
	return files(join(ROOT, 'templates'), '.toml').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(label)].map(([, text = '']) => ({
			key: `templates/${basename(file, '.toml')}`,
			file: '',
			text,
		})),
	);
}

/** A paragraph of Markdown without code and without the targets of its links. */
const readable = (markdown: string) =>
	markdown
		.replaceAll(/<!--.*?-->/gsu, '')
		.replaceAll(/`[^`]*`/gu, '{code}')
		.replaceAll(/\]\([^)]*\)/gu, ']')
		.replaceAll(/[ \n]+/gu, ' ')
		.trim();

/** The paragraphs of the handbook, list items and rows of tables each for themselves. */
export function handbook(language: Language): Text[] {
	return files(join(ROOT, 'docs/handbook', language), '.md').flatMap((file) =>
		readFileSync(file, 'utf8')
			.replaceAll(/^```.*?^```/gmsu, '')
			.split(/\n\s*\n|\n(?=\s*(?:[-|#]|\d+\.) ?)/u)
			.map((paragraph) => ({ key: `handbook/${basename(file, '.md')}`, file: '', text: readable(paragraph) }))
			.filter(({ text }) => /\p{L}/u.test(text)),
	);
}

/** Every text of a language. */
export const texts = (language: Language): Text[] => [
	...messageTexts(language),
	...sheetLabels(language),
	...handbook(language),
];
