/** The functions that only the window offers, such as file dialogs and the viewer for sheets. */
export interface Picture {
	title: string;
	/** The file type, as the user reads it. */
	kind: string;
	/** The extensions of that type, without the dot. */
	extensions: string[];
}

/** The printers of this machine, by the names of the system. */
export interface Printers {
	names: string[];
	/** The system's default printer; null if it has none. */
	usual: string | null;
	/** The maximum number of copies in one job. */
	most_copies: number;
}

/** A pressed key, with its device. */
export interface DeviceKey {
	/** The system's number of the device; it changes when the device is plugged in again. */
	device: number;
	/** The key by its position, as in {@link KeyboardEvent.code}. */
	code: string;
	/** The letter on the key, a to z; null if the system does not know it. */
	letter: string | null;
	/** True if this window has the focus; false if another table of this program has it. */
	in_front: boolean;
}

/** A table in the formats of other programs. */
export interface TableInWords {
	/** The cells, separated by tabs. */
	text: string;
	html: string;
}

/** A network interface of this machine, over which phones can reach it. */
export interface HallInterface {
	/** The system's name of the interface. */
	name: string;
	/** This machine's address on it. */
	address: string;
	/** The purpose, guessed from the names of interface and product. */
	kind: 'wireless' | 'cable' | 'other' | 'hotspot' | 'vpn' | 'virtual';
}

/** A reason that may keep phones from connecting, or something to expect. */
export type HallHint =
	| { code: 'asks_first' | 'asks' | 'blocked' | 'public' }
	| { code: 'silent' | 'address_gone'; address: string }
	/** This machine slept, or its clock was set; both times as RFC 3339. */
	| { code: 'slept'; from: string; until: string }
	/** The hall has another port than last time. */
	| { code: 'port_in_use' | 'port_reserved'; old: number; address: string };

/** The state of the hall that this program serves. */
export interface HallNow {
	/** The address for phones, as `192.168.1.5:41234`; null while the hall is closed. */
	address: string | null;
	/** The opening time, as RFC 3339; null while the hall is closed. */
	since: string | null;
	/** True if any other device has connected since. */
	reached: boolean;
	/** The mDNS name and port, as `kralle.local:41234`; null if there is no name. */
	name: string | null;
	/**
	 * The reasons that may keep phones from connecting, most severe first; while the hall is closed, things to expect.
	 */
	hints: HallHint[];
	/** True if this machine is kept from sleeping; null while the hall is closed, or no other device can reach it. */
	awake: boolean | null;
}

/**
 * The source of updates: the program itself, the system's package manager, or the person who built it. Nobody, if it
 * was built without a key.
 */
export type Updater = 'program' | 'package_manager' | 'builder' | 'nobody';

/** An available update. */
export interface NewerVersion {
	version: string;
	/** The release notes; null if there are none. */
	notes: string | null;
}

export interface Desktop {
	/** Lists the networks for a hall. */
	hallInterfaces(): Promise<HallInterface[]>;
	/** Opens the hall at one of their addresses: from now on phones can reach this machine. */
	openHall(address: string): Promise<{ address: string }>;
	closeHall(): Promise<void>;
	hallState(): Promise<HallNow>;
	/** Writes an error of this window to the program's log. */
	noteFault(what: string): Promise<void>;
	/** Lets the user choose the path of a new file; null if canceled. */
	pickPlace(picture: Picture & { name: string }): Promise<string | null>;
	/** Lets the user choose an existing file; null if canceled. */
	pickFile(picture: Picture): Promise<string | null>;
	/** Lets the user choose existing files; empty if canceled. */
	pickFiles(picture: Picture): Promise<string[]>;
	/** Lets the user choose an existing folder; null if canceled. */
	pickFolder(title: string): Promise<string | null>;
	/** Opens a PDF in the system's viewer. */
	showSheet(path: string): Promise<void>;
	/** Opens a message (`mailto:` with subject and text) in the user's mail program. */
	writeMail(link: string): Promise<void>;
	/** Opens the public page of the open tournament in the system's browser. */
	showPublicPage(): Promise<void>;
	/** Lists the printers; empty if the system cannot list them. */
	printers(): Promise<Printers>;
	sendToPrinter(path: string, printer: string, copies: number): Promise<void>;
	/** Zooms this window by a factor. */
	zoom(factor: number): void;
	/** Copies a table to the clipboard, as text and HTML. Rejects if the window has no permission. */
	copyTable(table: Promise<TableInWords>): Promise<void>;
	/** Copies a picture (PNG) to the clipboard. Rejects if the window has no permission. */
	copyPicture(picture: Promise<Blob>): Promise<void>;
	/** Returns the tournament file that this start or another one has handed over, once; null if there is none. */
	takeStartFile(): Promise<string | null>;
	/** Calls `hear` when another start of the program has handed over a file; returns a function that stops it. */
	onFile(hear: () => void): () => void;
	/** Keeps this window open on a close request, and calls `hear` instead; returns a function that stops it. */
	onCloseAsked(hear: () => void): () => void;
	/** Closes this window without a question. */
	closeWindow(): Promise<void>;
	updater(): Promise<Updater>;
	/** Checks for an update; null if this is the latest version. */
	lookForUpdate(): Promise<NewerVersion | null>;
	/** Downloads, verifies and installs an update; the program then restarts. */
	installUpdate(version: string): Promise<void>;
	/** Returns the game whose table this window shows; null in the main window. */
	ownTable(): number | null;
	/** Opens the table of a game in a separate full-screen window. */
	openTable(game: number, title: string): Promise<void>;
	/** Closes this window if it is a table's. */
	closeTable(): Promise<void>;
	/** Opens a projector screen in a separate window, on the second monitor if there is one. */
	openScreen(screen: number, title: string): Promise<void>;
	/** Calls `hear` when any window has changed something; returns a function that stops it. */
	onChanged(hear: () => void): () => void;
	/**
	 * Calls `hear` for each key pressed while this window or another table has the focus, with its device; returns a
	 * function that stops it. Rejects if the system cannot distinguish devices.
	 */
	listenToDevices(hear: (key: DeviceKey) => void): Promise<() => void>;
}
