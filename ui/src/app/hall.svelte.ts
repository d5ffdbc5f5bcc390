/**
 * The state of the hall in this window: open or closed, and its address. Queries run again after each change in the
 * hall.
 *
 * Not here: the hall's open issues on the round (`HallWaits.svelte`), and its devices (`HallDialog.svelte`).
 */
import type { CallName, Input, Output } from '../backend/backend';
import type { Desktop, HallNow } from '../backend/desktop';
import type { SlipView } from '../backend/generated';
import { t } from '../words/words.svelte';
import type { Keys } from '../keyboard/keys.svelte';
import type { Desk } from './desk.svelte';
import type { Navigation } from './navigation.svelte';

const CLOSED: HallNow = { address: null, since: null, reached: false, name: null, hints: [], awake: null };
/** Milliseconds between checks of the hall: its address may change without an event. */
const LOOK_MS = 20_000;
/**
 * Milliseconds between checks of an open hall before the first phone: the user may have answered the firewall's
 * question.
 */
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
	/** The number of changes from the hall or other windows; answers to earlier queries are out of date. */
	heard = $state(0);
	now = $state.raw<HallNow>(CLOSED);
	/** The keys that accept a report of the selected table. */
	acceptKeys = $state.raw<readonly string[]>([]);

	constructor(program: Program) {
		this.#program = program;
	}

	get open(): boolean {
		return this.now.address !== null;
	}

	/** Handles a change from the hall or another window. */
	hear() {
		this.heard++;
		void this.look();
	}

	/** Sends a query about the hall. Inside a reactive query, each change in the hall repeats it. */
	ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		void this.heard;
		return this.#program.desk.ask(name, input);
	}

	/** Runs work that changes the hall, then reloads the hall's state. Resolves to false if refused. */
	async act(work: () => Promise<unknown>): Promise<boolean> {
		const done = await this.#program.desk.guard(work);
		this.hear();
		return done;
	}

	/** Checks the hall at regular intervals; returns a function that stops it. */
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

	/** Reloads the hall's state. */
	async look() {
		const before = this.now.address;
		try {
			this.now = await this.#program.desktop.hallState();
		} catch {
			// A program that cannot serve a hall has none open.
			this.now = CLOSED;
		}
		if (this.now.address !== before) this.heard++;
	}

	/** Shows the match of a slip, by the first reading that is valid. Resolves to false if none is. */
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
