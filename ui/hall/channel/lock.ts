/**
 * A lock for one tab at a time. Plain HTTP has no `navigator.locks`. Two tabs that take the lock in the same instant do
 * no harm: the key of an act makes it idempotent.
 */
import type { Keep } from './keep';
import { pause, type Time } from './time';

/** Milliseconds after which an abandoned lock expires: longer than a request may take. */
const HOLDS = 15_000;
/** Milliseconds to wait for another tab that took the lock in the same instant. */
const SETTLES = 40;

export class Lock {
	readonly #keep: Keep;
	readonly #name: string;
	readonly #tab: string;
	readonly #time: Time;

	constructor(keep: Keep, name: string, tab: string, time: Time) {
		this.#keep = keep;
		this.#name = `lock.${name}`;
		this.#tab = tab;
		this.#time = time;
	}

	#holder(): string | undefined {
		const [tab, until] = (this.#keep.get(this.#name) ?? '').split(' ');
		const rest = Number(until) - this.#time.now();
		// A longer rest comes from a clock that was set back.
		return tab && rest > 0 && rest <= HOLDS ? tab : undefined;
	}

	/** Takes or renews the lock; returns false while another tab has it. */
	async take(): Promise<boolean> {
		const holder = this.#holder();
		if (holder !== undefined && holder !== this.#tab) return false;
		this.#keep.set(this.#name, `${this.#tab} ${String(this.#time.now() + HOLDS)}`);
		if (holder === this.#tab) return true;
		await pause(this.#time, SETTLES);
		return this.#holder() === this.#tab;
	}

	free() {
		if (this.#holder() === this.#tab) this.#keep.delete(this.#name);
	}
}
