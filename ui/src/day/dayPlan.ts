/** The plan of the day at a moment: where it is, and how late it is by now. */
import type { DayPlanShown, PartOfDayView } from '../backend/generated';

/** A part of the day as it stands now. */
export interface PartNow extends PartOfDayView {
	/** When it is expected to begin, or began, as HH:MM. */
	at: string;
	when: 'past' | 'now' | 'ahead';
}

export interface PlanNow {
	parts: PartNow[];
	/** How many minutes later than planned the day ends. */
	late: number;
	/** When the last part is over, as HH:MM. */
	end: string;
}

const MINUTE = 60_000;
/** A round that is so late was never played, or nobody says when it begins. */
const FORGOTTEN = 12 * 60;

/** HH:MM so many minutes later. */
function later(time: string, minutes: number): string {
	const [hours = 0, past = 0] = time.split(':').map(Number);
	const all = (hours * 60 + past + minutes) % (24 * 60);
	return [Math.floor(all / 60), all % 60].map((it) => String(it).padStart(2, '0')).join(':');
}

/** The part that goes on: the last that began, or the break after it whose time has come. */
function current(parts: readonly PartOfDayView[], now: number): number {
	return parts.reduce((before, { what, began, expected_at }, index) => {
		const hasCome = expected_at !== null && Date.parse(expected_at) <= now;
		const follows = what !== 'round' && index === before + 1 && hasCome;
		return began !== null || follows ? index : before;
	}, -1);
}

/** The plan as it is at `now`, in milliseconds since 1970: a round whose time has passed moves all that follow it. */
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
