/** The round clock as this window shows it: what is set, and what time it is. */
import type { ClockFace } from '../backend/generated';
import { shown, stillShown } from '../day/roundClock';
import { useKralle } from './kralle.svelte';
import { Query } from './query.svelte';

/** How often the digits are looked at, in milliseconds. */
const LOOK_MS = 250;

export class RoundClock {
	readonly #hall = useKralle().hall;
	readonly #desk = useKralle().desk;
	readonly #asked: Query<{ clock: ClockFace | null }>;
	/** In milliseconds since 1970; goes on while a clock is set. */
	#now = $state(Date.now());

	/** Call while a component is set up. */
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

	/** The clock that is set, while it has something to say. */
	get face(): ClockFace | null {
		return stillShown(this.#asked.value?.clock ?? null, this.#now);
	}

	/** What it shows. */
	get shown() {
		return this.face && shown(this.face, this.#now);
	}

	/** Whether it runs, or stands still in a pause. */
	get isOn(): boolean {
		const now = this.shown;
		return now !== null && (now.paused || now.phase !== 'over');
	}
}
