/** Whether what was typed was kept; the sentence says beside the cell why not, where nothing else does. */
export type Saved = boolean | { why: string };

/** What a {@link DataTable} shows. */
export interface Column<Row> {
	key: string;
	title: string;
	/** Numbers stand right, marks in the middle. */
	align?: 'right' | 'center';
	/** A width in rem; without one the column takes what is left. */
	width?: number;
	text: (row: Row) => string;
	/** Keeps what was typed, or leaves the cell open with it. Without it the cell cannot be edited. */
	save?: (row: Row, typed: string) => Promise<Saved>;
	/** A check box instead of text. */
	checked?: (row: Row) => boolean;
	/** Sets or takes the mark; resolves to false where it stays as it is for now. */
	toggle?: (row: Row) => unknown;
	/** What the check box says of this row. */
	says?: (row: Row) => string;
	/** A button in the cell. */
	press?: (row: Row) => void;
}

export interface Group<Row> {
	id: string;
	title: string;
	note: string;
	rows: readonly Row[];
}
