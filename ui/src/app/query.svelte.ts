/** A query to the desk that repeats whenever the tournament changes. */
import { refusalOf } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import { useKralle } from './kralle.svelte';

export class Query<T> {
	/** The latest answer; null before the first. */
	value = $state.raw<T | null>(null);
	refusal = $state.raw<RefusalView | null>(null);
	#asked = 0;

	/** Call this during component setup. If `ask` reads state, it also repeats when the state changes. */
	constructor(ask: () => Promise<T>) {
		const desk = useKralle().desk;
		$effect(() => {
			void desk.version;
			void desk.work.follow(this.#load(++this.#asked, ask()));
		});
	}

	async #load(turn: number, answer: Promise<T>) {
		try {
			const value = await answer;
			// A slow answer must not overwrite a newer one.
			if (turn !== this.#asked) return;
			this.value = value;
			this.refusal = null;
		} catch (thrown) {
			if (turn === this.#asked) this.refusal = refusalOf(thrown);
		}
	}
}
