/** The layout of each content on the screen: letter size, rows and pages. */
import type { PublicRound, PublicStandings } from '../../src/backend/generated';
import { type Area, fit, type Fit } from './fit';
import { oneLine, ofSide, ofTeam, stackedLines } from './team';
import type { Seat } from './seats';
import { usualWidth } from './textWidth';
import { byesOf } from '../../src/words/byes';

/** The height of column heads, as a fraction of the screen's height. */
export const HEAD = 0.045;
/**
 * The minimum letter size for one line per player, as a fraction of the screen's height. Smaller letters are accepted
 * if a single line allows no larger ones.
 */
const STACKED = 1 / 24;
/** The height of a single-line row, in letter heights. */
const LINE = 1.42;
/** The factor by which bold letters of winners are wider. */
const BOLD = 1.12;

export interface Layout extends Fit {
	/** True if each player has a separate line. */
	stacked: boolean;
}

const without = (area: Area, height: number): Area => ({ ...area, height: area.height - height });

export function ofRound({ tables, ...round }: PublicRound, area: Area): Layout {
	const byes = byesOf(round);
	const teams = [
		...tables.flatMap(({ first, second }) => [ofSide(first), ofSide(second)]),
		...byes.map(({ team }) => ofTeam(team)),
	];
	const place = without(area, area.screen * HEAD);
	// The table, the numbers of both teams, and the part between the teams.
	const rows = (texts: readonly string[], high: number, columns: number) => ({
		rows: tables.length + byes.length,
		high,
		wide: 2 * usualWidth(texts) * BOLD + 13,
		columns,
	});
	const lines = teams.map(stackedLines);
	const high = Math.max(...lines.map((it) => it.length)) * 1.12 + 0.35;
	const stacked = fit(rows(lines.flat(), high, 1), place);
	const single = fit(rows(teams.map(oneLine), LINE, 2), place);
	const large = stacked.letter >= Math.min(area.screen * STACKED, single.letter);
	return stacked.pages === 1 && large ? { ...stacked, stacked: true } : { ...single, stacked: false };
}

export function ofStandings({ rows }: PublicStandings, area: Area): Layout {
	const names = rows.map(({ team }) => oneLine(ofTeam(team)));
	const table = { rows: rows.length, high: LINE, wide: usualWidth(names) + 11.5, columns: 2 };
	return { ...fit(table, without(area, area.screen * HEAD)), stacked: false };
}

export function ofSeats(seats: readonly Seat[], area: Area): Layout {
	// Wide enough for given names: a cut one does not distinguish two players with the same surname.
	const wide =
		usualWidth(
			seats.map(({ name }) => name),
			0.94,
		) + 6.5;
	return { ...fit({ rows: seats.length, high: LINE, wide, columns: 5 }, area), stacked: false };
}

/** Lays out lines of running text, such as parts of the day. */
export function ofLines(rows: number, high: number, area: Area): Layout {
	return { ...fit({ rows, high, wide: 22, columns: 1 }, area), stacked: false };
}
