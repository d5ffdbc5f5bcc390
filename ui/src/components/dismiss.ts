/**
 * The way out of a dialog: asks first if something typed would be lost.
 *
 * A dialog provides it, its button "Cancel" ({@link file://./DismissButton.svelte}) uses it.
 */
import { createContext } from 'svelte';

export const [useDismiss, provideDismiss] = createContext<() => void>();

type Typable = HTMLInputElement | HTMLTextAreaElement;

/** Kinds of input that are chosen, not typed, and the search, which is of no use later. */
const PASSING = ['checkbox', 'radio', 'button', 'submit', 'range', 'file', 'color', 'search'];

function isTypable(target: EventTarget | null): target is Typable {
	if (target instanceof HTMLTextAreaElement) return !target.readOnly;
	return target instanceof HTMLInputElement && !target.readOnly && !PASSING.includes(target.type);
}

/**
 * What a person has typed into the fields of a dialog.
 *
 * A field with `data-transient` is left out: one that is saved as soon as it is left, or holds no data.
 */
export class Typing {
	readonly #before = new Map<Typable, string>();

	/** Remembers a field as it is before somebody types into it. */
	begin({ target }: Event) {
		if (!isTypable(target) || target.dataset['transient'] !== undefined || this.#before.has(target)) return;
		this.#before.set(target, target.value);
	}

	/** True if a field on screen differs from what it was before somebody typed into it. */
	get isUnsaved(): boolean {
		return [...this.#before].some(([field, before]) => field.isConnected && field.value !== before);
	}
}
