/** What only the window can do: ask for a file, show a sheet. */
export interface Picture {
	/** Title of the dialog. */
	title: string;
	/** What kind of file, as the person reads it. */
	kind: string;
	/** Endings of that kind, without the dot. */
	extensions: string[];
}

/** The printers of this machine, by the names of the system. */
export interface Printers {
	names: string[];
	/** The one the system takes when nobody says otherwise. */
	usual: string | null;
}

export interface Desktop {
	/** Where to write a file; null when the dialog was closed. */
	pickPlace(picture: Picture & { name: string }): Promise<string | null>;
	/** A file that exists; null when the dialog was closed. */
	pickFile(picture: Picture): Promise<string | null>;
	/** Opens a PDF in the system's viewer. */
	showSheet(path: string): Promise<void>;
	/** Opens a message (`mailto:` with subject and text) in the person's mail program. */
	writeMail(link: string): Promise<void>;
	/** The printers; none where the system has no way to name them. */
	printers(): Promise<Printers>;
	/** Sends a PDF to a printer. */
	sendToPrinter(path: string, printer: string, copies: number): Promise<void>;
	/** The tournament file the program was started with, once. */
	takeStartFile(): Promise<string | null>;
	/** The game at the board this window is for; null in the main window. */
	ownTable(): number | null;
	/** Shows the table of a game in a window of its own, full screen. */
	openTable(game: number, title: string): Promise<void>;
	/** Closes this window, if it is a table's. */
	closeTable(): Promise<void>;
	/** Tells when any window has changed something, until the answer is called. */
	onChanged(hear: () => void): () => void;
}
