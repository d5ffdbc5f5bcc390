/**
 * How many pages each sheet of the list has, counted one after the other while nothing else is
 * wanted of the desk. Not here: the sheet in sight, whose proof goes before.
 */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { useKralle } from '../../app/kralle.svelte';
import type { PrintSheetInput } from '../../backend/generated';

export class PageCounts {
	readonly #desk = useKralle().desk;
	readonly #known = new SvelteMap<string, number | null>();
	#turn = 0;

	/**
	 * Call while a component is set up. `wanted` may read state; null: not now. What `fresh` reads
	 * makes all that is known worthless when it changes.
	 */
	constructor(wanted: () => readonly PrintSheetInput[] | null, fresh: () => unknown) {
		$effect(() => {
			void this.#desk.version;
			fresh();
			this.#known.clear();
		});
		$effect(() => {
			void this.#desk.version;
			fresh();
			const inputs = wanted();
			void this.#desk.work.follow(untrack(() => this.#load(++this.#turn, inputs ?? [])));
		});
		$effect(() => () => void this.#turn++);
	}

	/** The pages of a sheet; null while they are not known. */
	of(input: PrintSheetInput): number | null {
		return this.#known.get(JSON.stringify(input)) ?? null;
	}

	async #load(turn: number, inputs: readonly PrintSheetInput[]) {
		for (const input of inputs) {
			const key = JSON.stringify(input);
			if (this.#known.has(key)) continue;
			let pages: number | null = null;
			try {
				pages = (await this.#desk.ask('count_pages', input)).pages;
			} catch {
				// What cannot be made has no pages; why, its proof says.
			}
			if (turn !== this.#turn) return;
			this.#known.set(key, pages);
		}
	}
}
