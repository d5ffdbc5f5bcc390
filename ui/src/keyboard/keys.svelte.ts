/**
 * The active key bindings. A screen registers its bindings while it is shown; the latest registration wins. Single
 * letters are inactive while the user types, and can be switched off (WCAG 2.1.4).
 */
import type { Work } from './work';
import { t } from '../words/words.svelte';

export interface Key {
	/**
	 * As in `KeyboardEvent.key`, letters in lower case: `m`, `1`, `F2`, ` `, `ArrowDown`. A command without a key is
	 * found by its description.
	 */
	key?: string;
	/** True for a combination with Ctrl (or Command). */
	control?: boolean;
	act: (event: KeyboardEvent) => void;
	/** Returns the reason the key is inactive now; it acts if there is none. */
	idle?: () => string | undefined;
	/** Returns a description of the effect; without one, neither search nor help lists the key. */
	says?: () => string;
	/** Set if the key starts a number: a following Enter or Backspace belongs to the number. */
	begins?: 'number';
}

/**
 * Receives every key while a number is typed; null if the user does something else. Returns true if the key belongs to
 * the number.
 */
export type Hear = (key: string | null) => boolean;

/** The keys that end or shorten a number, besides digits. */
const OF_A_NUMBER = ['Enter', 'Backspace'];
/** Keys without a meaning of their own. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Dead'];

/** Returns a key's name as printed on the keyboard. */
export const keyName = (key: string, control: boolean) =>
	[control ? t('key-control') : '', key === 'Enter' ? t('key-enter') : key.toUpperCase()].filter(Boolean).join(' ');

function typing(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
		return true;
	return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** True if Space, Enter or an arrow key has a meaning for the focused control. */
function taken(event: KeyboardEvent): boolean {
	if (!(event.target instanceof HTMLElement)) return false;
	if (event.key === ' ' || event.key === 'Enter')
		return event.target.matches('button, a, input, summary, select, [role="button"]');
	if (event.key.startsWith('Arrow')) return event.target.matches('input[type="radio"], select, [data-arrows]');
	return false;
}

/** True if a dialog is open in front of the event's target, even if the dialog has lost the focus. */
function behind(event: KeyboardEvent): boolean {
	const { target } = event;
	const open = [...document.querySelectorAll('dialog[open]')];
	return open.length > 0 && !open.some((dialog) => target instanceof Node && dialog.contains(target));
}

/** Types a deferred character into the focused field; returns false if there is no such field. */
function writeOn(character: string): boolean {
	const field = document.activeElement;
	if (!typing(field) || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
	const { selectionStart, selectionEnd } = field;
	if (selectionStart === null || selectionEnd === null) return false;
	field.setRangeText(character, selectionStart, selectionEnd, 'end');
	field.dispatchEvent(new InputEvent('input', { bubbles: true, data: character, inputType: 'insertText' }));
	return true;
}

/** Submits the form of the focused field, as Enter does; returns false if there is none. */
function keepForm(): boolean {
	const field = document.activeElement;
	if (!typing(field) || !(field instanceof HTMLInputElement) || !field.form) return false;
	field.form.requestSubmit();
	return true;
}

export class Keys {
	readonly #work: Work;
	/** The chain of deferred keys, in order; null if there are none. */
	#later: Promise<void> | null = null;
	/** The deferred keys. */
	#waiting: string[] = [];
	/** The number of clicks while keys were deferred. */
	#clicks = 0;
	/** The receiver of keys that belong to a number; null if no number is typed. */
	#hear: Hear | null = null;
	/** True if keys are not deferred during pending work. */
	#atOnce = false;
	/** Returns the reason a character has no meaning; null shows no reason. */
	#explain: ((key: string) => string | undefined) | null = null;
	/** The reason the last key did nothing, or the number typed so far; empty if it had an effect. */
	said = $state('');
	/** False disables letter and digit keys without Ctrl. */
	single = $state(true);
	#lent: Key[][] = [];
	#urgent: Key[][] = [];

	constructor(work: Work) {
		this.#work = work;
	}

	/** Registers key bindings; returns a function that removes them. */
	lend(keys: Key[]): () => void {
		this.#lent.push(keys);
		return () => {
			this.#lent = this.#lent.filter((lent) => lent !== keys);
		};
	}

	/** Returns the described keys, latest registration first. */
	offered(): Key[] {
		const told = [...this.#lent, ...this.#urgent].toReversed().flat();
		return told.filter((it) => it.says && (it.key === undefined || this.#find(it.key, it.control ?? false) === it));
	}

	/** Runs a key's action, or shows the reason it is inactive. */
	use(key: Key, event: KeyboardEvent) {
		this.said = key.idle?.() ?? '';
		if (this.said === '') key.act(event);
	}

	/** Registers key bindings with priority over all others; returns a function that removes them. */
	lendFirst(keys: Key[]): () => void {
		this.#urgent.push(keys);
		return () => {
			this.#urgent = this.#urgent.filter((lent) => lent !== keys);
		};
	}

	/** Registers the receiver of keys after the first one of a number; returns a function that removes it. */
	listen(hear: Hear): () => void {
		this.#hear = hear;
		return () => {
			if (this.#hear === hear) this.#hear = null;
		};
	}

	/** Registers the explanation for characters without a meaning; returns a function that removes it. */
	explain(why: (key: string) => string | undefined): () => void {
		this.#explain = why;
		return () => {
			if (this.#explain !== why) return;
			this.#explain = null;
			this.said = '';
		};
	}

	/**
	 * Stops deferring keys during pending work, for screens that order their calls themselves; returns a function that
	 * undoes this.
	 */
	atOnce(): () => void {
		this.#atOnce = true;
		return () => {
			this.#atOnce = false;
		};
	}

	/** Ends a number being typed, because the user does something else. */
	elsewhere() {
		this.#hear?.(null);
	}

	/** Records a click: deferred keys were meant for the previous screen, so they are dropped. */
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
		// Defer characters, whose meaning may depend on the pending work; Tab and similar keys act without delay.
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
				// A character typed after a key that opened a field belongs to that field.
				const isTyped = (!control && event.key.length === 1 && writeOn(event.key)) || (keeps && keepForm());
				if (!isTyped && !behind(event)) this.#dispatch(event, key, control);
			} else this.said = t('key-overtaken', { key: keyName(event.key, control) });
			if (this.#later === turn) this.#later = null;
		});
		this.#later = turn;
	}

	/** True if deferred characters belong into the field before the current key. */
	#followsText({ key, target }: KeyboardEvent): boolean {
		const isText = target instanceof HTMLInputElement && target.selectionStart !== null;
		return isText && this.#waiting.length > 0 && (key.length === 1 || key === 'Enter');
	}

	/** True if a key belongs to a number that is being typed, or will be once the deferred keys run. */
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
			// The key of the next step never presses the focused control.
			event.preventDefault();
			this.said = t('keys-next-none');
		} else if (!control && key.length === 1 && key !== ' ') this.said = this.#explain?.(key) ?? '';
	}
}
