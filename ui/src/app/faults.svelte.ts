/**
 * Faults of the window's own code: none leaves a part of the window empty without a word.
 *
 * A part that cannot be shown says so in its place (`Guarded.svelte`); what fails outside of that is
 * shown over everything. Each is written into the program's log.
 */
import { Refused } from '../backend/backend';
import type { Desktop } from '../backend/desktop';

/** A fault in one line. */
export const faultLine = (thrown: unknown): string =>
	thrown instanceof Error ? `${thrown.name}: ${thrown.message.split('\n')[0] ?? ''}` : String(thrown);

export class Faults {
	readonly #desktop: Desktop;
	/** The fault that is shown over everything; `null` where there is none. */
	shown = $state.raw<unknown>(null);

	constructor(desktop: Desktop) {
		this.#desktop = desktop;
	}

	/** Writes a fault into the log. */
	note(thrown: unknown) {
		console.error(thrown);
		const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on it
		const line = `${new Date().toISOString()} ${faultLine(thrown)} ${stack}`;
		this.#desktop.noteFault(line).catch(() => undefined);
	}

	/** Shows what nobody caught, until the returned function is called. */
	watch(): () => void {
		const show = (event: Event, thrown: unknown) => {
			// The screens show refusals themselves.
			if (thrown == null || thrown instanceof Refused) return;
			event.preventDefault();
			this.note(thrown);
			this.shown = thrown;
		};
		const failed = (event: ErrorEvent) => show(event, event.error);
		const rejected = (event: PromiseRejectionEvent) => show(event, event.reason);
		window.addEventListener('error', failed);
		window.addEventListener('unhandledrejection', rejected);
		return () => {
			window.removeEventListener('error', failed);
			window.removeEventListener('unhandledrejection', rejected);
		};
	}
}
