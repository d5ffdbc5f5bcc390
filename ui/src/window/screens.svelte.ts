/** The screens behind the start page. They are loaded after it is painted, or first if the window starts elsewhere. */
import type * as All from './all';

class Screens {
	/** All screens; null until they are loaded. */
	all = $state.raw<typeof All | null>(null);
	#loading: Promise<typeof All> | undefined;

	/** Loads the screens once. */
	async load(): Promise<void> {
		this.#loading ??= import('./all');
		this.all = await this.#loading;
	}
}

export const screens = new Screens();
