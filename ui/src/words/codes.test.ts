/** Every code of the desk has a message, and every message belongs to a code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, test } from 'vitest';
import { GIVEN_ON } from '../backend/generated/commands';
import { REFUSALS, type RefusalCode } from '../backend/generated/refusals';
import { causeKey } from './sentences';
import { LANGUAGES, says, words } from './words.svelte';

const CRATES = join(import.meta.dirname, '../../../src-tauri/crates');
const hyphened = (code: string) => code.replaceAll('_', '-');
const snake = (variant: string) => variant.replaceAll(/(?<=.)[A-Z]/gu, (letter) => `_${letter}`).toLowerCase();

/** Returns the variants of a Rust enum, as they cross the bridge. */
function variants(file: string, name: string): string[] {
	const source = readFileSync(join(CRATES, file), 'utf8');
	const body = new RegExp(`pub enum ${name} \\{\\n(.*?)\\n\\}`, 'su').exec(source)?.[1] ?? '';
	return [...body.matchAll(/^ {4}([A-Z]\w*),$/gmu)].map(([, variant = '']) => snake(variant));
}

/** Returns the messages of a language by key. */
function messages(language: string) {
	const folder = join(import.meta.dirname, '../../messages', language === 'de-CH' ? 'de' : language);
	const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
	const all = files.flatMap((file) => new FluentResource(readFileSync(join(folder, file), 'utf8')).body);
	return new Map(all.map((message) => [message.id, message]));
}

/** Returns the variables of a message and its attributes. */
const variables = (message: unknown) =>
	[...JSON.stringify(message ?? {}).matchAll(/"type":"var","name":"(\w+)"/gu)].map((match) => match[1] ?? '');

const refusals = Object.entries(REFUSALS) as [RefusalCode, readonly string[] | null][];
const commands = Object.keys(GIVEN_ON);
const causes = variants('rules/src/result.rs', 'Cause');
/** Causes offered side by side, whose keys must differ. */
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

/** The phone waits instead of showing it. */
const NEVER_SHOWN: RefusalCode = 'slip_in_use';

/** Refusals whose message contains the reason. */
const ALONE: readonly RefusalCode[] = [
	'already_revealed',
	'cannot_switch',
	'claim_unfounded',
	'clock_not_waiting',
	'commitment_broken',
	'game_damaged',
	'game_days',
	'game_not_halted',
	'game_over',
	'game_position',
	'game_rules',
	'game_time',
	'illegal_move',
	'illegal_second',
	'in_ordinary_chess',
	'in_pairs',
	'late_entry_missed_otherwise',
	'no_clocks',
	'no_flag_fallen',
	'no_offer',
	'not_choosing',
	'not_on_move',
	'nothing_stored',
	'offer_pending',
	'penalty_of_too_many_points',
	'season_bad_pattern',
	'season_decision_fits_nobody',
	'season_decision_joins_two',
	'season_decision_splits_one',
	'season_decisions_contradict',
	'season_file_elsewhere',
	'season_first_place_open',
	'season_given_twice',
	'season_guest_fits_nobody',
	'season_link_leaves',
	'season_not_begun',
	'season_not_text',
	'season_nothing_found',
	'season_other_ending',
	'season_other_game',
	'season_running',
	'season_settings_backslash',
	'season_settings_bad_text',
	'season_settings_exclude',
	'season_settings_kind',
	'season_settings_missing',
	'season_settings_out_of_range',
	'season_settings_too_few',
	'season_settings_twice',
	'season_settings_unexpected',
	'season_settings_unknown_key',
	'season_settings_unknown_word',
	'season_too_large',
	'season_two_of_one_tournament',
	'season_undated',
	'table_window',
];

/** Reasons that have their own refusal messages, as the rules name them. */
const REASONS = ['cause_never_ends', 'cause_wrong_verdict'];

afterEach(() => words.speak('de'));

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
	test('every refusal says what did not happen, and why', () => {
		words.speak(language);
		const missing = refusals
			.map(([code]) => code)
			.filter((code) => code !== NEVER_SHOWN)
			.flatMap((code) => [
				`refusal-${hyphened(code)}`,
				...(ALONE.includes(code) ? [] : [`refusal-${hyphened(code)}.rule`]),
			])
			.filter((id) => !says(id));
		expect(missing).toEqual([]);
	});

	test('no sentence is of a refusal that nobody makes', () => {
		const keys = new Set([...Object.keys(REFUSALS), ...REASONS].map((code) => `refusal-${hyphened(code)}`));
		const dead = [...messages(language).keys()].filter((id) => id.startsWith('refusal-') && !keys.has(id));
		expect(dead).toEqual([]);
	});

	test('no refusal asks for data the desk does not send', () => {
		const known = messages(language);
		const asked = refusals.flatMap(([code, data]) =>
			variables(known.get(`refusal-${hyphened(code)}`))
				.filter((variable) => data !== null && !data.includes(variable))
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
		// T starts a table number, P and X choose the boards.
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
