/** The next round and its delay. */
import type { PlanNow } from '../../src/day/dayPlan';

export interface NextRound {
	number: number;
	/** The expected start, as HH:MM. */
	time: string;
	/** The delay against the plan, in minutes. */
	late: number;
}

const DAY = 24 * 60;

function minutes(time: string): number {
	const [hours = 0, past = 0] = time.split(':').map(Number);
	return hours * 60 + past;
}

/** Returns the first round of the plan that has not begun; undefined after the last. */
export function nextRound({ parts }: PlanNow): NextRound | undefined {
	const next = parts.find(({ round, began }) => round !== null && began === null);
	if (!next || next.round === null) return undefined;
	// A day may end after midnight.
	const late = (minutes(next.at) - minutes(next.planned) + DAY) % DAY;
	return { number: next.round, time: next.at, late };
}
