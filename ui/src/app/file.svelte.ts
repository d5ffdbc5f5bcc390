/** The open tournament: its overview, and the actions that open, copy and close its file. */
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
	/** The path of the last file that failed to open; null after a success. */
	failed = $state<string | null>(null);
	/** True if a reload is scheduled. */
	#looksSoon = false;
	readonly #program: Program;

	constructor(program: Program) {
		this.#program = program;
	}

	/** Shows the tournament after a change, and makes all queries run again. */
	see(overview: Overview) {
		if (overview.rounds.length !== this.overview?.rounds.length) this.#program.printCenter.nextRound();
		this.overview = overview;
		this.#program.desk.version++;
	}

	/** Opens a tournament with `work`, and shows the screen of its next step. Resolves to false if refused. */
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

	/** Opens a file; on failure its path stays in `failed`. */
	async openFile(path: string, call: 'open_tournament' | 'look_into_damaged' = 'open_tournament'): Promise<boolean> {
		const opened = await this.open(() => this.#program.desk.ask(call, { path }));
		this.failed = opened ? null : path;
		return opened;
	}

	/** Shows all screens as of a journal entry; null returns to the present. A long replay can be canceled. */
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

	/** Replaces a file with a backup; `path` null is the open file. The check of the backup can be canceled. */
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

	/**
	 * Continues from the rescue copy after the file was replaced on disk: in a new file, or in the copy itself if `to`
	 * is null.
	 */
	async goOnFromRescue(to: string | null) {
		this.see(await this.#program.desk.ask('go_on_from_rescue', { to }));
		this.#program.desk.refusal = null;
		this.#program.toasts.show(t('replaced-done', { path: this.overview?.path ?? '' }));
	}

	/** Saves a copy in a place that the user chooses. */
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

	/**
	 * Reloads the overview as soon as this window has no pending work: another window may have changed the tournament.
	 */
	async lookAgain(): Promise<void> {
		if (this.#looksSoon) return;
		this.#looksSoon = true;
		await this.#program.desk.work.rest();
		this.#looksSoon = false;
		if (!this.overview) return;
		try {
			const overview = await this.#program.desk.ask('overview', {});
			// This window changed something meanwhile, so the overview is out of date.
			if (this.#program.desk.work.busy) return await this.lookAgain();
			if (JSON.stringify(overview) !== JSON.stringify(this.overview)) this.see(overview);
		} catch {
			// The file was closed meanwhile; the window that closed it shows the new state.
		}
	}

	/** Turns this window into the window of a game's table. */
	async sitDown(game: number) {
		this.see(await this.#program.desk.ask('overview', {}));
		this.#program.navigation.openTable(game);
	}

	/** Opens the file dialog; null if the user cancels it. */
	async pick(picture: Picture): Promise<string | null> {
		let path: string | null = null;
		await this.#program.desk.guard(async () => {
			path = await this.#program.desktop.pickFile(picture);
		});
		return path;
	}
}
