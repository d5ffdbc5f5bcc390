/**
 * Long-running calls: their progress, and a way to cancel them.
 *
 * Start at {@link Jobs.run}. Not here: their display (`shell/JobDialog.svelte`).
 */
import type { Backend, CallName, Input, Output } from '../backend/backend';

/** Milliseconds after which a call counts as long. */
export const PATIENCE_MS = 300;

export interface RunningJob {
	readonly number: number;
	readonly name: CallName;
	readonly done: number;
	readonly total: number;
	readonly stopping: boolean;
}

export class Jobs {
	/** The long call that reports progress; null if there is none. */
	running = $state.raw<RunningJob | null>(null);
	readonly #backend: Backend;
	#number = 0;

	constructor(backend: Backend) {
		this.#backend = backend;
	}

	/** Starts a call that may take long. It becomes visible once it does. */
	async run<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		const number = ++this.#number;
		let patient = true;
		let job: RunningJob | null = null;
		const show = () => {
			if (job && !patient)
				this.running = this.running?.number === number ? { ...job, stopping: this.running.stopping } : job;
		};
		const timer = setTimeout(() => {
			patient = false;
			show();
		}, PATIENCE_MS);
		try {
			return await this.#backend.call(name, input, {
				number,
				progress: (done, total) => {
					job = { number, name, done, total, stopping: false };
					show();
				},
			});
		} finally {
			clearTimeout(timer);
			job = null;
			if (this.running?.number === number) this.running = null;
		}
	}

	/** Requests cancellation of the visible call; the call itself rejects once it has stopped. */
	async cancel() {
		if (!this.running || this.running.stopping) return;
		this.running = { ...this.running, stopping: true };
		await this.#backend.call('cancel', { job: this.running.number });
	}
}
