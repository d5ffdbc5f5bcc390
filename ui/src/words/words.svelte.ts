/**
 * Every sentence a person reads: Fluent messages from `ui/messages`.
 *
 * Start at {@link t}. Where the messages come from is said once ({@link learn}): the window loads those of
 * a language when it speaks it (`load.ts`), a page of the hall comes with them. The same files speak on the command line and
 * on paper; there fluent-bundle (Rust) reads them. Not here: any sentence.
 */
import type { FluentVariable } from '@fluent/bundle';
import { Messages } from './messages';

/** The languages the window speaks, each in its own name. */
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

/** Makes the messages of a language known; whatever is asked for in it comes from there. */
export function learn(language: Language, sources: readonly string[]) {
	KNOWN[language] = new Messages(language, sources);
}

class Words {
	language = $state<Language>('de');
	/** Makes the messages of a language known that is spoken for the first time. */
	load: ((language: Language) => Promise<void>) | undefined;
	/** Collects each message that is formatted, with its text, where pictures of them are taken. */
	used: Map<string, string> | undefined;
	#wanted: Language = 'de';

	/** Speaks this language from now on, as soon as it is loaded; one we lack changes nothing. */
	async speak(language: string): Promise<void> {
		const known = LANGUAGES.find(({ code }) => code === language);
		if (!known) return;
		this.#wanted = known.code;
		if (!KNOWN[known.code] && this.load) {
			await this.load(known.code);
			// Another one was chosen meanwhile.
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

/** Whether a message (`name`) or an attribute (`name.attribute`) exists. */
export function says(id: string): boolean {
	return Boolean(pattern(id));
}

/** Letters that run from right to left, and the signs that turn what follows. */
const TURNS =
	/[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [ISOLATE, POP] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A name that runs from right to left, or turns, between isolates: what stands beside it stays. */
function isolated(args: Arguments): Arguments {
	const entries = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
		name,
		typeof value === 'string' && TURNS.test(value) ? `${ISOLATE}${value}${POP}` : value,
	]);
	return Object.fromEntries(entries);
}

/** The message `name`, or its attribute as `name.attribute`, in the language chosen. */
export function t(id: string, args: Arguments = {}): string {
	const found = pattern(id);
	if (!found) {
		// A missing message must not hide a screen in the hall; the tests make it fail.
		if (import.meta.env.MODE === 'test') throw new Error(`no message: ${id} (${words.language})`);
		return id;
	}
	const errors: Error[] = [];
	const text = KNOWN[words.language]?.format(found, isolated(args), errors) ?? id;
	if (errors.length > 0 && import.meta.env.MODE === 'test') throw new Error(`${id}: ${String(errors[0])}`);
	words.used?.set(id, text);
	return text;
}

/** Half points as a person writes them: 7 is "3½", 1 is "½". */
export function points(half: number): string {
	const whole = Math.trunc(half / 2);
	const rest = half % 2 === 0 ? '' : '½';
	return whole === 0 && rest ? rest : `${String(whole)}${rest}`;
}

/** A figure that has a decimal point as the language writes it: "7.25", in German "7,25". */
export function decimal(figure: string): string {
	const separator = new Intl.NumberFormat(words.language).formatToParts(0.5).find(({ type }) => type === 'decimal');
	return figure.replace('.', separator?.value ?? '.');
}

/** The locale of dates and times: English has American dates, and 24 hours like the sheets. */
export const calendar = () => (words.language === 'en' ? 'en-US-u-hc-h23' : words.language);

/** A day in digits as English writes it, the month first: 11/21/2026. */
export const monthFirst = (year: number, month: number, day: number) => [month, day, year].join('/');

/** A moment (RFC 3339) as the language writes it, in local time. */
export function moment(rfc: string): string {
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, never changed
	const when = new Date(rfc);
	if (Number.isNaN(when.getTime())) return rfc;
	if (words.language === 'en')
		return `${monthFirst(when.getFullYear(), when.getMonth() + 1, when.getDate())}, ${clockTime(rfc)}`;
	return new Intl.DateTimeFormat(calendar(), { dateStyle: 'medium', timeStyle: 'short' }).format(when);
}

/** The time of day of a moment (RFC 3339), as the language writes it, in local time. */
export function clockTime(rfc: string): string {
	return new Intl.DateTimeFormat(calendar(), { timeStyle: 'short' }).format(Date.parse(rfc));
}

/** A list as the language joins it: "4 und 6". */
export function list(items: readonly (string | number)[]): string {
	return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items.map(String));
}

/** How many names a sentence lists before it only counts the others. */
const MOST_NAMES = 6;

/** Names as the language joins them; of many the first few, and how many others there are. */
export function names(items: readonly string[]): string {
	if (items.length <= MOST_NAMES + 1) return list(items);
	const others = items.length - MOST_NAMES;
	return list([...items.slice(0, MOST_NAMES), t('names-more', { count: others })]);
}
