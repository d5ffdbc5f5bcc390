/** Time as the channel needs it, passed in so that a test does not wait. */
export interface Time {
	/** Milliseconds since 1970, the same in every tab. */
	now: () => number;
	/** Calls back after some milliseconds; gives what takes it back. */
	after: (milliseconds: number, act: () => void) => () => void;
}

export const browserTime: Time = {
	now: () => Date.now(),
	after: (milliseconds, act) => {
		const timer = setTimeout(act, milliseconds);
		return () => clearTimeout(timer);
	},
};

/** Waits. */
export const pause = (time: Time, milliseconds: number) =>
	new Promise<void>((resolve) => {
		time.after(milliseconds, resolve);
	});

/** Growing pauses: 1, 2, 4, 8, 16 and then 30 seconds, each a little off so that 120 phones do not come at once. */
export function growing(attempt: number): number {
	const seconds = Math.min(30, 2 ** Math.min(attempt, 5));
	return seconds * 1000 * (0.8 + Math.random() * 0.4);
}
