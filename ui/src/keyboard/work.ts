/**
 * Pending work: calls to the desk, and answers that the screens wait for. Keys are deferred meanwhile, so that fast
 * typing always acts on the current state.
 */
import { tick } from 'svelte';

export class Work {
	#running = 0;
	#waiting: (() => void)[] = [];

	get busy(): boolean {
		return this.#running > 0;
	}

	/** Counts a promise as pending work until it settles. */
	async follow<T>(work: Promise<T>): Promise<T> {
		this.#running++;
		try {
			return await work;
		} finally {
			this.#running--;
			if (this.#running === 0) for (const go of this.#waiting.splice(0)) go();
		}
	}

	/** Waits until no work is pending and the screen is up to date. */
	async rest(): Promise<void> {
		do {
			if (this.busy) await new Promise<void>((go) => this.#waiting.push(go));
			// An answer may trigger another query.
			await tick();
		} while (this.busy);
	}
}
