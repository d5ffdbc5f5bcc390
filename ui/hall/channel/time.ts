/** The channel's clock and timers, injected so that tests do not wait. */
export interface Time {
	/** Returns milliseconds since 1970, the same in every tab. */
	now: () => number;
	/** Calls `act` after some milliseconds; returns a function that cancels it. */
	after: (milliseconds: number, act: () => void) => () => void;
}

export const browserTime: Time = {
	now: () => Date.now(),
	after: (milliseconds, act) => {
		const timer = setTimeout(act, milliseconds);
		return () => clearTimeout(timer);
	},
};

/** Resolves after some milliseconds. */
export const pause = (time: Time, milliseconds: number) =>
	new Promise<void>((resolve) => {
		time.after(milliseconds, resolve);
	});

/**
 * Returns the backoff of a retry in milliseconds: 1, 2, 4, 8, 16 and then 30 seconds. Each varies by 20 percent, so
 * that 120 phones do not retry together.
 */
export function growing(attempt: number): number {
	const seconds = Math.min(30, 2 ** Math.min(attempt, 5));
	return seconds * 1000 * (0.8 + Math.random() * 0.4);
}
