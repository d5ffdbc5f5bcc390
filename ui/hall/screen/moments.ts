/** The moments at which the round clock makes a sound. */
import type { ClockFace, ClockMomentName } from '../../src/backend/generated';

/** The moments of a clock that were already played. */
export interface Heard {
	clock: number;
	moments: readonly ClockMomentName[];
}

/** Milliseconds after which a sound is skipped: it would mislead. */
const LATE = 5000;
/** Milliseconds a moment must be in the future to sound again: time corrections are fractions of a second. */
const AHEAD = 1000;

/** Returns the time of a moment, in milliseconds since 1970; undefined if the clock has no such moment. */
function momentAt({ begins, ends, amber_seconds }: ClockFace, moment: ClockMomentName): number | undefined {
	const [from, to] = [Date.parse(begins), Date.parse(ends)];
	const amber = to - amber_seconds * 1000;
	switch (moment) {
		case 'begin':
			return from;
		case 'amber':
			return amber_seconds > 0 && amber > from ? amber : undefined;
		case 'end':
			return to;
	}
}

/**
 * Returns the moments to play at `now`, and the updated record; times in milliseconds since 1970. Each moment plays
 * once for its clock, and none plays that was past at `since`, when the page opened. A moment that is in the future
 * again, after an extension, plays again.
 */
export function hear(face: ClockFace, since: number, now: number, heard: Heard): [ClockMomentName[], Heard] {
	if (face.paused_since !== null) return [[], heard];
	const before = (heard.clock === face.clock ? heard.moments : []).filter(
		(moment) => (momentAt(face, moment) ?? now) < now + AHEAD,
	);
	const news = face.sounds.filter((moment) => {
		const at = momentAt(face, moment);
		return at !== undefined && at > since && at <= now && now - at <= LATE && !before.includes(moment);
	});
	return [news, { clock: face.clock, moments: [...before, ...news] }];
}
