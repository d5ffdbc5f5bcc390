/**
 * Which key does what, now. A screen lends its keys while it is shown; the one lent last is asked
 * first. Single letters keep quiet while someone types, and can be switched off (WCAG 2.1.4).
 */
import type { Work } from '../app/work';

export interface Key {
	/** As in `KeyboardEvent.key`, letters small: `m`, `1`, `F2`, ` `, `ArrowDown`. */
	key: string;
	/** With Ctrl (or Command). */
	control?: boolean;
	act: (event: KeyboardEvent) => void;
}

function typing(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
	return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** Space and the arrows mean something to the control that has the focus. */
function taken(event: KeyboardEvent): boolean {
	if (!(event.target instanceof HTMLElement)) return false;
	if (event.key === ' ' || event.key === 'Enter') return event.target.matches('button, a, input, summary, select, [role="button"]');
	if (event.key.startsWith('Arrow')) return event.target.matches('input[type="radio"], select, [data-arrows]');
	return false;
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

export class Keys {
	readonly #work: Work;
	/** Keys that wait for what is on its way, in order. */
	#later: Promise<void> | null = null;
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

	/** Lends keys that come before all others, whatever is lent later: the rest of a number, say. */
	lendFirst(keys: Key[]): () => void {
		this.#urgent.push(keys);
		return () => {
			this.#urgent = this.#urgent.filter((lent) => lent !== keys);
		};
	}

	press(event: KeyboardEvent) {
		if (event.defaultPrevented || event.altKey) return;
		const control = event.ctrlKey || event.metaKey;
		const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
		const plain = !control && key.length === 1;
		if (plain && key !== ' ' && !this.single) return;
		if (!control && (typing(event.target) || taken(event))) return;
		if (control && (key === 'z' || key === 'y') && typing(event.target)) return;
		if (this.#work.busy || this.#later) this.#defer(event, key, control);
		else this.#dispatch(event, key, control);
	}

	#defer(event: KeyboardEvent, key: string, control: boolean) {
		// A character may get a meaning by what is on its way; Tab and its like go on at once.
		if ((control || key.length > 1) && !this.#known(key, control)) return;
		event.preventDefault();
		const turn = (this.#later ?? Promise.resolve()).then(async () => {
			await this.#work.rest();
			// What was typed behind a key that opened a field is meant for that field.
			if (control || event.key.length > 1 || !writeOn(event.key)) this.#dispatch(event, key, control);
			if (this.#later === turn) this.#later = null;
		});
		this.#later = turn;
	}

	#known(key: string, control: boolean): boolean {
		return this.#lent.some((keys) => keys.some((candidate) => candidate.key === key && (candidate.control ?? false) === control));
	}

	#dispatch(event: KeyboardEvent, key: string, control: boolean) {
		for (const keys of [...this.#lent, ...this.#urgent].toReversed()) {
			const found = keys.find((candidate) => candidate.key === key && (candidate.control ?? false) === control);
			if (!found) continue;
			event.preventDefault();
			found.act(event);
			return;
		}
	}
}
