/**
 * The hall as this window knows it: whether it is open, and where. Asked again whenever something came from there.
 *
 * Not here: what waits of it on the round (`HallWaits.svelte`), its devices (`HallDialog.svelte`).
 */
import type { HallNow } from '../backend/desktop';
import type { SlipView } from '../backend/generated/SlipView';
import { t } from '../words/words.svelte';
import type { Kralle } from './kralle.svelte';

const CLOSED: HallNow = { address: null, since: null, reached: false, name: null };
/** So long an open hall that nobody reaches is nothing to worry about, in milliseconds. */
const QUIET_MS = 3 * 60_000;
/** How often an open hall is looked after, in milliseconds: its address may change without a word. */
const LOOK_MS = 20_000;

export class Hall {
	readonly #kralle: Kralle;
	/** Counts what came from the hall or another window; what was asked before is out of date. */
	heard = $state(0);
	now = $state.raw<HallNow>(CLOSED);
	/** The keys that accept a report of the table that is chosen. */
	acceptKeys = $state.raw<readonly string[]>([]);
	/** Whether it has been open for long, and no other device has reached it. */
	silent = $state(false);

	constructor(kralle: Kralle) {
		this.#kralle = kralle;
	}

	get open(): boolean {
		return this.now.address !== null;
	}

	/** Something came from the hall, or from another window. */
	hear() {
		this.heard++;
		void this.look();
	}

	/** Looks after the hall until the returned function is called. */
	watch(): () => void {
		void this.look();
		const timer = setInterval(() => void this.look(), LOOK_MS);
		return () => clearInterval(timer);
	}

	/** Sees how it stands. */
	async look() {
		const before = this.now.address;
		try {
			this.now = await this.#kralle.desktop.hallState();
		} catch {
			// A program that cannot serve a hall has none that is open.
			this.now = CLOSED;
		}
		const { address, since, reached } = this.now;
		this.silent = since !== null && !reached && Date.now() - Date.parse(since) >= QUIET_MS;
		if (address !== before) this.heard++;
	}

	/** Goes to the match of a slip, by the first of its readings that is one. False when there is none. */
	async findSlip(readings: readonly string[]): Promise<boolean> {
		return this.#kralle.guard(async () => {
			const { round, table, side } = await this.#slipOf(readings);
			this.#kralle.toTable(round, table);
			this.#kralle.keys.said = t('hall-slip-found', { table, side: t(`slip-${side}-named`) });
		});
	}

	async #slipOf([code = '', ...others]: readonly string[]): Promise<SlipView> {
		try {
			return await this.#kralle.ask('slip_of', { code });
		} catch (thrown) {
			if (others.length === 0) throw thrown;
			return this.#slipOf(others);
		}
	}

	async openAt(address: string) {
		await this.#kralle.guard(async () => {
			await this.#kralle.desktop.openHall(address);
			await this.look();
		});
	}

	async close() {
		await this.#kralle.guard(async () => {
			await this.#kralle.desktop.closeHall();
			await this.look();
		});
	}
}
