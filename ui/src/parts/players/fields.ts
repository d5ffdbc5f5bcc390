/** The typed fields of a player, and the kinds of ratings. */
import type { HTMLInputAttributes } from 'svelte/elements';
import type { PlayerFields, RatingKindName } from '../../backend/generated';

/** The default priority of ratings. */
export const RATING_KINDS: readonly RatingKindName[] = ['national', 'standard', 'rapid', 'blitz', 'other', 'tandem'];

/** Parses a number; null for an empty field, undefined if it is invalid or out of range. */
export function readNumber(typed: string, least: number, most: number): number | null | undefined {
	const text = typed.trim();
	if (text === '' || text === '-' || text === '–') return null;
	if (!/^\d+$/u.test(text)) return undefined;
	const number = Number(text);
	return number >= least && number <= most ? number : undefined;
}

/** The single-line fields of a player, besides name, club and ratings. */
export type FactKey = 'title' | 'birth_year' | 'federation' | 'fide_id' | 'national_id';

interface Fact {
	key: FactKey;
	/** The message keys of its label, and of the expected input. */
	label: string;
	expected: string;
	/** Parses the value; undefined if it is invalid. */
	read: (typed: string) => string | number | null | undefined;
	/** The attributes of the input besides label and value. */
	input: Pick<HTMLInputAttributes, 'maxlength' | 'inputmode' | 'autocapitalize'>;
	/** The message keys of the placeholder and the tooltip. */
	placeholder?: string;
	title?: string;
}

const digits = { inputmode: 'numeric' } as const;
const within = (least: number, most: number) => (typed: string) => readNumber(typed, least, most);
const matching = (pattern: RegExp) => (typed: string) => {
	const text = typed.trim();
	return text === '' || pattern.test(text) ? text : undefined;
};

/** All facts, in the order of the dialog. */
export const FACTS: readonly Fact[] = [
	{
		key: 'title',
		label: 'player-title',
		expected: 'expected-text',
		read: (typed) => typed.trim(),
		input: { maxlength: 40 },
		placeholder: 'player-title.hint',
	},
	{
		key: 'birth_year',
		label: 'players-birth-year',
		expected: 'expected-birth-year',
		read: within(1900, 2100),
		input: digits,
	},
	{
		key: 'federation',
		label: 'field-federation',
		expected: 'expected-federation',
		read: (typed) => matching(/^[A-Za-z]{3}$/u)(typed)?.toUpperCase(),
		input: { maxlength: 3, autocapitalize: 'characters' },
		title: 'expected-federation',
	},
	{
		key: 'fide_id',
		label: 'player-fide-id',
		expected: 'expected-fide-id',
		read: within(1, 4294967295),
		input: digits,
	},
	{
		key: 'national_id',
		label: 'player-national-id',
		expected: 'expected-national-id',
		read: matching(/^(?=.*\d).{1,32}$/u),
		input: { maxlength: 32 },
		title: 'player-national-id.hint',
	},
];

/** Returns the facts of a player as typed text. */
export const typedFacts = (fields?: PlayerFields): Record<FactKey, string> =>
	Object.fromEntries(FACTS.map(({ key }) => [key, String(fields?.[key] ?? '')])) as Record<FactKey, string>;

/** Parses the facts of a player; invalid ones become null. */
export const readFacts = (typed: Record<FactKey, string>): Pick<PlayerFields, FactKey> =>
	Object.fromEntries(FACTS.map(({ key, read }) => [key, read(typed[key]) ?? null])) as Pick<PlayerFields, FactKey>;

/** Returns a player who is present, with only a name. */
export const newPlayer = (name: string): PlayerFields => ({
	...readFacts(typedFacts()),
	name: name.trim(),
	club: '',
	ratings: {},
	presence: 'here',
	part: 'entered',
});
