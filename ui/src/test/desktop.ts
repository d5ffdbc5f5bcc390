/** The window without a window: file dialogs, printers, the mail program and devices in memory. */
import { Refused } from '../backend/backend';
import type {
	Desktop,
	DeviceKey,
	HallInterface,
	HallNow,
	NewerVersion,
	TableInWords,
	Updater,
} from '../backend/desktop';
import type { RefusalView } from '../backend/generated';

/** A window in memory: the file dialog answers what it is told. */
const CLOSED: HallNow = { address: null, since: null, reached: false, name: null, hints: [], awake: null };

export class FakeDesktop implements Desktop {
	/** What the file dialog answers. */
	picked: string | null = null;
	/** The sheets that were shown. */
	readonly shown: string[] = [];

	pickFile() {
		return Promise.resolve(this.picked);
	}

	pickFiles() {
		return Promise.resolve(this.picked === null ? [] : [this.picked]);
	}

	pickFolder() {
		return Promise.resolve(this.picked);
	}

	pickPlace() {
		return Promise.resolve(this.picked);
	}

	/** True if the machine has a program that shows PDF. */
	hasViewer = true;

	showSheet(path: string) {
		if (!this.hasViewer)
			return Promise.reject(new Refused({ code: 'no_viewer', article: null, data: { path, reason: '' } }));
		this.shown.push(path);
		return Promise.resolve();
	}

	/** The messages that were opened in the mail program. */
	readonly mails: string[] = [];
	/** Whether the machine has a mail program. */
	hasMail = true;

	writeMail(link: string) {
		if (!this.hasMail)
			return Promise.reject(new Refused({ code: 'no_mail_program', article: null, data: { reason: '' } }));
		this.mails.push(link);
		return Promise.resolve();
	}

	/** How often the public page was opened. */
	pages = 0;

	showPublicPage() {
		this.pages++;
		return Promise.resolve();
	}

	/** The printers there are; none by default, as on a machine without. */
	names: string[] = [];
	/** What the next printer says instead of printing. */
	fault: RefusalView | null = null;
	/** What went to a printer. */
	readonly sent: { path: string; printer: string; copies: number }[] = [];

	printers() {
		return Promise.resolve({ names: this.names, usual: this.names[0] ?? null, most_copies: 99 });
	}

	sendToPrinter(path: string, printer: string, copies: number) {
		if (this.fault) return Promise.reject(new Refused(this.fault));
		this.sent.push({ path, printer, copies });
		return Promise.resolve();
	}

	/** How large the window shows everything. */
	zoomed = 1;

	zoom(factor: number) {
		this.zoomed = factor;
	}

	/** The tables and pictures that were copied. */
	readonly copied: (TableInWords | Blob)[] = [];
	/** Whether the window may write to the clipboard. */
	copies = true;

	async copyTable(table: Promise<TableInWords>) {
		const copied = await table;
		if (!this.copies) throw new Error('not allowed');
		this.copied.push(copied);
	}

	async copyPicture(picture: Promise<Blob>) {
		const copied = await picture;
		if (!this.copies) throw new Error('not allowed');
		this.copied.push(copied);
	}

	/** The networks of this machine. */
	interfaces: HallInterface[] = [
		{ name: 'wlan0', address: '192.168.178.23', kind: 'wireless' },
		{ name: 'eth0', address: '10.0.0.7', kind: 'cable' },
	];
	/** The hall, as this window serves it. */
	hall: HallNow = { ...CLOSED };

	hallInterfaces() {
		return Promise.resolve(this.interfaces);
	}

	/** The faults that were written down. */
	readonly faults: string[] = [];

	noteFault(what: string) {
		this.faults.push(what);
		return Promise.resolve();
	}

	openHall(at: string) {
		const address = `${at.includes(':') ? `[${at}]` : at}:41234`;
		this.hall = { ...CLOSED, address, since: new Date().toISOString(), awake: true };
		return Promise.resolve({ address });
	}

	closeHall() {
		this.hall = { ...CLOSED };
		return Promise.resolve();
	}

	hallState() {
		return Promise.resolve(this.hall);
	}

	/** The file that was handed over, until it is taken. */
	#handed: string | null = null;
	readonly #waiting = new Set<() => void>();

	takeStartFile() {
		const file = this.#handed;
		this.#handed = null;
		return Promise.resolve(file);
	}

	onFile(hear: () => void) {
		this.#waiting.add(hear);
		return () => this.#waiting.delete(hear);
	}

	/** As if another start of the program had handed over a file. */
	handOver(path: string) {
		this.#handed = path;
		for (const hear of this.#waiting) hear();
	}

	/** True if this window was closed by its screens. */
	ended = false;
	readonly #deciding = new Set<() => void>();

	onCloseAsked(hear: () => void) {
		this.#deciding.add(hear);
		return () => this.#deciding.delete(hear);
	}

	closeWindow() {
		this.ended = true;
		return Promise.resolve();
	}

	/** As if somebody had pressed the button in the frame that closes the window. */
	askToClose() {
		for (const hear of this.#deciding) hear();
	}

	/** Who brings newer versions. */
	brings: Updater = 'package_manager';
	/** The newest version, if it is newer. */
	newer: NewerVersion | null = null;
	/** How often it was asked for. */
	looked = 0;
	/** What is refused instead. */
	noUpdate: RefusalView | null = null;
	/** The versions that were installed. */
	readonly installed: string[] = [];

	updater() {
		return Promise.resolve(this.brings);
	}

	lookForUpdate() {
		this.looked++;
		if (this.noUpdate) return Promise.reject(new Refused(this.noUpdate));
		return Promise.resolve(this.newer);
	}

	installUpdate(version: string) {
		if (this.noUpdate) return Promise.reject(new Refused(this.noUpdate));
		this.installed.push(version);
		return Promise.resolve();
	}

	/** The game this window is for. */
	table: number | null = null;
	/** The tables that were shown in windows of their own. */
	readonly tables: number[] = [];
	/** Whether this window was closed. */
	closed = false;
	readonly #hearing = new Set<() => void>();

	ownTable() {
		return this.table;
	}

	openTable(game: number) {
		this.tables.push(game);
		return Promise.resolve();
	}

	/** The screens that were shown in windows of their own. */
	readonly screens: number[] = [];

	openScreen(screen: number) {
		this.screens.push(screen);
		return Promise.resolve();
	}

	closeTable() {
		this.closed = true;
		return Promise.resolve();
	}

	onChanged(hear: () => void) {
		this.#hearing.add(hear);
		return () => this.#hearing.delete(hear);
	}

	/** Why the system does not tell devices apart; null when it does. */
	alike: RefusalView | null = null;
	readonly #listening = new Set<(key: DeviceKey) => void>();

	listenToDevices(hear: (key: DeviceKey) => void) {
		if (this.alike) return Promise.reject(new Refused(this.alike));
		this.#listening.add(hear);
		return Promise.resolve(() => void this.#listening.delete(hear));
	}

	/** Whether this window has the focus. */
	inFront = true;

	/** As if keys had been pressed on a device. */
	press(device: number, ...codes: string[]) {
		for (const code of codes)
			for (const hear of this.#listening) hear({ device, code, letter: null, in_front: this.inFront });
	}

	/** As if another window had changed something. */
	changed() {
		for (const hear of this.#hearing) hear();
	}
}
