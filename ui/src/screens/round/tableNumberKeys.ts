/** T and a number go to that table: the digits after T belong to it, not to the winner. */
import type { Keys } from '../../keyboard/keys.svelte';

/** How long another digit may follow, in milliseconds. */
const PATIENCE_MS = 1200;

export class TableNumberKeys {
	readonly #go: (table: number) => void;
	#back: (() => void) | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(go: (table: number) => void) {
		this.#go = go;
	}

	begin(keys: Keys) {
		this.#end();
		let digits = '';
		this.#back = keys.lendFirst(
			Array.from({ length: 10 }, (_, digit) => ({
				key: String(digit),
				act: () => {
					digits += String(digit);
					this.#go(Number(digits));
					this.#wait();
				},
			})),
		);
		this.#wait();
	}

	#wait() {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#end(), PATIENCE_MS);
	}

	#end() {
		clearTimeout(this.#timer);
		this.#back?.();
		this.#back = undefined;
	}
}
