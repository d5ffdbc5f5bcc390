/** Layout of rows: the largest letters that fit, but never below a readable size. */

/** The minimum height of a row's letters as a fraction of the screen's height: readable from the back of a hall. */
const LEAST = 1 / 28;
const MOST = 1 / 15;

/** The rows to show. */
export interface Rows {
	rows: number;
	/** The height of a row, in letter heights. */
	high: number;
	/** The width of a row, in letter heights. */
	wide: number;
	/** The maximum number of columns. */
	columns: number;
}

/** The available area, in pixels. */
export interface Area {
	width: number;
	height: number;
	/** The height of the whole screen. */
	screen: number;
}

/** A fitted layout. */
export interface Fit {
	/** The height of a letter and of a row, in pixels. */
	letter: number;
	row: number;
	columns: number;
	/** The number of rows in a column. */
	per: number;
	pages: number;
}

/** Returns the largest letters for the smallest number of pages; all pages have the same layout. */
export function fit({ rows, high, wide, columns: most }: Rows, { width, height, screen }: Area): Fit {
	const least = screen * LEAST;
	const fitting = Math.max(1, Math.floor(height / (least * high)));
	const beside = Math.min(most, Math.max(1, Math.floor(width / (least * wide))));
	const pages = Math.max(1, Math.ceil(rows / (fitting * beside)));
	const ofPage = Math.ceil(rows / pages);
	// Use no more columns than the smallest number of pages needs.
	const columns = Math.max(1, Math.min(beside, Math.ceil(ofPage / fitting)));
	const per = Math.max(1, Math.ceil(ofPage / columns));
	const room = height / per;
	const letter = Math.max(least, Math.min(room / high, width / columns / wide, screen * MOST));
	return { letter, row: Math.min(room, letter * high * 1.6), columns, per, pages };
}

/** Returns the rows of each column on a page; pages count from 0. */
export function ofPage<Row>(rows: readonly Row[], { per, columns }: Fit, page: number): Row[][] {
	const from = page * per * columns;
	const all = Array.from({ length: columns }, (_, column) =>
		rows.slice(from + column * per, from + (column + 1) * per),
	);
	return all.filter((column, index) => index === 0 || column.length > 0);
}

/** Returns the display time of a page in milliseconds: long enough to find a name among its rows. */
export const dwell = (rows: number) => Math.min(20_000, Math.max(8000, 4000 + rows * 400));
