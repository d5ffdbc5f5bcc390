/**
 * The proof of a sheet: the very PDF that would be printed, asked for again whenever the wish or
 * the tournament changes. Not here: printing it.
 */
import { untrack } from 'svelte';
import { refusalOf } from '../../backend/backend';
import type { Output } from '../../backend/backend';
import { useKralle } from '../../app/kralle.svelte';
import type { PrintSheetInput, RefusalView } from '../../backend/generated';
import { type Pages, readPages } from './pdf';

/** Nothing moves for a wait shorter than this, in milliseconds. */
const PATIENCE_MS = 300;

/** A sheet as it is in sight. */
export interface Shown {
	input: PrintSheetInput;
	sheet: Output<'preview_sheet'>;
	pages: Pages;
}

export class Proof {
	readonly #desk = useKralle().desk;
	/** What is in sight; it stays until the next is ready. */
	shown = $state.raw<Shown | null>(null);
	/** Why there is nothing to see. */
	refusal = $state.raw<RefusalView | null>(null);
	/** The next has been asked for. */
	coming = $state(false);
	/** And takes long. */
	slow = $state(false);
	#turn = 0;

	/** Call while a component is set up; `wish` may read state. Null: there is nothing to look at. */
	constructor(wish: () => PrintSheetInput | null) {
		$effect(() => {
			void this.#desk.version;
			const input = wish();
			void this.#desk.work.follow(untrack(() => this.#load(++this.#turn, input)));
		});
		$effect(() => () => {
			this.#turn++;
			untrack(() => this.shown?.pages.close());
		});
	}

	/** Drawing failed after all. */
	fail(thrown: unknown) {
		this.#put(null);
		this.refusal = refusalOf(thrown);
	}

	async #load(turn: number, input: PrintSheetInput | null) {
		if (input === null) {
			this.coming = false;
			this.#put(null);
			return;
		}
		this.coming = true;
		const slow = setTimeout(() => {
			if (turn === this.#turn) this.slow = true;
		}, PATIENCE_MS);
		try {
			const sheet = await this.#desk.ask('preview_sheet', input);
			if (turn !== this.#turn) return;
			const pages = await readPages(sheet.pdf);
			if (turn !== this.#turn) {
				pages.close();
				return;
			}
			this.#put({ input, sheet, pages });
		} catch (thrown) {
			if (turn === this.#turn) this.fail(thrown);
		} finally {
			clearTimeout(slow);
			if (turn === this.#turn) {
				this.coming = false;
				this.slow = false;
			}
		}
	}

	#put(shown: Shown | null) {
		const before = this.shown;
		this.shown = shown;
		this.refusal = null;
		before?.pages.close();
	}
}
