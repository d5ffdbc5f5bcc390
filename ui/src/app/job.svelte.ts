/**
 * Long work as the screens see it: how far it is, and the way to stop it.
 *
 * Start at {@link Jobs.run}. Not here: how it looks (`shell/JobDialog.svelte`).
 */
import type { Backend, CallName, Input, Output } from '../backend/backend';

/** From here on work takes long, in milliseconds. */
export const PATIENCE_MS = 300;

export interface RunningJob {
	readonly number: number;
	readonly name: CallName;
	readonly done: number;
	readonly total: number;
	readonly stopping: boolean;
}

export class Jobs {
	/** The work that takes long and says how far it is; null while there is none. */
	running = $state.raw<RunningJob | null>(null);
	readonly #backend: Backend;
	#number = 0;

	constructor(backend: Backend) {
		this.#backend = backend;
	}

	/** Asks the desk for something that may take long. It comes in sight once it does. */
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

	/** Asks the work in sight to stop; it ends when it has. */
	async cancel() {
		if (!this.running || this.running.stopping) return;
		this.running = { ...this.running, stopping: true };
		await this.#backend.call('cancel', { job: this.running.number });
	}
}
