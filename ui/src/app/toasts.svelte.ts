/** Short messages about the last action, shown for eight seconds with an undo button. */
export interface Toast {
	id: number;
	text: string;
	/** The undo or redo button; undefined if there is none. */
	back?: Back | undefined;
	/** True if the action failed. */
	failed?: boolean;
}

/** The undo or redo of an action. */
export interface Back {
	way: 'undo' | 'redo';
	go: () => void;
}

/** Milliseconds a toast is shown; the timer pauses while it is hovered or focused. */
export const TOAST_MS = 8000;

export class Toasts {
	/** The visible toast; a new one replaces it. */
	current = $state<Toast | null>(null);
	/** The width of the toast on the screen, in pixels; the top bar leaves that space free. */
	width = $state(0);
	/** The position in the top bar, in pixels from the right edge; null if there is no top bar. */
	beside = $state<number | null>(null);
	#next = 1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	show(text: string, back?: Back) {
		this.current = { id: this.#next++, text, back };
		this.resume();
	}

	/** Reports a small failure that the user cannot fix on the spot. */
	fail(text: string) {
		this.current = { id: this.#next++, text, failed: true };
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
