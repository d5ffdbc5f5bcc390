import { growing, type Time } from './time';

/**
 * When to look again at what the desk knows: every now and then, and soon where something had no
 * answer. That some other answer came says nothing about the one that was lost.
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

	/** Calls `look` after `pause()` milliseconds, with how many too late that was: computers sleep. */
	constructor(time: Time, pause: () => number, look: (late: number) => void) {
		this.#time = time;
		this.#pause = pause;
		this.#look = look;
	}

	/** How often in a row somebody looked and had no answer at all. */
	get misses(): number {
		return this.#misses;
	}

	/** Looks now. */
	now(late = 0) {
		if (this.#ended) return;
		this.#misses = this.#missed && !this.#answered ? this.#misses + 1 : 0;
		this.#missed = this.#answered = false;
		this.#after(this.#pause());
		this.#look(late);
	}

	/** Something that was asked for had its answer. */
	answered() {
		this.#answered = true;
	}

	/** Something that was asked for had none. */
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
