/** What was just done, for eight seconds, with a way back. */
export interface Toast {
	id: number;
	text: string;
	/** The way back from it. */
	back?: Back | undefined;
	/** Whether it was not done. */
	failed?: boolean;
}

/** Takes an act back, or does again what was taken back. */
export interface Back {
	way: 'undo' | 'redo';
	go: () => void;
}

/** How long a toast stays, in milliseconds; it waits while pointed at or focused. */
export const TOAST_MS = 8000;

export class Toasts {
	/** One at a time: the newest replaces the one before. */
	current = $state<Toast | null>(null);
	/** How wide it is on the screen, in pixels; the top bar leaves it that room. */
	width = $state(0);
	/** Where it stands in the top bar, in pixels from the right edge; null while there is no such bar. */
	beside = $state<number | null>(null);
	#next = 1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	show(text: string, back?: Back) {
		this.current = { id: this.#next++, text, back };
		this.resume();
	}

	/** Says that something small was not done, where nothing can be put right on the spot. */
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
