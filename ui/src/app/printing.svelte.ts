/** Sends sheets to a printer, the viewer or a file. */
import type { Desktop } from '../backend/desktop';
import type { PrintSheetInput, RefusalView, SheetName } from '../backend/generated';
import { t } from '../words/words.svelte';
import type { Desk } from './desk.svelte';
import type { TournamentFile } from './file.svelte';
import type { PrintCenter } from './printCenter.svelte';
import { shows } from './shows';
import type { Toasts } from './toasts.svelte';
import { toGoOn } from './undoing';

/** The destination of a sheet: a printer, the system's viewer or a file. */
export type Way = { to: 'printer'; printer: string; copies: number } | { to: 'viewer' } | { to: 'file'; path: string };

/** The parts of the program that printing uses. */
interface Program {
	readonly desk: Desk;
	readonly desktop: Desktop;
	readonly file: TournamentFile;
	readonly printCenter: PrintCenter;
	readonly toasts: Toasts;
}

export class Printing {
	/** The sheet that is being printed; null if none is. */
	sheet = $state<SheetName | null>(null);
	readonly #program: Program;

	constructor(program: Program) {
		this.#program = program;
	}

	/**
	 * Creates a sheet and sends it to its destination. Resolves to false if refused. If no program can show the sheet,
	 * its path is added to `unseen`.
	 */
	async print(input: PrintSheetInput, destination: Way, unseen?: string[]): Promise<boolean> {
		if (this.sheet) return false;
		this.sheet = input.sheet;
		const again = (refusal: RefusalView) =>
			this.print({ ...input, ...toGoOn(refusal) } as PrintSheetInput, destination);
		const done = await this.#program.desk.guard(async () => {
			const printed = await this.#program.desk.long('print_sheet', {
				...input,
				path: destination.to === 'file' ? destination.path : null,
			});
			// The first print of a draft publishes the round.
			if (this.#program.file.overview) this.#program.file.see(await this.#program.desk.ask('overview', {}));
			const name = printed.path.split(/[\\/]/u).at(-1) ?? printed.path;
			switch (destination.to) {
				case 'file':
					this.#program.toasts.show(t('print-saved', { path: printed.path }));
					break;
				case 'viewer':
					if (await shows(this.#program.desktop, printed.path, unseen))
						this.#program.toasts.show(t('printed', { name, pages: printed.pages }));
					break;
				case 'printer':
					await this.#program.desktop.sendToPrinter(printed.path, destination.printer, destination.copies);
					this.#program.toasts.show(t('print-sent', { name, printer: destination.printer }));
					break;
			}
			if (destination.to !== 'file') this.#program.printCenter.sent(input);
		}, again);
		this.sheet = null;
		return done;
	}
}
