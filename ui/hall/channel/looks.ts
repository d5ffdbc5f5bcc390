import { growing, type Time } from './time';

/**
 * The schedule of polling: at regular intervals, and sooner after a query without an answer. An answer to a different
 * request does not make up for the lost one.
 */
export class Looks {
	readonly #time: Time;
	readonly #pause: () => number;
	readonly #look: (late: number) => void;
	#missed = false;
	#answered = false;
	#misses = 0;
	#wait = () => {};
	#ended = false;

	/** Calls `look` every `pause()` milliseconds, with the delay of the timer: it is long after the computer slept. */
	constructor(time: Time, pause: () => number, look: (late: number) => void) {
		this.#time = time;
		this.#pause = pause;
		this.#look = look;
	}

	/** The number of consecutive queries without any answer. */
	get misses(): number {
		return this.#misses;
	}

	/** Polls now and restarts the interval. */
	now(late = 0) {
		if (this.#ended) return;
		this.#misses = this.#missed && !this.#answered ? this.#misses + 1 : 0;
		this.#missed = this.#answered = false;
		this.#after(this.#pause());
		this.#look(late);
	}

	/** Records that a request got its answer. */
	answered() {
		this.#answered = true;
	}

	/** Records that a request got no answer, and schedules a retry. */
	missed() {
		if (this.#missed) return;
		this.#missed = true;
		this.#after(Math.min(this.#pause(), growing(this.#misses)));
	}

	end() {
		this.#ended = true;
		this.#wait();
	}

	#after(pause: number) {
		if (this.#ended) return;
		this.#wait();
		const due = this.#time.now() + pause;
		this.#wait = this.#time.after(pause, () => this.now(this.#time.now() - due));
	}
}
