/** The dialogs over the screen, and the part that shows a refusal. */
import { untrack } from 'svelte';
import type { RefusalView } from '../backend/generated';
import type { Desk } from './desk.svelte';
import type { DialogName } from './places';

export class Dialogs {
	/** The open dialog among those that any screen can open; null if none is open. */
	shown = $state<DialogName | null>(null);
	/** The page of the handbook in front, as `page` or `page/heading`; null if it is closed. */
	help = $state<string | null>(null);
	/** The number of parts of the screen that show refusals themselves. If there are none, the frame shows them. */
	hosts = $state(0);
	/** The number of open dialogs. The front dialog shows a refusal, not the screen behind it. */
	open = $state(0);
	/** The number of screens with unsaved input. */
	unfinished = $state(0);
	readonly #desk: Desk;

	constructor(desk: Desk) {
		this.#desk = desk;
	}

	/** Registers a part that shows refusals; returns a function that removes it. */
	host(where: 'screen' | 'dialog' = 'screen'): () => void {
		const by = (step: 1 | -1) =>
			untrack(() => {
				this.hosts += step;
				if (where === 'dialog') this.open += step;
			});
		by(1);
		return () => by(-1);
	}

	/** Registers input that would be lost with the screen; returns a function that removes it. */
	hold(): () => void {
		untrack(() => this.unfinished++);
		return () => untrack(() => this.unfinished--);
	}

	/** The refusal for the screen itself to show; null while a dialog is open. */
	get refusalBehind(): RefusalView | null {
		return this.open === 0 ? this.#desk.refusal : null;
	}
}
