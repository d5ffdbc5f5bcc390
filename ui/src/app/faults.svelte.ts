/**
 * Handling of errors in the window's own code: none leaves a part of the window empty without a message.
 *
 * A part that fails shows a message in its place (`Guarded.svelte`). Other errors appear over everything. All are
 * written to the program's log.
 */
import { Refused } from '../backend/backend';
import type { Desktop } from '../backend/desktop';

/** Formats an error on one line. */
export const faultLine = (thrown: unknown): string =>
	thrown instanceof Error ? `${thrown.name}: ${thrown.message.split('\n')[0] ?? ''}` : String(thrown);

export class Faults {
	readonly #desktop: Desktop;
	/** The error shown over everything; `null` if there is none. */
	shown = $state.raw<unknown>(null);

	constructor(desktop: Desktop) {
		this.#desktop = desktop;
	}

	/** Writes an error to the log. */
	note(thrown: unknown) {
		console.error(thrown);
		const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on it
		const line = `${new Date().toISOString()} ${faultLine(thrown)} ${stack}`;
		this.#desktop.noteFault(line).catch(() => undefined);
	}

	/** Shows uncaught errors; returns a function that stops it. */
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
