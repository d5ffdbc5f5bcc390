/** The tournament that is open: its overview, and the ways to open, copy and close its file. */
import type { Desktop, Picture } from '../backend/desktop';
import type { Overview, UnderGamesName } from '../backend/generated';
import type { Boards } from '../components/judge/boards.svelte';
import { t } from '../words/words.svelte';
import type { Desk } from './desk.svelte';
import type { Navigation } from './navigation.svelte';
import { screenFor } from './places';
import type { PrintCenter } from './printCenter.svelte';
import type { Roster } from './roster.svelte';
import type { Toasts } from './toasts.svelte';

/** The parts of the program that the file uses. */
interface Program {
	readonly desk: Desk;
	readonly desktop: Desktop;
	readonly toasts: Toasts;
	readonly navigation: Navigation;
	readonly boards: Boards;
	readonly printCenter: PrintCenter;
	readonly roster: Roster;
}

export class TournamentFile {
	overview = $state.raw<Overview | null>(null);
	/** The file that could not be opened last. */
	failed = $state<string | null>(null);
	/** True if a look is about to begin. */
	#looksSoon = false;
	readonly #program: Program;

	constructor(program: Program) {
		this.#program = program;
	}

	/** Shows what a change has made of the tournament. */
	see(overview: Overview) {
		if (overview.rounds.length !== this.overview?.rounds.length) this.#program.printCenter.nextRound();
		this.overview = overview;
		this.#program.desk.version++;
	}

	/** Opens a tournament by one of the three ways there are. */
	async open(work: () => Promise<Overview>, again?: () => Promise<unknown>): Promise<boolean> {
		return this.#program.desk.guard(async () => {
			const overview = await work();
			this.#program.printCenter.forget();
			this.#program.roster.search = '';
			this.#program.boards.clear();
			this.see(overview);
			this.#program.toasts.dismiss();
			this.#program.navigation.place = screenFor(overview);
		}, again);
	}

	/** Opens a file; what it is called stays known when it cannot be opened. */
	async openFile(path: string, call: 'open_tournament' | 'look_into_damaged' = 'open_tournament'): Promise<boolean> {
		const opened = await this.open(() => this.#program.desk.ask(call, { path }));
		this.failed = opened ? null : path;
		return opened;
	}

	/** Shows the tournament as it was after an entry, on every screen; null shows it as it is. A long way can be canceled. */
	async look(entry: number | null) {
		await this.#program.desk.guard(async () => {
			this.see(
				entry === null
					? await this.#program.desk.ask('back_to_now', {})
					: await this.#program.desk.long('look_back', { entry }),
			);
			this.#program.toasts.dismiss();
		});
	}

	/** Puts a backup in the place of a file, the open one when none is named; its proof can be canceled. */
	async restore(
		path: string | null,
		name: string,
		message: string,
		under_games: UnderGamesName = 'ask',
	): Promise<boolean> {
		const restored = await this.open(
			() => this.#program.desk.long('restore_backup', { path, name, under_games }),
			() => this.restore(path, name, message, 'go_on'),
		);
		if (restored) {
			this.failed = null;
			this.#program.toasts.show(message);
		}
		return restored;
	}

	/** Goes on from what was kept when the file was not at its path any more: where the rescue copy lies, or in a new file. */
	async goOnFromRescue(to: string | null) {
		this.see(await this.#program.desk.ask('go_on_from_rescue', { to }));
		this.#program.desk.refusal = null;
		this.#program.toasts.show(t('replaced-done', { path: this.overview?.path ?? '' }));
	}

	/** Saves a copy where the person says. */
	async saveCopy() {
		await this.#program.desk.guard(async () => {
			const name = `${this.overview?.name ?? 'Kralle'}.kralle`;
			const path = await this.#program.desktop.pickPlace({
				title: t('copy-save'),
				kind: t('file-kind-tournament'),
				extensions: ['kralle'],
				name,
			});
			if (path === null) return;
			const copy = await this.#program.desk.ask('save_copy', { path });
			this.#program.toasts.show(t('copy-saved', { path: copy.path }));
		});
	}

	/** Closes the file and shows the start page. */
	async leave() {
		await this.#program.desk.guard(async () => {
			await this.#program.desk.ask('close_file', {});
			this.overview = null;
			this.#program.boards.clear();
			this.#program.navigation.place = 'start';
			this.#program.toasts.dismiss();
		});
	}

	/** Another window may have changed the tournament: looks again, as soon as nothing is on its way here. */
	async lookAgain(): Promise<void> {
		if (this.#looksSoon) return;
		this.#looksSoon = true;
		await this.#program.desk.work.rest();
		this.#looksSoon = false;
		if (!this.overview) return;
		try {
			const overview = await this.#program.desk.ask('overview', {});
			// What this window has changed meanwhile is newer.
			if (this.#program.desk.work.busy) return await this.lookAgain();
			if (JSON.stringify(overview) !== JSON.stringify(this.overview)) this.see(overview);
		} catch {
			// The file was closed meanwhile: the window that did it shows what is there now.
		}
	}

	/** Makes this window the one of a game's table. */
	async sitDown(game: number) {
		this.see(await this.#program.desk.ask('overview', {}));
		this.#program.navigation.openTable(game);
	}

	/** Asks which file to read; null when the dialog was put away. */
	async pick(picture: Picture): Promise<string | null> {
		let path: string | null = null;
		await this.#program.desk.guard(async () => {
			path = await this.#program.desktop.pickFile(picture);
		});
		return path;
	}
}
