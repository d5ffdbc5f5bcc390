/** What only the window can do: ask for a file, show a sheet. */
export interface Picture {
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
	/** The most copies sent at once. */
	most_copies: number;
}

/** A key that was pressed, and on which device. */
export interface DeviceKey {
	/** By the system's number; another one after the device was plugged in anew. */
	device: number;
	/** The key by its place, as {@link KeyboardEvent.code} names it. */
	code: string;
	/** The letter on it, a to z, where the system says which. */
	letter: string | null;
	/** Whether this window has the focus; else another table of this program has. */
	in_front: boolean;
}

/** A table as other programs take it. */
export interface TableInWords {
	/** Cells separated by tabs. */
	text: string;
	html: string;
}

/** A network of this machine, over which phones can reach it. */
export interface HallInterface {
	/** The system's name of it. */
	name: string;
	/** This machine's address there. */
	address: string;
	/** Its purpose, as name and product tell it. */
	kind: 'wireless' | 'cable' | 'other' | 'hotspot' | 'vpn' | 'virtual';
}

/** A reason for which phones may not come through, or what is to be expected. */
export type HallHint =
	| { code: 'asks_first' | 'asks' | 'blocked' | 'public' }
	| { code: 'silent' | 'address_gone'; address: string }
	/** This machine slept, or its clock was set; both as RFC 3339. */
	| { code: 'slept'; from: string; until: string }
	/** The hall has another port than the one of the last time. */
	| { code: 'port_in_use' | 'port_reserved'; old: number; address: string };

/** The hall as this program serves it. */
export interface HallNow {
	/** Where phones reach it, as `192.168.1.5:41234`; null while it is closed. */
	address: string | null;
	/** When it was opened, as RFC 3339. */
	since: string | null;
	/** Whether any other device has reached it since. */
	reached: boolean;
	/** By which name and port phones find it that look names up, as `kralle.local:41234`; null where it has no name. */
	name: string | null;
	/** The reasons for which phones may not come through, the gravest first; while it is closed, what to expect. */
	hints: HallHint[];
	/** True if this machine is kept from going to sleep by itself; null while it is closed, or reached by no other. */
	awake: boolean | null;
}

/**
 * Who brings newer versions to this program: it does so itself, the package manager of the system does, whoever
 * built it, or nobody, as it was built without a key.
 */
export type Updater = 'program' | 'package_manager' | 'builder' | 'nobody';

/** A newer version. */
export interface NewerVersion {
	version: string;
	/** What is new, as those say it who made it. */
	notes: string | null;
}

export interface Desktop {
	/** The networks over which a hall can be opened. */
	hallInterfaces(): Promise<HallInterface[]>;
	/** Opens the hall at one of their addresses: from now on phones reach this machine. */
	openHall(address: string): Promise<{ address: string }>;
	closeHall(): Promise<void>;
	hallState(): Promise<HallNow>;
	/** Writes a fault of this window into the program's log. */
	noteFault(what: string): Promise<void>;
	/** Where to write a file; null when the dialog was closed. */
	pickPlace(picture: Picture & { name: string }): Promise<string | null>;
	/** A file that exists; null when the dialog was closed. */
	pickFile(picture: Picture): Promise<string | null>;
	/** Files that exist; none when the dialog was closed. */
	pickFiles(picture: Picture): Promise<string[]>;
	/** A folder that exists; null when the dialog was closed. */
	pickFolder(title: string): Promise<string | null>;
	/** Opens a PDF in the system's viewer. */
	showSheet(path: string): Promise<void>;
	/** Opens a message (`mailto:` with subject and text) in the person's mail program. */
	writeMail(link: string): Promise<void>;
	/** Opens the public page of the open tournament in the system's browser. */
	showPublicPage(): Promise<void>;
	/** The printers; none where the system has no way to name them. */
	printers(): Promise<Printers>;
	sendToPrinter(path: string, printer: string, copies: number): Promise<void>;
	/** Shows everything in this window so many times as large as usual. */
	zoom(factor: number): void;
	/** Puts a table into the clipboard, for a spreadsheet, a letter and a plain message. Rejects where the window may not. */
	copyTable(table: Promise<TableInWords>): Promise<void>;
	/** Puts a picture (PNG) into the clipboard. Rejects where the window may not. */
	copyPicture(picture: Promise<Blob>): Promise<void>;
	/** The tournament file the program was started with, or that another start has handed over, once. */
	takeStartFile(): Promise<string | null>;
	/** Tells when another start of the program has handed over a file, until the answer is called. */
	onFile(hear: () => void): () => void;
	/** From now on tells when somebody wants to close this window, which stays open, until the answer is called. */
	onCloseAsked(hear: () => void): () => void;
	/** Closes this window without a further question. */
	closeWindow(): Promise<void>;
	updater(): Promise<Updater>;
	/** Asks whether there is a newer version; null where this is the newest. */
	lookForUpdate(): Promise<NewerVersion | null>;
	/** Downloads the version that was found, checks it and installs it; the program then starts anew. */
	installUpdate(version: string): Promise<void>;
	/** The game at the board this window is for; null in the main window. */
	ownTable(): number | null;
	/** Shows the table of a game in a window of its own, full screen. */
	openTable(game: number, title: string): Promise<void>;
	/** Closes this window, if it is a table's. */
	closeTable(): Promise<void>;
	/** Shows a screen for everybody in a window of its own, on the second monitor where there is one. */
	openScreen(screen: number, title: string): Promise<void>;
	/** Tells when any window has changed something, until the answer is called. */
	onChanged(hear: () => void): () => void;
	/**
	 * Tells which key was pressed on which device while this window or another table has the focus,
	 * until the answer is called. Rejects where the system does not tell devices apart.
	 */
	listenToDevices(hear: (key: DeviceKey) => void): Promise<() => void>;
}
