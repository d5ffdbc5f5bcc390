/**
 * Holds the messages against each other and against the screens: a language that lacks a message,
 * or a screen that asks for one nobody wrote, fails here and so fails the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = ['de', 'en'] as const;

function files(folder: string, ending: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(ending))
		.map((name) => join(folder, name));
}

/** Every message and attribute of a language, with the variables it uses. */
function messages(language: string): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const file of files(join(ROOT, 'messages', language), '.ftl')) {
		const source = readFileSync(file, 'utf8');
		for (const entry of new FluentResource(source).body) {
			const parts: [string, unknown][] = Object.entries(entry.attributes).map(([name, value]) => [`${entry.id}.${name}`, value]);
			if (entry.value) parts.push([entry.id, entry.value]);
			for (const [id, value] of parts) {
				expect(found.has(id), `${id} stands twice in ${language}`).toBe(false);
				const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/gu)].map((match) => match[1] ?? '');
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

test('German and English say the same things with the same variables', () => {
	const german = messages('de');
	const english = messages('en');
	expect([...german.keys()].filter((id) => !english.has(id)), 'only German').toEqual([]);
	expect([...english.keys()].filter((id) => !german.has(id)), 'only English').toEqual([]);
	for (const [id, variables] of german) {
		// A language may leave out a number it does not inflect by, but may not invent one.
		expect(english.get(id), id).toEqual(variables);
	}
});

test('every message a screen asks for by name is written', () => {
	const german = messages('de');
	const missing: string[] = [];
	for (const file of [...files(join(ROOT, 'src'), '.svelte'), ...files(join(ROOT, 'src'), '.ts')]) {
		if (file.endsWith('.test.ts')) continue;
		const source = readFileSync(file, 'utf8');
		for (const match of source.matchAll(/\bt\(\s*'([\w.-]+)'/gu)) {
			const id = match[1] ?? '';
			if (!german.has(id)) missing.push(`${file}: ${id}`);
		}
	}
	expect(missing).toEqual([]);
});
