/** The plan of the day at a given time: the current part and the delay. */
import type { DayPlanShown, PartOfDayView } from '../backend/generated';

/** A part of the day with its current state. */
export interface PartNow extends PartOfDayView {
	/** The actual or expected start, as HH:MM. */
	at: string;
	when: 'past' | 'now' | 'ahead';
}

export interface PlanNow {
	parts: PartNow[];
	/** The delay of the day's end against the plan, in minutes. */
	late: number;
	/** The end of the last part, as HH:MM. */
	end: string;
}

const MINUTE = 60_000;
/** Minutes of delay after which a round counts as abandoned: it was not played, or its start is unknown. */
const FORGOTTEN = 12 * 60;

/** Adds minutes to a time of day, as HH:MM. */
function later(time: string, minutes: number): string {
	const [hours = 0, past = 0] = time.split(':').map(Number);
	const all = (hours * 60 + past + minutes) % (24 * 60);
	return [Math.floor(all / 60), all % 60].map((it) => String(it).padStart(2, '0')).join(':');
}

/** Returns the index of the current part: the last one that began, or the due break after it. -1 before the first. */
function current(parts: readonly PartOfDayView[], now: number): number {
	return parts.reduce((before, { what, began, expected_at }, index) => {
		const hasCome = expected_at !== null && Date.parse(expected_at) <= now;
		const follows = what !== 'round' && index === before + 1 && hasCome;
		return began !== null || follows ? index : before;
	}, -1);
}

/** Returns the plan at `now`, in milliseconds since 1970. An overdue round delays all parts after it. */
export function planNow(plan: DayPlanShown, now: number): PlanNow {
	const next = plan.parts.findIndex(({ round, began }) => round !== null && began === null);
	const expected = plan.parts[next]?.expected_at ?? null;
	const passed = expected === null ? 0 : Math.floor((now - Date.parse(expected)) / MINUTE);
	const more = passed > 0 && passed < FORGOTTEN ? passed : 0;
	const now_at = current(plan.parts, now);
	return {
		parts: plan.parts.map((part, index) => ({
			...part,
			at: part.began ?? (next >= 0 && index >= next ? later(part.expected, more) : part.expected),
			when: index < now_at ? 'past' : index === now_at ? 'now' : 'ahead',
		})),
		late: plan.late_minutes + more,
		end: later(plan.expected_end, more),
	};
}
