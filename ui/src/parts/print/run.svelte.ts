/** Sends sheets their way: one, or a set one after the other. Not here: which. */
import { useKralle } from '../../app/kralle.svelte';
import type { Way } from '../../app/printing.svelte';
import type { PrintJob } from '../../app/printCenter.svelte';
import type { PrintSheetInput } from '../../backend/generated';
import { calendar, t } from '../../words/words.svelte';

export class Run {
	/** How far a set is: "2 of 3"; undefined when none is on its way. */
	progress = $state<string | undefined>(undefined);
	readonly #desk = useKralle().desk;
	readonly #desktop = useKralle().desktop;
	readonly #printing = useKralle().printing;
	readonly #printCenter = useKralle().printCenter;
	#stopped = false;

	/** To the printer; without one to the system's viewer, which can print. */
	print(title: string, input: PrintSheetInput, printer: string | null): Promise<boolean> {
		return this.#send({ title, input }, this.#wayTo(printer));
	}

	open(title: string, input: PrintSheetInput): Promise<boolean> {
		return this.#send({ title, input }, { to: 'viewer' });
	}

	/** Into a file, where the person says. */
	async save(title: string, input: PrintSheetInput, tournament: string) {
		let path: string | null = null;
		await this.#desk.guard(async () => {
			path = await this.#desktop.pickPlace({
				title: t('print-save'),
				kind: 'PDF',
				extensions: ['pdf'],
				name: `${tournament} – ${title}.pdf`,
			});
		});
		if (path !== null) await this.#printing.print(input, { to: 'file', path });
	}

	/**
	 * Sends a set, one after the other, until one is refused or it is stopped; what is not out then stays in
	 * `left` of the print center. That no program shows a sheet stops nothing: it is said at the end, with where
	 * the sheets are.
	 */
	async set(jobs: readonly PrintJob[], printer: string | null) {
		if (this.progress !== undefined) return;
		this.#stopped = false;
		this.#printCenter.left = jobs;
		const unseen: string[] = [];
		for (const [index, job] of jobs.entries()) {
			if (this.#stopped) break;
			this.progress = t('print-progress', { done: index + 1, total: jobs.length });
			if (!(await this.#send(job, this.#wayTo(printer), unseen))) break;
		}
		this.progress = undefined;
		if (unseen.length > 0 && this.#desk.refusal === null) {
			const data = { count: unseen.length, paths: unseen.join(', ') };
			this.#desk.refusal = { code: 'no_viewer_for_set', article: null, data };
		}
	}

	/** Stops behind the sheet that is on its way. */
	stop() {
		this.#stopped = true;
	}

	#wayTo(printer: string | null): Way {
		return printer === null ? { to: 'viewer' } : { to: 'printer', printer, copies: this.#printCenter.copies };
	}

	async #send(job: PrintJob, destination: Way, unseen?: string[]): Promise<boolean> {
		const done = await this.#printing.print(job.input, destination, unseen);
		if (done) {
			// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, never changed
			const time = new Intl.DateTimeFormat(calendar(), { timeStyle: 'short' }).format(new Date());
			this.#printCenter.last = { title: job.title, time };
		}
		return done;
	}
}
