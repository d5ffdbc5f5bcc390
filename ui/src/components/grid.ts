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
	/** The contents of the head that is more than a title. */
	top?: Snippet;
	/** More about the column, read at the pointer. */
	about?: string;
	/** True if its cells name their rows. */
	head?: boolean;
	/** Numbers and buttons stand right, marks in the middle. */
	align?: 'r' | 'c';
	/** The edge at which it stays in sight while the others scroll; `edge` is the right one with a line. */
	stays?: 'left' | 'right' | 'edge';
	/** True if a long text takes several lines. */
	wraps?: boolean;
	/** A length or a part of the table; without one the column is as wide as its cells. */
	width?: string;
	text?: (row: Row) => string | number;
	/** The contents of a cell that is more than a text. */
	cell?: Snippet<[row: Row, index: number, of: number]>;
	/** The number that tells its cell which of several columns it is in. */
	of?: number;
	/** More about a cell, read at the pointer. */
	tip?: (row: Row) => string | undefined;
}

export interface Group<Row> {
	id: string;
	title: string;
	note: string;
	rows: readonly Row[];
}
