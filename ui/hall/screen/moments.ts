/** When the round clock is heard. */
import type { ClockFace, ClockMomentName } from '../../src/backend/generated';

/** What was heard of a clock. */
export interface Heard {
	clock: number;
	moments: readonly ClockMomentName[];
}

/** A sound that comes later than this says something wrong. */
const LATE = 5000;
/** So far a moment must lie ahead again to be heard again: clocks are set back by parts of a second. */
const AHEAD = 1000;

/** When a moment is; none where the clock has no such moment. */
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
 * The moments to be heard at `now`, in milliseconds since 1970, and what was heard then: each once for
 * its clock, none that was past when the page was opened, at `since`. A moment that lies ahead again,
 * since more time was given, is heard again.
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
