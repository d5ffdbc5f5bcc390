import type { Snippet } from 'svelte';

/**
 * The result of saving a cell: true if saved; false or a sentence if not. The sentence appears beside the cell, if
 * nothing else explains the failure.
 */
export type Saved = boolean | { why: string };

/** A column of a {@link DataTable}. */
export interface Column<Row> {
	key: string;
	title: string;
	/** Numbers are right-aligned, marks centered. */
	align?: 'right' | 'center';
	/** The width in rem; a column without one takes the remaining space. */
	width?: number;
	text: (row: Row) => string;
	/** Saves the typed text; a refused cell stays open with it. A column without it is read-only. */
	save?: (row: Row, typed: string) => Promise<Saved>;
	/** Returns the state of a checkbox that replaces the text. */
	checked?: (row: Row) => boolean;
	/** Toggles the mark; resolves to false if it stays unchanged for now. */
	toggle?: (row: Row) => unknown;
	/** Returns the checkbox's label for a row. */
	says?: (row: Row) => string;
	/** The action of a button in the cell. */
	press?: (row: Row) => void;
}

/** A column of a {@link Table}. */
export interface TableColumn<Row> {
	title: string;
	/** True if the title is for screen readers only. */
	hidden?: boolean;
	/** The contents of a head cell that is more than a title. */
	top?: Snippet;
	/** The tooltip of the column. */
	about?: string;
	/** True if its cells name their rows. */
	head?: boolean;
	/** Numbers and buttons are right-aligned, marks centered. */
	align?: 'r' | 'c';
	/** The edge where the column stays visible while the others scroll; `edge` is the right one with a line. */
	stays?: 'left' | 'right' | 'edge';
	/** True if a long text wraps. */
	wraps?: boolean;
	/** A CSS length or percentage; a column without one is as wide as its cells. */
	width?: string;
	text?: (row: Row) => string | number;
	/** The contents of a cell that is more than text. */
	cell?: Snippet<[row: Row, index: number, of: number]>;
	/** The number passed to `cell`, for a snippet shared by several columns. */
	of?: number;
	/** Returns the tooltip of a cell; undefined if there is none. */
	tip?: (row: Row) => string | undefined;
}

export interface Group<Row> {
	id: string;
	title: string;
	note: string;
	rows: readonly Row[];
}
