/** The round clock in this window: the current clock and the time it shows. */
import type { ClockFace } from '../backend/generated';
import { shown, stillShown } from '../day/roundClock';
import { useKralle } from './kralle.svelte';
import { Query } from './query.svelte';

/** Milliseconds between updates of the digits. */
const LOOK_MS = 250;

export class RoundClock {
	readonly #hall = useKralle().hall;
	readonly #desk = useKralle().desk;
	readonly #asked: Query<{ clock: ClockFace | null }>;
	/** The current time, in milliseconds since 1970; updated while there is a clock. */
	#now = $state(Date.now());

	/** Call this during component setup. */
	constructor() {
		this.#asked = new Query(() => {
			void this.#hall.heard;
			return this.#desk.ask('clock', {});
		});
		$effect(() => {
			if (!this.#asked.value?.clock) return;
			this.#now = Date.now();
			const timer = setInterval(() => (this.#now = Date.now()), LOOK_MS);
			return () => clearInterval(timer);
		});
	}

	/** The current clock; null if there is none to show. */
	get face(): ClockFace | null {
		return stillShown(this.#asked.value?.clock ?? null, this.#now);
	}

	/** The phase and time that the clock shows; null without a clock. */
	get shown() {
		return this.face && shown(this.face, this.#now);
	}

	/** True if the clock runs or is paused. */
	get isOn(): boolean {
		const now = this.shown;
		return now !== null && (now.paused || now.phase !== 'over');
	}
}
