/**
 * What is on its way: calls to the desk, and the answers the screens wait for. Keys pressed
 * meanwhile wait too, so that fast fingers always act on what is really there.
 */
import { tick } from 'svelte';

export class Work {
	#running = 0;
	#waiting: (() => void)[] = [];

	get busy(): boolean {
		return this.#running > 0;
	}

	/** Counts a promise as work until it is settled. */
	async follow<T>(work: Promise<T>): Promise<T> {
		this.#running++;
		try {
			return await work;
		} finally {
			this.#running--;
			if (this.#running === 0) for (const go of this.#waiting.splice(0)) go();
		}
	}

	/** Waits until nothing is on its way and the screen shows it. */
	async rest(): Promise<void> {
		do {
			if (this.busy) await new Promise<void>((go) => this.#waiting.push(go));
			// An answer may make the screen ask again.
			await tick();
		} while (this.busy);
	}
}
