/** The groups of teams that are level, as the screen speaks of them. */
import type { StandingRow, StandingsView } from '../../backend/generated';

export interface Tie {
	/** Best and worst rank among them. */
	from: number;
	to: number;
	/** The rows, in the order of the standings. */
	rows: StandingRow[];
	/** What orders them, if anything does. */
	kind: StandingRow['tie'];
}

/** Teams of equal points and, by a list, of equal tie-breaks, where there is more than one. */
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

/** "3" or "3–5". */
export function rankText(from: number, to: number): string {
	return from === to ? String(from) : `${String(from)}–${String(to)}`;
}
