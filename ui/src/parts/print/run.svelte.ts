/** Prints one sheet, or a set one after the other. Not here: the choice of sheets. */
import { useKralle } from '../../app/kralle.svelte';
import type { Way } from '../../app/printing.svelte';
import type { PrintJob } from '../../app/printCenter.svelte';
import type { PrintSheetInput } from '../../backend/generated';
import { calendar, t } from '../../words/words.svelte';

export class Run {
	/** The progress of a set: "2 of 3"; undefined if none is printing. */
	progress = $state<string | undefined>(undefined);
	readonly #desk = useKralle().desk;
	readonly #desktop = useKralle().desktop;
	readonly #printing = useKralle().printing;
	readonly #printCenter = useKralle().printCenter;
	#stopped = false;

	/** Sends a sheet to the printer; null opens it in the system's viewer, which can print. */
	print(title: string, input: PrintSheetInput, printer: string | null): Promise<boolean> {
		return this.#send({ title, input }, this.#wayTo(printer));
	}

	open(title: string, input: PrintSheetInput): Promise<boolean> {
		return this.#send({ title, input }, { to: 'viewer' });
	}

	/** Saves a sheet in a place that the user chooses. */
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
	 * Prints a set, one after the other, until one is refused or the user stops. The rest stays in `left` of the print
	 * center. Sheets that no program can show do not stop it; a message at the end lists their paths.
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

	/** Stops after the current sheet. */
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
