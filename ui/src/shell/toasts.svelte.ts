/** What was just done, for eight seconds, with a way back. */
export interface Toast {
	id: number;
	text: string;
	/** Takes the act back. */
	undo?: (() => void) | undefined;
}

/** How long a toast stays, in milliseconds; it waits while pointed at or focused. */
export const TOAST_MS = 8000;

export class Toasts {
	/** One at a time: the newest replaces the one before. */
	current = $state<Toast | null>(null);
	#next = 1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	show(text: string, undo?: () => void) {
		this.current = { id: this.#next++, text, undo };
		this.resume();
	}

	pause() {
		clearTimeout(this.#timer);
	}

	resume() {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.dismiss(), TOAST_MS);
	}

	dismiss() {
		clearTimeout(this.#timer);
		this.current = null;
	}
}
