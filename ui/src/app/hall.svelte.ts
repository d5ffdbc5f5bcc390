/**
 * The hall as this window knows it: whether it is open, and where. Asked again whenever something came from there.
 *
 * Not here: what waits of it on the round (`HallWaits.svelte`), its devices (`HallDialog.svelte`).
 */
import type { CallName, Input, Output } from '../backend/backend';
import type { Desktop, HallNow } from '../backend/desktop';
import type { SlipView } from '../backend/generated';
import { t } from '../words/words.svelte';
import type { Keys } from '../keyboard/keys.svelte';
import type { Desk } from './desk.svelte';
import type { Navigation } from './navigation.svelte';

const CLOSED: HallNow = { address: null, since: null, reached: false, name: null, hints: [], awake: null };
/** The time between two looks at the hall, in milliseconds: its address may change without a word. */
const LOOK_MS = 20_000;
/** The same as long as an open hall waits for the first phone: the firewall may have been answered. */
const WAIT_MS = 5_000;

/** The parts of the program that the hall uses. */
interface Program {
	readonly desktop: Desktop;
	readonly keys: Keys;
	readonly desk: Desk;
	readonly navigation: Navigation;
}

export class Hall {
	readonly #program: Program;
	/** Counts what came from the hall or another window; what was asked before is out of date. */
	heard = $state(0);
	now = $state.raw<HallNow>(CLOSED);
	/** The keys that accept a report of the table that is chosen. */
	acceptKeys = $state.raw<readonly string[]>([]);

	constructor(program: Program) {
		this.#program = program;
	}

	get open(): boolean {
		return this.now.address !== null;
	}

	/** Something came from the hall, or from another window. */
	hear() {
		this.heard++;
		void this.look();
	}

	/** Asks for something of the hall; a query asks it again whenever something came from there. */
	ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		void this.heard;
		return this.#program.desk.ask(name, input);
	}

	/** Does something that the hall shows, and asks how it is then. */
	async act(work: () => Promise<unknown>): Promise<boolean> {
		const done = await this.#program.desk.guard(work);
		this.hear();
		return done;
	}

	/** Looks after the hall until the returned function is called. */
	watch(): () => void {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let goesOn = true;
		const again = async () => {
			await this.look();
			if (goesOn) timer = setTimeout(() => void again(), this.open && !this.now.reached ? WAIT_MS : LOOK_MS);
		};
		void again();
		return () => {
			goesOn = false;
			clearTimeout(timer);
		};
	}

	/** Sees how it stands. */
	async look() {
		const before = this.now.address;
		try {
			this.now = await this.#program.desktop.hallState();
		} catch {
			// A program that cannot serve a hall has none that is open.
			this.now = CLOSED;
		}
		if (this.now.address !== before) this.heard++;
	}

	/** Goes to the match of a slip, by the first of its readings that is one. False when there is none. */
	async findSlip(readings: readonly string[]): Promise<boolean> {
		return this.#program.desk.guard(async () => {
			const { round, table, side } = await this.#slipOf(readings);
			this.#program.navigation.toTable(round, table);
			this.#program.keys.said = t('hall-slip-found', { table, side: t(`slip-${side}-named`) });
		});
	}

	async #slipOf([code = '', ...others]: readonly string[]): Promise<SlipView> {
		try {
			return await this.#program.desk.ask('slip_of', { code });
		} catch (thrown) {
			if (others.length === 0) throw thrown;
			return this.#slipOf(others);
		}
	}

	async openAt(address: string) {
		await this.#program.desk.guard(async () => {
			await this.#program.desktop.openHall(address);
			await this.look();
		});
	}

	async close() {
		await this.#program.desk.guard(async () => {
			await this.#program.desktop.closeHall();
			await this.look();
		});
	}
}
