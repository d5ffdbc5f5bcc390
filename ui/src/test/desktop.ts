/** A fake window: file dialogs, printers, mail program and devices in memory. */
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

/** The state of a closed hall. */
const CLOSED: HallNow = { address: null, since: null, reached: false, name: null, hints: [], awake: null };

export class FakeDesktop implements Desktop {
	/** The answer of every file dialog; null for canceled. */
	picked: string | null = null;
	/** The opened sheets. */
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

	/** True if the machine has a PDF viewer. */
	hasViewer = true;

	showSheet(path: string) {
		if (!this.hasViewer)
			return Promise.reject(new Refused({ code: 'no_viewer', article: null, data: { path, reason: '' } }));
		this.shown.push(path);
		return Promise.resolve();
	}

	/** The messages opened in the mail program. */
	readonly mails: string[] = [];
	/** True if the machine has a mail program. */
	hasMail = true;

	writeMail(link: string) {
		if (!this.hasMail)
			return Promise.reject(new Refused({ code: 'no_mail_program', article: null, data: { reason: '' } }));
		this.mails.push(link);
		return Promise.resolve();
	}

	/** The number of times the public page was opened. */
	pages = 0;

	showPublicPage() {
		this.pages++;
		return Promise.resolve();
	}

	/** The printers; none by default. */
	names: string[] = [];
	/** The refusal of the next print; null prints. */
	fault: RefusalView | null = null;
	/** The printed sheets. */
	readonly sent: { path: string; printer: string; copies: number }[] = [];

	printers() {
		return Promise.resolve({ names: this.names, usual: this.names[0] ?? null, most_copies: 99 });
	}

	sendToPrinter(path: string, printer: string, copies: number) {
		if (this.fault) return Promise.reject(new Refused(this.fault));
		this.sent.push({ path, printer, copies });
		return Promise.resolve();
	}

	/** The zoom factor of the window. */
	zoomed = 1;

	zoom(factor: number) {
		this.zoomed = factor;
	}

	readonly copied: (TableInWords | Blob)[] = [];
	/** True if the window may write to the clipboard. */
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
	hall: HallNow = { ...CLOSED };

	hallInterfaces() {
		return Promise.resolve(this.interfaces);
	}

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

	/** The handed-over file, until it is taken; null if there is none. */
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

	/** Simulates another start of the program that hands over a file. */
	handOver(path: string) {
		this.#handed = path;
		for (const hear of this.#waiting) hear();
	}

	/** True if the screens have closed this window. */
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

	/** Simulates a press on the window's close button. */
	askToClose() {
		for (const hear of this.#deciding) hear();
	}

	/** The source of updates. */
	brings: Updater = 'package_manager';
	/** The available update; null if there is none. */
	newer: NewerVersion | null = null;
	/** The number of update checks. */
	looked = 0;
	/** The refusal of update checks; null allows them. */
	noUpdate: RefusalView | null = null;
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

	/** The game this window shows; null for the main window. */
	table: number | null = null;
	/** The tables opened in separate windows. */
	readonly tables: number[] = [];
	/** True if this table window was closed. */
	closed = false;
	readonly #hearing = new Set<() => void>();

	ownTable() {
		return this.table;
	}

	openTable(game: number) {
		this.tables.push(game);
		return Promise.resolve();
	}

	/** The projector screens opened in separate windows. */
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

	/** The reason the system cannot distinguish devices; null if it can. */
	alike: RefusalView | null = null;
	readonly #listening = new Set<(key: DeviceKey) => void>();

	listenToDevices(hear: (key: DeviceKey) => void) {
		if (this.alike) return Promise.reject(new Refused(this.alike));
		this.#listening.add(hear);
		return Promise.resolve(() => void this.#listening.delete(hear));
	}

	/** True if this window has the focus. */
	inFront = true;

	/** Simulates key presses on a device. */
	press(device: number, ...codes: string[]) {
		for (const code of codes)
			for (const hear of this.#listening) hear({ device, code, letter: null, in_front: this.inFront });
	}

	/** Simulates a change by another window. */
	changed() {
		for (const hear of this.#hearing) hear();
	}
}
