/** What a {@link DataTable} shows. */
export interface Column<Row> {
	key: string;
	title: string;
	/** Numbers stand right, marks in the middle. */
	align?: 'right' | 'center';
	/** A width in rem; without one the column takes what is left. */
	width?: number;
	text: (row: Row) => string;
	/** Keeps what was typed; false leaves the cell open with what was typed. Without it the cell cannot be edited. */
	save?: (row: Row, typed: string) => Promise<boolean>;
	/** A check box instead of text. */
	checked?: (row: Row) => boolean;
	toggle?: (row: Row) => void;
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
