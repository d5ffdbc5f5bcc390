/**
 * Which key does what, now. A screen lends its keys while it is shown; the one lent last is asked
 * first. Single letters keep quiet while someone types, and can be switched off (WCAG 2.1.4).
 */
import type { Work } from './work';
import { t } from '../words/words.svelte';

export interface Key {
	/** As in `KeyboardEvent.key`, letters small: `m`, `1`, `F2`, ` `, `ArrowDown`; what has none is found by its words. */
	key?: string;
	/** With Ctrl (or Command). */
	control?: boolean;
	act: (event: KeyboardEvent) => void;
	/** Why it does nothing now; without a reason it acts. */
	idle?: () => string | undefined;
	/** What it does, in words; without them neither the search nor the help tells of it. */
	says?: () => string;
	/** A number follows: Enter and Backspace behind it are meant for the number. */
	begins?: 'number';
}

/** Hears every key while a number is typed; null when something else is done. True when the key was meant for it. */
export type Hear = (key: string | null) => boolean;

/** What ends or shortens a number, beside digits. */
const OF_A_NUMBER = ['Enter', 'Backspace'];
/** Keys that mean nothing alone. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Dead'];

/** As it stands on the keyboard. */
export const keyName = (key: string, control: boolean) =>
	[control ? t('key-control') : '', key === 'Enter' ? t('key-enter') : key.toUpperCase()].filter(Boolean).join(' ');

