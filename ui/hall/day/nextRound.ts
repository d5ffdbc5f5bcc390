/** The round that comes next, and how late it is. */
import type { PlanNow } from '../../src/day/dayPlan';

export interface NextRound {
	number: number;
	/** When it is expected to begin, as HH:MM. */
	time: string;
	/** How many minutes later than planned that is. */
	late: number;
}

const DAY = 24 * 60;

function minutes(time: string): number {
	const [hours = 0, past = 0] = time.split(':').map(Number);
	return hours * 60 + past;
}

/** The first round of the plan that has not begun; none after the last. */
export function nextRound({ parts }: PlanNow): NextRound | undefined {
	const next = parts.find(({ round, began }) => round !== null && began === null);
	if (!next || next.round === null) return undefined;
	// A day may go on after midnight.
	const late = (minutes(next.at) - minutes(next.planned) + DAY) % DAY;
	return { number: next.round, time: next.at, late };
}
