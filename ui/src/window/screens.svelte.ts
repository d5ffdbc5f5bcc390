/** The screens behind the start page: loaded when that is painted, or before the first one where another is it. */
import type * as All from './all';

class Screens {
	/** All of them; null until they are loaded. */
	all = $state.raw<typeof All | null>(null);
	#loading: Promise<typeof All> | undefined;

	/** Loads them, once. */
	async load(): Promise<void> {
		this.#loading ??= import('./all');
		this.all = await this.#loading;
	}
}

export const screens = new Screens();
