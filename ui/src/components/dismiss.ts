/**
 * Dismissal of a dialog, with a question if typed input would be lost.
 *
 * A dialog provides it; its "Cancel" button ({@link file://./DismissButton.svelte}) uses it.
 */
import { createContext } from 'svelte';

export const [useDismiss, provideDismiss] = createContext<() => void>();

type Typable = HTMLInputElement | HTMLTextAreaElement;

/** Input types that are chosen, not typed, and the search, which has no value later. */
const PASSING = ['checkbox', 'radio', 'button', 'submit', 'range', 'file', 'color', 'search'];

function isTypable(target: EventTarget | null): target is Typable {
	if (target instanceof HTMLTextAreaElement) return !target.readOnly;
	return target instanceof HTMLInputElement && !target.readOnly && !PASSING.includes(target.type);
}

/**
 * The typed input in the fields of a dialog.
 *
 * Fields with `data-transient` are ignored: they save when they lose focus, or hold no data.
 */
export class Typing {
	readonly #before = new Map<Typable, string>();

	/** Stores the original value of a field before the first change. */
	begin({ target }: Event) {
		if (!isTypable(target) || target.dataset['transient'] !== undefined || this.#before.has(target)) return;
		this.#before.set(target, target.value);
	}

	/** True if a visible field differs from its original value. */
	get isUnsaved(): boolean {
		return [...this.#before].some(([field, before]) => field.isConnected && field.value !== before);
	}
}
