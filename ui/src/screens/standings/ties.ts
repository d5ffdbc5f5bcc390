/** The groups of tied teams. */
import type { StandingRow, StandingsView } from '../../backend/generated';

export interface Tie {
	/** The best and worst rank in the group. */
	from: number;
	to: number;
	/** The rows, in the order of the standings. */
	rows: StandingRow[];
	/** The state of the tie. */
	kind: StandingRow['tie'];
}

/** Returns the groups of two or more teams with equal points and equal tie-breaks. */
export function tiesOf(view: StandingsView): Tie[] {
	const levels = new Map<string, StandingRow[]>();
	for (const row of view.rows.filter(({ tie }) => tie !== 'out')) {
		const level = JSON.stringify([row.half_points, row.tie_breaks]);
		levels.set(level, [...(levels.get(level) ?? []), row]);
	}
	return [...levels.values()]
		.filter((rows) => rows.length > 1)
		.map((rows) => ({
			from: Math.min(...rows.map((row) => row.rank_from)),
			to: Math.max(...rows.map((row) => row.rank_to)),
			rows,
			kind: rows[0]?.tie ?? 'none',
		}));
}

/** Formats ranks: "3" or "3–5". */
export function rankText(from: number, to: number): string {
	return from === to ? String(from) : `${String(from)}–${String(to)}`;
}
