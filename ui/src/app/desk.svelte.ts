/**
 * The screens' access to the desk: calls, pending work, and the last refusal.
 *
 * Start at {@link Desk.guard}. Not here: the open tournament, and the display of a refusal.
 */
import { type Backend, type CallName, type Input, type Output, refusalOf } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import { Work } from '../keyboard/work';
import { t } from '../words/words.svelte';
import { Jobs } from './job.svelte';
import type { Toasts } from './toasts.svelte';
import { type Asking, QUESTIONS } from './undoing';

export class Desk {
	readonly backend: Backend;
	readonly work = new Work();
	/** Long calls, shown with their progress. */
	readonly jobs: Jobs;
	/** The last refusal; null after the next success or after the user dismissed it. */
	refusal = $state.raw<RefusalView | null>(null);
	/** The open confirmation question; null if there is none. */
	asking = $state.raw<Asking | null>(null);
	/** The number of changes so far; answers to earlier queries are out of date. */
	version = $state(0);
	readonly #toasts: Toasts;

	constructor(backend: Backend, toasts: Toasts) {
		this.backend = backend;
		this.jobs = new Jobs(backend);
		this.#toasts = toasts;
	}

	/** Calls the desk; rejects if it refuses. */
	ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		return this.backend.call(name, input);
	}

	/** Starts a call that may take long; the user sees its progress and can cancel it. */
	long<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		return this.jobs.run(name, input);
	}

	/**
	 * Runs work that may be refused; resolves to false if it was. If the desk asks for a confirmation, `again` runs
	 * after the user has agreed. Refusals for which `asks` returns true are not shown.
	 */
	async guard(
		work: () => Promise<unknown>,
		again?: (refusal: RefusalView) => Promise<unknown>,
		asks: (refusal: RefusalView) => boolean = () => false,
	): Promise<boolean> {
		try {
			await this.work.follow(work());
			this.refusal = null;
			return true;
		} catch (thrown) {
			const refusal = refusalOf(thrown);
			if (refusal.code === 'canceled') {
				// The user canceled: nothing was refused.
				this.refusal = null;
				this.#toasts.show(t('job-canceled'));
			} else if (QUESTIONS.includes(refusal.code) && again) {
				this.refusal = null;
				this.asking = { why: 'games', refusal, go: () => again(refusal) };
			} else if (asks(refusal)) {
				this.refusal = null;
			} else {
				this.refusal = refusal;
				this.#toasts.dismiss();
			}
			return false;
		}
	}
}
