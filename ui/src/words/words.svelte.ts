/**
 * All text of the user interface: Fluent messages from `ui/messages`.
 *
 * Start at {@link t}. {@link learn} supplies the messages: the window loads a language on first use (`load.ts`), a page
 * of the hall embeds them. The command line and paper use the same files through fluent-bundle (Rust). Not here: any
 * sentence.
 */
import type { FluentVariable } from '@fluent/bundle';
import { Messages } from './messages';

/** The languages of the window, each by its own name. */
export const LANGUAGES = [
	{ code: 'de', name: 'Deutsch' },
	{ code: 'de-CH', name: 'Deutsch (Schweiz)' },
	{ code: 'en', name: 'English' },
	{ code: 'fr', name: 'Français' },
	{ code: 'it', name: 'Italiano' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];
export type Arguments = Record<string, FluentVariable>;

const KNOWN: Partial<Record<Language, Messages>> = {};

/** Registers the messages of a language. */
export function learn(language: Language, sources: readonly string[]) {
	KNOWN[language] = new Messages(language, sources);
}

class Words {
	language = $state<Language>('de');
	/** Loads a language on first use; undefined if all are registered in advance. */
	load: ((language: Language) => Promise<void>) | undefined;
	/** Collects each formatted message with its text for screenshots; undefined otherwise. */
	used: Map<string, string> | undefined;
	#wanted: Language = 'de';

	/** Switches to a language once it is loaded; an unknown language changes nothing. */
	async speak(language: string): Promise<void> {
		const known = LANGUAGES.find(({ code }) => code === language);
		if (!known) return;
		this.#wanted = known.code;
		if (!KNOWN[known.code] && this.load) {
			await this.load(known.code);
			// Another language was chosen meanwhile.
			if (this.#wanted !== known.code) return;
		}
		this.language = known.code;
		document.documentElement.lang = known.code;
	}
}

export const words = new Words();

function pattern(id: string) {
	const [name = id, attribute] = id.split('.');
	const message = KNOWN[words.language]?.find(name);
	return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** True if a message (`name`) or an attribute (`name.attribute`) exists. */
export function says(id: string): boolean {
	return Boolean(pattern(id));
}

/** Right-to-left letters, and characters that change the direction of the following text. */
const TURNS =
	/[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [ISOLATE, POP] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** Wraps arguments with right-to-left text in isolates, so that the surrounding text keeps its order. */
function isolated(args: Arguments): Arguments {
	const entries = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
		name,
		typeof value === 'string' && TURNS.test(value) ? `${ISOLATE}${value}${POP}` : value,
	]);
	return Object.fromEntries(entries);
}

/**
 * Formats the message `name`, or its attribute as `name.attribute`, in the current language. Throws in tests if it is
 * missing; otherwise returns its name.
 */
export function t(id: string, args: Arguments = {}): string {
	const found = pattern(id);
	if (!found) {
		// A missing message must not break a screen in the hall; tests fail on it.
		if (import.meta.env.MODE === 'test') throw new Error(`no message: ${id} (${words.language})`);
		return id;
	}
	const errors: Error[] = [];
	const text = KNOWN[words.language]?.format(found, isolated(args), errors) ?? id;
	if (errors.length > 0 && import.meta.env.MODE === 'test') throw new Error(`${id}: ${String(errors[0])}`);
	words.used?.set(id, text);
	return text;
}

/** Formats half points: 7 is "3½", 1 is "½". */
export function points(half: number): string {
	const whole = Math.trunc(half / 2);
	const rest = half % 2 === 0 ? '' : '½';
	return whole === 0 && rest ? rest : `${String(whole)}${rest}`;
}

/** Replaces the decimal point by the separator of the language: "7.25", in German "7,25". */
export function decimal(figure: string): string {
	const separator = new Intl.NumberFormat(words.language).formatToParts(0.5).find(({ type }) => type === 'decimal');
	return figure.replace('.', separator?.value ?? '.');
}

/** Returns the locale of dates and times: English has American dates, but 24 hours as on the sheets. */
export const calendar = () => (words.language === 'en' ? 'en-US-u-hc-h23' : words.language);

/** Formats a day in digits with the month first, as in English: 11/21/2026. */
export const monthFirst = (year: number, month: number, day: number) => [month, day, year].join('/');

/** Formats a timestamp (RFC 3339) in the current language and local time; invalid text stays unchanged. */
export function moment(rfc: string): string {
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, never changed
	const when = new Date(rfc);
	if (Number.isNaN(when.getTime())) return rfc;
	if (words.language === 'en')
		return `${monthFirst(when.getFullYear(), when.getMonth() + 1, when.getDate())}, ${clockTime(rfc)}`;
	return new Intl.DateTimeFormat(calendar(), { dateStyle: 'medium', timeStyle: 'short' }).format(when);
}

/** Formats the time of day of a timestamp (RFC 3339), in the current language and local time. */
export function clockTime(rfc: string): string {
	return new Intl.DateTimeFormat(calendar(), { timeStyle: 'short' }).format(Date.parse(rfc));
}

/** Joins a list in the current language: "4 und 6". */
export function list(items: readonly (string | number)[]): string {
	return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items.map(String));
}

/** The number of names that a sentence lists before it counts the rest. */
const MOST_NAMES = 6;

/** Joins names in the current language; a long list is shortened, with the number of the rest. */
export function names(items: readonly string[]): string {
	if (items.length <= MOST_NAMES + 1) return list(items);
	const others = items.length - MOST_NAMES;
	return list([...items.slice(0, MOST_NAMES), t('names-more', { count: others })]);
}
