/**
 * Every code the desk can send has its sentence. The codes are read from the sources of the
 * crates, so that a new one without words fails here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, test } from 'vitest';
import { causeKey } from './sentences';
import { LANGUAGES, says, words } from './words.svelte';

const CRATES = join(import.meta.dirname, '../../../src-tauri/crates');
const hyphened = (code: string) => code.replaceAll('_', '-');
const snake = (variant: string) => variant.replaceAll(/(?<=.)[A-Z]/gu, (letter) => `_${letter}`).toLowerCase();

/** The variants of an enum with their fields, as they cross the bridge. */
function fields(file: string, name: string): Map<string, string[]> {
	const source = readFileSync(join(CRATES, file), 'utf8');
	const body = new RegExp(`pub enum ${name} \\{\\n(.*?)\\n\\}`, 'su').exec(source)?.[1] ?? '';
	const found = new Map<string, string[]>();
	for (const [, variant = '', inside = ''] of body.matchAll(/^ {4}([A-Z]\w*)(?: \{\n(.*?)^ {4}\})?,$/gmsu)) {
		found.set(
			snake(variant),
			[...inside.matchAll(/^ {8}(\w+):/gmu)].map((match) => match[1] ?? ''),
		);
	}
	return found;
}

const variants = (file: string, name: string) => [...fields(file, name).keys()];

/** The variables of a message and its attributes. */
function variables(language: string, id: string): string[] {
	const folder = join(import.meta.dirname, '../../messages', language === 'de-CH' ? 'de' : language);
	const entry = readdirSync(folder)
		.filter((file) => file.endsWith('.ftl'))
		.flatMap((file) => new FluentResource(readFileSync(join(folder, file), 'utf8')).body)
		.find((message) => message.id === id);
	return [...JSON.stringify(entry ?? {}).matchAll(/"type":"var","name":"(\w+)"/gu)].map((match) => match[1] ?? '');
}

/** Everything in the sources of crate desk that `pattern` finds. */
function inDesk(pattern: RegExp): string[] {
	const folder = join(CRATES, 'desk/src');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.rs'));
	return files.flatMap((file) =>
		[...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map((match) => match[1] ?? ''),
	);
}

const refusals = [
	...variants('tournament/src/refusal.rs', 'Refusal'),
	...variants('store/src/error.rs', 'StoreError'),
	...variants('updates/src/refused.rs', 'Refused'),
	...inDesk(/RefusalView::new\(\s*"(\w+)"/gu),
	'bad_field',
	'internal',
];
const commands = inDesk(/\.command(?:_under)?\(\s*"(\w+)"/gu);
const causes = variants('rules/src/result.rs', 'Cause');
/** Causes that stand side by side, whose keys must differ. */
const OFFERED = {
	win: ['checkmate', 'flag_fall', 'resignation', 'illegal_move', 'arbiter_decision', 'forfeit'],
	'draw of teams, with all that an announcement can admit': [
		'draw_agreed',
		'both_mated',
		'both_flags',
		'simultaneous_claims',
		'flag_fall',
		'stalemate',
		'repetition',
		'fifty_moves',
		'dead_position',
		'arbiter_decision',
	],
	'draw of single players': [
		'draw_agreed',
		'stalemate',
		'repetition',
		'fifty_moves',
		'dead_position',
		'kings_adjacent',
		'flag_fall',
		'illegal_move',
		'both_mated',
		'both_flags',
		'arbiter_decision',
	],
};

afterEach(() => words.speak('de'));

test('the codes are found in the sources', () => {
	expect(refusals.length).toBeGreaterThan(50);
	expect(commands.length).toBeGreaterThan(15);
	expect(causes).toContain('flag_fall');
});

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
	test('every refusal says what did not happen, and why', () => {
		words.speak(language);
		const missing = refusals
			.flatMap((code) => [`refusal-${hyphened(code)}`, `refusal-${hyphened(code)}.rule`])
			.filter((id) => !says(id));
		expect(missing).toEqual([]);
	});

	test('no refusal asks for data the desk does not send', () => {
		const sent = [
			...fields('tournament/src/refusal.rs', 'Refusal'),
			...fields('store/src/error.rs', 'StoreError'),
			...fields('updates/src/refused.rs', 'Refused'),
		];
		expect(sent.some(([, names]) => names.length > 1)).toBe(true);
		const asked = sent.flatMap(([code, names]) =>
			variables(language, `refusal-${hyphened(code)}`)
				.filter((variable) => !names.includes(variable))
				.map((variable) => `${code}: ${variable}`),
		);
		expect(asked).toEqual([]);
	});

	test('every command of the journal has a sentence', () => {
		words.speak(language);
		expect(commands.map((command) => `journal-${hyphened(command)}`).filter((id) => !says(id))).toEqual([]);
	});

	test('every cause has a name', () => {
		words.speak(language);
		expect(causes.map((cause) => `cause-${hyphened(cause)}`).filter((id) => !says(id))).toEqual([]);
	});

	test.each(Object.entries(OFFERED))('causes offered together have keys of their own: %s', (_, offered) => {
		words.speak(language);
		const keys = offered.map(causeKey);
		expect(new Set(keys).size, keys.join(' ')).toBe(keys.length);
		// T goes to a table, P and X choose the boards.
		for (const key of keys) expect(key).toMatch(/^[A-OQ-SU-WYZ]$/u);
	});
});

test('the window knows every hint of the hall by its code', () => {
	const source = readFileSync(join(CRATES, 'hall/src/hint.rs'), 'utf8');
	const body = /pub enum Hint \{\n(.*?)\n\}/su.exec(source)?.[1] ?? '';
	const codes = [...body.matchAll(/^ {4}([A-Z]\w*)/gmu)].map(([, variant = '']) => snake(variant));
	expect(codes).toContain('asks_first');
	const desktop = readFileSync(join(import.meta.dirname, '../backend/desktop.ts'), 'utf8');
	const type = /export type HallHint =(.*?);\n\n/su.exec(desktop)?.[1] ?? '';
	const listed = [...type.matchAll(/code: ([^;}]*)/gu)].flatMap(([, union = '']) => union.match(/\w+/gu) ?? []);
	expect(listed.sort()).toEqual(codes.sort());
});
