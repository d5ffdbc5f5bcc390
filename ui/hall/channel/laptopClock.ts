/**
 * What time it is by the laptop. Clocks of phones and screens go wrong by minutes; the laptop's is
 * what round clock, notices and plan are meant by.
 */

/** Older than this a measurement says little: clocks drift. */
const OLD = 600_000;

export class LaptopClock {
	/** By how much the laptop's clock is ahead, how far off that may be, and when it was measured. */
	#ahead = 0;
	#within = Number.POSITIVE_INFINITY;
	#measured = 0;

	/** The laptop said `now` in its answer to what was sent and received at those times by the own clock. */
	heard(now: number, sent: number, received: number) {
		const within = Math.max(0, received - sent) / 2;
		const ahead = now - (sent + within);
		// Both cannot be right: one of the two clocks was set, or the computer slept.
		const differ = Math.abs(ahead - this.#ahead) > within + this.#within;
		if (within > this.#within && !differ && received - this.#measured < OLD) return;
		this.#ahead = ahead;
		this.#within = within;
		this.#measured = received;
	}

	/** The laptop's time when the own clock shows `own`. */
	at(own: number): number {
		return Math.round(own + this.#ahead);
	}
}
