/**
 * The laptop's time. Clocks of phones and screens are off by minutes; round clock, notices and plan use the laptop's.
 */

/** Milliseconds after which a measurement is replaced by a less exact one: clocks drift. */
const OLD = 600_000;

export class LaptopClock {
	/** Milliseconds the laptop's clock is ahead, the maximum error of that, and the time of the measurement. */
	#ahead = 0;
	#within = Number.POSITIVE_INFINITY;
	#measured = 0;

	/** Records that the laptop answered with `now` to a request sent and received at these times of the own clock. */
	heard(now: number, sent: number, received: number) {
		const within = Math.max(0, received - sent) / 2;
		const ahead = now - (sent + within);
		// The two measurements contradict: a clock was set, or the computer slept.
		const differ = Math.abs(ahead - this.#ahead) > within + this.#within;
		if (within > this.#within && !differ && received - this.#measured < OLD) return;
		this.#ahead = ahead;
		this.#within = within;
		this.#measured = received;
	}

	/** Returns the laptop's time for the time `own` of the own clock, in milliseconds since 1970. */
	at(own: number): number {
		return Math.round(own + this.#ahead);
	}
}
