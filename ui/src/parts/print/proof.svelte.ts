/**
 * The preview of a sheet: the exact PDF that would be printed, reloaded whenever the options or the tournament change.
 * Not here: printing it.
 */
import { untrack } from 'svelte';
import { refusalOf } from '../../backend/backend';
import type { Output } from '../../backend/backend';
import { useKralle } from '../../app/kralle.svelte';
import type { PrintSheetInput, RefusalView } from '../../backend/generated';
import { type Pages, readPages } from './pdf';

/** Milliseconds without a busy indicator. */
const PATIENCE_MS = 300;

/** A loaded preview. */
export interface Shown {
	input: PrintSheetInput;
	sheet: Output<'preview_sheet'>;
	pages: Pages;
}

export class Proof {
	readonly #desk = useKralle().desk;
	/** The visible preview; it stays until the next one is ready. Null if there is none. */
	shown = $state.raw<Shown | null>(null);
	/** The reason there is no preview; null if there is one. */
	refusal = $state.raw<RefusalView | null>(null);
	/** True while the next preview is loading. */
	coming = $state(false);
	/** True if loading takes long. */
	slow = $state(false);
	#turn = 0;

	/** Call this during component setup; `wish` may read state. It returns null for no preview. */
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

	/** Replaces the preview by an error after drawing has failed. */
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
