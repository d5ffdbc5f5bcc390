/** The dialogs over the screen, and which part shows what was refused. */
import { untrack } from 'svelte';
import type { RefusalView } from '../backend/generated';
import type { Desk } from './desk.svelte';
import type { DialogName } from './places';

export class Dialogs {
	/** The dialog over the screen that any screen can open. */
	shown = $state<DialogName | null>(null);
	/** The page of the handbook that is shown over everything, as `page` or `page/heading`. */
	help = $state<string | null>(null);
	/** The number of parts of the screen that show refusals themselves; without any the frame does. */
	hosts = $state(0);
	/** The number of open dialogs: a refusal is shown in the one in front, and not behind it. */
	open = $state(0);
	/** The number of screens with input that is begun and not yet entered. */
	unfinished = $state(0);
	readonly #desk: Desk;

	constructor(desk: Desk) {
		this.#desk = desk;
	}

	/** Announces that refusals are shown here, until the returned function is called. */
	host(where: 'screen' | 'dialog' = 'screen'): () => void {
		const by = (step: 1 | -1) =>
			untrack(() => {
				this.hosts += step;
				if (where === 'dialog') this.open += step;
			});
		by(1);
		return () => by(-1);
	}

	/** Announces that something is begun here which would be lost with the screen, until the returned function is called. */
	hold(): () => void {
		untrack(() => this.unfinished++);
		return () => untrack(() => this.unfinished--);
	}

	/** What was refused, for the screen itself to show: nothing while a dialog is in front of it. */
	get refusalBehind(): RefusalView | null {
		return this.open === 0 ? this.#desk.refusal : null;
	}
}
