/** What only the window can do: ask for a file, show a sheet. */
export interface Picture {
	/** Title of the dialog. */
	title: string;
	/** What kind of file, as the person reads it. */
	kind: string;
	/** Endings of that kind, without the dot. */
	extensions: string[];
}

export interface Desktop {
	/** Where to write a file; null when the dialog was closed. */
	pickPlace(picture: Picture & { name: string }): Promise<string | null>;
	/** A file that exists; null when the dialog was closed. */
	pickFile(picture: Picture): Promise<string | null>;
	/** Opens a PDF in the system's viewer. */
	showSheet(path: string): Promise<void>;
	/** The tournament file the program was started with, once. */
	takeStartFile(): Promise<string | null>;
}
