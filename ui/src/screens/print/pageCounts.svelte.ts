/**
 * The number of pages of each listed sheet, counted one after the other while the desk is idle. Not here: the visible
 * sheet, whose preview comes first.
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
	 * Call this during component setup. `wanted` may read state; null pauses. A change of state read by `fresh`
	 * discards all results.
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

	/** Returns the pages of a sheet; null while unknown. */
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
				// A sheet that cannot be created has no pages; its preview explains why.
			}
			if (turn !== this.#turn) return;
			this.#known.set(key, pages);
		}
	}
}
