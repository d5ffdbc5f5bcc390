/** The simulated time of a phone: events of a script in order, and the timers of the phone between them. */
export class Timeline {
	/** Milliseconds since the beginning. */
	now = 0;
	#count = 0;
	readonly #queue: { at: number; order: number; run: () => void | Promise<void> }[] = [];

	/** Runs something after some milliseconds. */
	after(milliseconds: number, run: () => void | Promise<void>) {
		this.#count += 1;
		this.#queue.push({ at: this.now + milliseconds, order: this.#count, run });
		this.#queue.sort((one, other) => one.at - other.at || one.order - other.order);
	}

	/**
	 * Lets time pass. `timer` returns the moment of the phone's next timer, which `fire` runs. Timers come before the
	 * events of the same moment.
	 */
	async run(milliseconds: number, timer: () => number | null, fire: () => Promise<unknown>): Promise<void> {
		const end = this.now + milliseconds;
		for (;;) {
			const queued = this.#queue[0]?.at ?? Number.POSITIVE_INFINITY;
			const due = timer() ?? Number.POSITIVE_INFINITY;
			const next = Math.min(queued, due);
			if (next > end) break;
			this.now = Math.max(this.now, next);
			if (due <= queued) await fire();
			else await this.#queue.shift()?.run();
		}
		this.now = end;
	}
}
