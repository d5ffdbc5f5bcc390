/** How large letters are, and how many rows a page has: as large as all fit, never smaller than can be read. */

/** The least part of the screen's height that a letter of a row has: what is read from the back of a hall. */
const LEAST = 1 / 28;
const MOST = 1 / 15;

/** What is to be shown. */
export interface Rows {
	rows: number;
	/** How high a row is, in letters. */
	high: number;
	/** How wide a row is, in letters' heights. */
	wide: number;
	/** The most columns of rows beside each other. */
	columns: number;
}

/** The place for it, in pixels. */
export interface Area {
	width: number;
	height: number;
	/** How high the whole screen is. */
	screen: number;
}

/** How it fits. */
export interface Fit {
	/** The height of a letter and of a row, in pixels. */
	letter: number;
	row: number;
	columns: number;
	/** Rows in a column. */
	per: number;
	pages: number;
}

/** The largest letters with the fewest pages, all pages alike. */
export function fit({ rows, high, wide, columns: most }: Rows, { width, height, screen }: Area): Fit {
	const least = screen * LEAST;
	const fitting = Math.max(1, Math.floor(height / (least * high)));
	const beside = Math.min(most, Math.max(1, Math.floor(width / (least * wide))));
	const pages = Math.max(1, Math.ceil(rows / (fitting * beside)));
	const ofPage = Math.ceil(rows / pages);
	// No more columns than the fewest pages need.
	const columns = Math.max(1, Math.min(beside, Math.ceil(ofPage / fitting)));
	const per = Math.max(1, Math.ceil(ofPage / columns));
	const room = height / per;
	const letter = Math.max(least, Math.min(room / high, width / columns / wide, screen * MOST));
	return { letter, row: Math.min(room, letter * high * 1.6), columns, per, pages };
}

/** The rows of each column of a page, counted from 0. */
export function ofPage<Row>(rows: readonly Row[], { per, columns }: Fit, page: number): Row[][] {
	const from = page * per * columns;
	const all = Array.from({ length: columns }, (_, column) =>
		rows.slice(from + column * per, from + (column + 1) * per),
	);
	return all.filter((column, index) => index === 0 || column.length > 0);
}

/** How long a page stays, in milliseconds: as long as it takes to find a name among so many rows. */
export const dwell = (rows: number) => Math.min(20_000, Math.max(8000, 4000 + rows * 400));