function typing(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
		return true;
	return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** Space and the arrows mean something to the control that has the focus. */
function taken(event: KeyboardEvent): boolean {
	if (!(event.target instanceof HTMLElement)) return false;
	if (event.key === ' ' || event.key === 'Enter')
		return event.target.matches('button, a, input, summary, select, [role="button"]');
	if (event.key.startsWith('Arrow')) return event.target.matches('input[type="radio"], select, [data-arrows]');
	return false;
}

/** Whether a dialog is open in front of where a key was pressed: it may have lost the focus. */
function behind(event: KeyboardEvent): boolean {
	const { target } = event;
	const open = [...document.querySelectorAll('dialog[open]')];
	return open.length > 0 && !open.some((dialog) => target instanceof Node && dialog.contains(target));
}

/** Writes a character that waited into the field that has the focus by now; false when there is none. */
function writeOn(character: string): boolean {
	const field = document.activeElement;
	if (!typing(field) || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
	const { selectionStart, selectionEnd } = field;
	if (selectionStart === null || selectionEnd === null) return false;
	field.setRangeText(character, selectionStart, selectionEnd, 'end');
	field.dispatchEvent(new InputEvent('input', { bubbles: true, data: character, inputType: 'insertText' }));
	return true;
}

/** Keeps the form of the field that has the focus, as Enter does; false when there is none. */
function keepForm(): boolean {
	const field = document.activeElement;
	if (!typing(field) || !(field instanceof HTMLInputElement) || !field.form) return false;
	field.form.requestSubmit();
	return true;
}

export class Keys {
	readonly #work: Work;
	/** Keys that wait for what is on its way, in order. */
	#later: Promise<void> | null = null;
	/** The keys that wait. */
	#waiting: string[] = [];
	/** How often something was clicked while keys waited. */
	#clicks = 0;
	/** Hears the keys of a number. */
	#hear: Hear | null = null;
	/** Keys do not wait for what is on its way. */
	#atOnce = false;
	/** Says why a character without a meaning has none; none says nothing. */
	#explain: ((key: string) => string | undefined) | null = null;
	/** Why the last key did nothing, or how far a number is; empty when it did something. */
	said = $state('');
	/** False switches the keys without Ctrl off that are letters or digits. */
	single = $state(true);
	#lent: Key[][] = [];
	#urgent: Key[][] = [];

	constructor(work: Work) {
		this.#work = work;
	}

	/** Lends keys until the returned function is called. */
	lend(keys: Key[]): () => void {
		this.#lent.push(keys);
		return () => {
			this.#lent = this.#lent.filter((lent) => lent !== keys);
		};
	}

	/** The keys that say what they do, the ones lent last first. */
	offered(): Key[] {
		const told = [...this.#lent, ...this.#urgent].toReversed().flat();
		return told.filter((it) => it.says && (it.key === undefined || this.#find(it.key, it.control ?? false) === it));
	}

	/** Does what a key does, or says why it does nothing now. */
	use(key: Key, event: KeyboardEvent) {
		this.said = key.idle?.() ?? '';
		if (this.said === '') key.act(event);
	}

	/** Lends keys that come before all others, whatever is lent later. */
	lendFirst(keys: Key[]): () => void {
		this.#urgent.push(keys);
		return () => {
			this.#urgent = this.#urgent.filter((lent) => lent !== keys);
		};
	}

	/** Lets a number hear the keys behind the one that began it, until the returned function is called. */
	listen(hear: Hear): () => void {
		this.#hear = hear;
		return () => {
			if (this.#hear === hear) this.#hear = null;
		};
	}

	/** Lets the screen say why a character does nothing, until the returned function is called. */
	explain(why: (key: string) => string | undefined): () => void {
		this.#explain = why;
		return () => {
			if (this.#explain !== why) return;
			this.#explain = null;
			this.said = '';
		};
	}

	/** Lets keys go on while something is on its way, where a screen puts its calls in order itself; until the returned function is called. */
	atOnce(): () => void {
		this.#atOnce = true;
		return () => {
			this.#atOnce = false;
		};
	}

	/** Something else is done than typing: a number being typed ends there. */
	elsewhere() {
		this.#hear?.(null);
	}

	/** Something is clicked: keys that still wait were meant for what was in sight before, and come to nothing. */
	clicked() {
		if (this.#later) this.#clicks++;
	}

	press(event: KeyboardEvent) {
		if (event.defaultPrevented || event.altKey || MODIFIERS.includes(event.key) || behind(event)) return;
		const control = event.ctrlKey || event.metaKey;
		const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
		const plain = !control && key.length === 1;
		if (plain && key !== ' ' && !this.single) return;
		const inField = typing(event.target);
		if (inField) this.elsewhere();
		const isOwn = inField ? !this.#followsText(event) : taken(event) && !this.#ofNumber(key);
		if (!control && key !== 'F1' && isOwn) return;
		if (control && (key === 'z' || key === 'y') && inField) return;
		if (!this.#atOnce && (this.#work.busy || this.#later)) this.#defer(event, key, control);
		else this.#dispatch(event, key, control);
	}

	#defer(event: KeyboardEvent, key: string, control: boolean) {
		if (control && key === 'Enter') event.preventDefault();
		// A character may get a meaning by what is on its way; Tab and its like go on at once.
		const keeps = !control && key === 'Enter' && this.#waiting.length > 0;
		const isKnown = this.#known(key, control) || (!control && this.#ofNumber(key));
		if ((control || key.length > 1) && !keeps && !isKnown) return;
		event.preventDefault();
		if (!control) this.#waiting.push(key);
		const clicks = this.#clicks;
		const turn = (this.#later ?? Promise.resolve()).then(async () => {
			await this.#work.rest();
			if (!control) this.#waiting.shift();
			if (clicks === this.#clicks) {
				// What was typed behind a key that opened a field is meant for that field.
				const isTyped = (!control && event.key.length === 1 && writeOn(event.key)) || (keeps && keepForm());
				if (!isTyped && !behind(event)) this.#dispatch(event, key, control);
			} else this.said = t('key-overtaken', { key: keyName(event.key, control) });
			if (this.#later === turn) this.#later = null;
		});
		this.#later = turn;
	}

	/** True if characters wait that are meant for the field before what is pressed in it now. */
	#followsText({ key, target }: KeyboardEvent): boolean {
		const isText = target instanceof HTMLInputElement && target.selectionStart !== null;
		return isText && this.#waiting.length > 0 && (key.length === 1 || key === 'Enter');
	}

	/** Whether a key belongs to a number that is being typed, or will be when what waits has its turn. */
	#ofNumber(key: string): boolean {
		return (
			OF_A_NUMBER.includes(key) &&
			(this.#hear !== null || this.#waiting.some((waiting) => this.#find(waiting, false)?.begins === 'number'))
		);
	}

	#known(key: string, control: boolean): boolean {
		return this.#find(key, control) !== undefined;
	}

	#find(key: string, control: boolean): Key | undefined {
		for (const keys of [...this.#lent, ...this.#urgent].toReversed()) {
			const found = keys.find((candidate) => candidate.key === key && (candidate.control ?? false) === control);
			if (found) return found;
		}
		return undefined;
	}

	#dispatch(event: KeyboardEvent, key: string, control: boolean) {
		if (control) this.elsewhere();
		else if (this.#hear?.(key)) {
			event.preventDefault();
			return;
		}
		const found = this.#find(key, control);
		if (found) {
			event.preventDefault();
			this.use(found, event);
		} else if (control && key === 'Enter') {
			// The next step never presses the control that happens to have the focus.
			event.preventDefault();
			this.said = t('keys-next-none');
		} else if (!control && key.length === 1 && key !== ' ') this.said = this.#explain?.(key) ?? '';
	}
}
