/**
 * The desk as the screens ask it: calls, what is on its way, and what was refused.
 *
 * Start at {@link Desk.guard}. Not here: the open tournament, and how a refusal looks.
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
	/** What is on its way. */
	readonly work = new Work();
	/** What takes long, in sight with its progress. */
	readonly jobs: Jobs;
	/** What was refused last, until something else succeeds or it is put away. */
	refusal = $state.raw<RefusalView | null>(null);
	/** What is asked before it is done. */
	asking = $state.raw<Asking | null>(null);
	/** Counts the changes; what was asked before the last one is out of date. */
	version = $state(0);
	readonly #toasts: Toasts;

	constructor(backend: Backend, toasts: Toasts) {
		this.backend = backend;
		this.jobs = new Jobs(backend);
		this.#toasts = toasts;
	}

	/** Asks the desk; rejects when it refuses. */
	ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		return this.backend.call(name, input);
	}

	/** Asks the desk for something that may take long; its progress comes in sight, and it can be canceled. */
	long<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		return this.jobs.run(name, input);
	}

	/** Does something that may be refused. `again` does it although the desk has asked. */
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
				// The person wished it so: nothing was refused.
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
