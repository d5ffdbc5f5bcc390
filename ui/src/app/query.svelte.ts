/** A question to the desk that is asked again whenever the tournament changes. */
import { refusalOf } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import { useKralle } from './kralle.svelte';

export class Query<T> {
	/** The newest answer; null until there is one. */
	value = $state.raw<T | null>(null);
	refusal = $state.raw<RefusalView | null>(null);
	#asked = 0;

	/** Call while a component is set up; `ask` may read state and is asked again when it changes. */
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
