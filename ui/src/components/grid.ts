import type { Snippet } from 'svelte';

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

/** A column of a {@link Table}. */
export interface TableColumn<Row> {
	title: string;
	/** True if only screen readers are given the title. */
	hidden?: boolean;
	/** True if its cells name their rows. */
	head?: boolean;
	/** Numbers and buttons stand right. */
	align?: 'r';
	text?: (row: Row) => string | number;
	/** The contents of a cell that is more than a text. */
	cell?: Snippet<[row: Row, index: number]>;
}

export interface Group<Row> {
	id: string;
	title: string;
	note: string;
	rows: readonly Row[];
}
