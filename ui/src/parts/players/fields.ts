/** The fields of a player as people type them, and the kinds of ratings. */
import type { HTMLInputAttributes } from 'svelte/elements';
import type { PlayerFields, RatingKindName } from '../../backend/generated';

/** In this order a rating counts where the director says nothing. */
export const RATING_KINDS: readonly RatingKindName[] = ['national', 'standard', 'rapid', 'blitz', 'other', 'tandem'];

/** The number; null for an empty field, undefined for what cannot be read. */
export function readNumber(typed: string, least: number, most: number): number | null | undefined {
	const text = typed.trim();
	if (text === '' || text === '-' || text === '–') return null;
	if (!/^\d+$/u.test(text)) return undefined;
	const number = Number(text);
	return number >= least && number <= most ? number : undefined;
}

/** The fields of a player that are typed as one line, besides name, club and ratings. */
export type FactKey = 'title' | 'birth_year' | 'federation' | 'fide_id' | 'national_id';

interface Fact {
	key: FactKey;
	/** The keys of its label, and of what is expected there. */
	label: string;
	expected: string;
	/** The value; undefined if it cannot be read. */
	read: (typed: string) => string | number | null | undefined;
	/** The attributes of the input besides label and value. */
	input: Pick<HTMLInputAttributes, 'maxlength' | 'inputmode' | 'autocapitalize'>;
	/** The keys of messages in the input and on it. */
	placeholder?: string;
	title?: string;
}

const digits = { inputmode: 'numeric' } as const;
const within = (least: number, most: number) => (typed: string) => readNumber(typed, least, most);
const matching = (pattern: RegExp) => (typed: string) => {
	const text = typed.trim();
	return text === '' || pattern.test(text) ? text : undefined;
};

/** Each of them, in the order of the dialog. */
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

/** The facts of a player as they are typed. */
export const typedFacts = (fields?: PlayerFields): Record<FactKey, string> =>
	Object.fromEntries(FACTS.map(({ key }) => [key, String(fields?.[key] ?? '')])) as Record<FactKey, string>;

/** The facts of a player as they are sent; those that cannot be read are empty. */
export const readFacts = (typed: Record<FactKey, string>): Pick<PlayerFields, FactKey> =>
	Object.fromEntries(FACTS.map(({ key, read }) => [key, read(typed[key]) ?? null])) as Pick<PlayerFields, FactKey>;

/** A player who is here and known by name alone. */
export const newPlayer = (name: string): PlayerFields => ({
	...readFacts(typedFacts()),
	name: name.trim(),
	club: '',
	ratings: {},
	presence: 'here',
	part: 'entered',
});
