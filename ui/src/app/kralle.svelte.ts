/**
 * The program as the screens see it: which tournament is open, which screen is shown, what was
 * refused, and the one way to act.
 *
 * Start at {@link Kralle.act}. Not here: how anything looks, and any rule.
 */
import { createContext, untrack } from 'svelte';
import { type Backend, type CallName, type CommandName, type Input, type Output, refusalOf } from '../backend/backend';
import type { Desktop, Picture } from '../backend/desktop';
import type { JournalLine } from '../backend/generated/JournalLine';
import type { Overview } from '../backend/generated/Overview';
import type { PadsView } from '../backend/generated/PadsView';
import type { Preferences } from '../backend/generated/Preferences';
import type { PrintSheetInput } from '../backend/generated/PrintSheetInput';
import type { SheetName } from '../backend/generated/SheetName';
import type { RefusalView } from '../backend/generated/RefusalView';
import type { UnderGamesName } from '../backend/generated/UnderGamesName';
import { Keys } from '../keyboard/keys.svelte';
import { Toasts } from './toasts.svelte';
import { actSentence } from '../words/sentences';
import { t, words } from '../words/words.svelte';
import { Boards } from '../components/judge/boards.svelte';
import { Faults } from './faults.svelte';
import { Hall } from './hall.svelte';
import { Jobs, PATIENCE_MS } from './job.svelte';
import { type DialogName, type Place, screenFor } from './places';
import { DEFAULTS } from './preferences';
import { PrintCenter } from './printCenter.svelte';
import { shows } from './shows';
import { Roster } from './roster.svelte';
import { type Asking, QUESTIONS, toGoOn, whyAsk } from './undoing';
import { Updates } from './updates.svelte';
import { Work } from '../keyboard/work';
import { percentOf } from './zoom';

/** Where a sheet goes: to a printer, to the system's viewer, into a file. */
export type Way = { to: 'printer'; printer: string; copies: number } | { to: 'viewer' } | { to: 'file'; path: string };

/** Whether an act says itself what it did. */
export type Echo = 'toast' | 'silent';

export class Kralle {
	readonly backend: Backend;
	readonly desktop: Desktop;
	/** What is on its way. */
	readonly work = new Work();
	/** What takes long, in sight with its progress. */
	readonly jobs: Jobs;
	readonly keys = new Keys(this.work);
	readonly toasts = new Toasts();
	/** The boards of the arbiter's desk. */
	readonly boards = new Boards();
	place = $state<Place>('start');
	overview = $state.raw<Overview | null>(null);
	preferences = $state.raw<Preferences>(DEFAULTS);
	/** What was refused last, until something else succeeds or it is put away. */
	refusal = $state.raw<RefusalView | null>(null);
	/** What is asked before it is done. */
	asking = $state.raw<Asking | null>(null);
	/** The file that could not be opened last. */
	failed = $state<string | null>(null);
	/** Counts the changes; what was asked before the last one is out of date. */
	version = $state(0);
	/** How many parts of the screen show refusals themselves; without any the frame does. */
	hosts = $state(0);
	/** How many dialogs are open: what is refused then stands in the one in front, and nowhere behind it. */
	dialogs = $state(0);
	/** How many screens hold something that is begun and not yet entered. */
	unfinished = $state(0);
	/** The game at the board whose table is shown. */
	table = $state<number | null>(null);
	/** The dialog over the screen that any screen can open. */
	dialog = $state<DialogName | null>(null);
	/** The page of the handbook that is shown over everything, as `page` or `page/heading`. */
	help = $state<string | null>(null);
	/** The command that is taking long, to be said in its button. */
	slow = $state<CommandName | null>(null);
	printing = $state<SheetName | null>(null);
	/** What the print center remembers. */
	readonly printCenter = new PrintCenter();
	readonly roster = new Roster();
	readonly hall = new Hall(this);
	readonly updates = new Updates(this);
	readonly faults: Faults;

	/** Whether a look is about to begin. */
	#looksSoon = false;
	/** Commands on their way, with their input. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on it
	readonly #acting = new Set<string>();

	constructor(backend: Backend, desktop: Desktop) {
		this.backend = backend;
		this.jobs = new Jobs(backend);
		this.desktop = desktop;
		this.faults = new Faults(desktop);
	}

	/** Asks the desk; rejects when it refuses. */
	ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		return this.backend.call(name, input);
	}

	/** Asks the desk for something that may take long; its progress comes in sight, and it can be canceled. */
	long<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		return this.jobs.run(name, input);
	}

	/**
	 * Changes the tournament. False when it was refused; the refusal is then in sight, unless `asks` makes a
	 * question of it.
	 */
	async act<N extends CommandName>(
		name: N,
		input: Input<N>,
		echo: Echo = 'toast',
		asks: (refusal: RefusalView) => boolean = () => false,
	): Promise<boolean> {
		// A second click on the same button means the same thing once.
		const same = JSON.stringify([name, input]);
		if (this.#acting.has(same)) return false;
		this.#acting.add(same);
		const slow = setTimeout(() => (this.slow = name), PATIENCE_MS);
		const done = await this.guard(
			async () => {
				this.see(await this.jobs.run(name, input));
				const line = this.overview?.undo;
				if (echo === 'silent') this.toasts.dismiss();
				else if (line)
					this.toasts.show(actSentence(line, this.overview), { way: 'undo', go: () => void this.#take('undo', line) });
			},
			(refusal) => this.act(name, { ...input, ...toGoOn(refusal) } as Input<N>, echo, asks),
			asks,
		);
		clearTimeout(slow);
		this.slow = null;
		this.#acting.delete(same);
		return done;
	}

	/** Does something that may be refused. `again` does it although the desk has asked. */
	async guard(
		work: () => Promise<void>,
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
				this.toasts.show(t('job-canceled'));
			} else if (QUESTIONS.includes(refusal.code) && again) {
				this.refusal = null;
				this.asking = { why: 'games', refusal, go: () => again(refusal) };
			} else if (asks(refusal)) {
				this.refusal = null;
			} else {
				this.refusal = refusal;
				this.toasts.dismiss();
			}
			return false;
		}
	}

	/** Takes back what was done last; what another screen or somebody else did, only when it is said again. */
	undo(): Promise<void> {
		return this.#step('undo');
	}

	/** Does again what was taken back last. */
	redo(): Promise<void> {
		return this.#step('redo');
	}

	async #step(way: 'undo' | 'redo') {
		const what = this.overview?.[way];
		if (!what) return;
		const go = () => this.#take(way, what);
		const why = whyAsk(way, what, this.place, this.preferences.acting_name);
		if (why) this.asking = { why, way, what, go };
		else await go();
	}

	/** Takes this command back, or does it again, and no other one: another window may have done something since. */
	async #take(way: 'undo' | 'redo', what: JournalLine, under_games: UnderGamesName = 'ask') {
		const done = await this.guard(
			async () => {
				this.see(await this.backend.call(way, { entry: what.number, under_games }));
				const said = t(way === 'undo' ? 'undone' : 'redone', { what: actSentence(what, this.overview) });
				const back = way === 'undo' ? 'redo' : 'undo';
				this.toasts.show(said, { way: back, go: () => void this.#take(back, what) });
			},
			() => this.#take(way, what, 'go_on'),
		);
		if (!done) await this.lookAgain();
	}

	/** Opens a tournament by one of the three ways there are. */
	async open(work: () => Promise<Overview>, again?: () => Promise<unknown>): Promise<boolean> {
		return this.guard(async () => {
			const overview = await work();
			this.printCenter.forget();
			this.roster.search = '';
			this.boards.clear();
			this.see(overview);
			this.toasts.dismiss();
			this.place = screenFor(overview);
		}, again);
	}

	/** Opens a file; what it is called stays known when it cannot be opened. */
	async openFile(path: string, call: 'open_tournament' | 'look_into_damaged' = 'open_tournament'): Promise<boolean> {
		const opened = await this.open(() => this.ask(call, { path }));
		this.failed = opened ? null : path;
		return opened;
	}

	/** Takes back, or does again, everything between now and an entry of the history; a long way can be canceled. */
	async wind(way: 'undo_to' | 'redo_to', entry: number, said: string, under_games: UnderGamesName = 'ask') {
		await this.guard(
			async () => {
				this.see(await this.jobs.run(way, { entry, under_games }));
				this.toasts.show(said);
			},
			() => this.wind(way, entry, said, 'go_on'),
		);
	}

	/** Shows the tournament as it was after an entry, on every screen; null shows it as it is. A long way can be canceled. */
	async look(entry: number | null) {
		await this.guard(async () => {
			this.see(entry === null ? await this.ask('back_to_now', {}) : await this.long('look_back', { entry }));
			this.toasts.dismiss();
		});
	}

	/** Puts a backup in the place of a file, the open one when none is named; its proof can be canceled. */
	async restore(
		path: string | null,
		name: string,
		said: string,
		under_games: UnderGamesName = 'ask',
	): Promise<boolean> {
		const restored = await this.open(
			() => this.long('restore_backup', { path, name, under_games }),
			() => this.restore(path, name, said, 'go_on'),
		);
		if (restored) {
			this.failed = null;
			this.toasts.show(said);
		}
		return restored;
	}

	/** Goes on from what was kept when the file was not at its path any more: where the rescue copy lies, or in a new file. */
	async goOnFromRescue(to: string | null) {
		this.see(await this.ask('go_on_from_rescue', { to }));
		this.refusal = null;
		this.toasts.show(t('replaced-done', { path: this.overview?.path ?? '' }));
	}

	/** Asks which file to read; null when the dialog was put away. */
	async pick(picture: Picture): Promise<string | null> {
		let path: string | null = null;
		await this.guard(async () => {
			path = await this.desktop.pickFile(picture);
		});
		return path;
	}

	/** Saves a copy where the person says. */
	async saveCopy() {
		await this.guard(async () => {
			const name = `${this.overview?.name ?? 'Kralle'}.kralle`;
			const path = await this.desktop.pickPlace({
				title: t('copy-save'),
				kind: t('file-kind-tournament'),
				extensions: ['kralle'],
				name,
			});
			if (path === null) return;
			const copy = await this.backend.call('save_copy', { path });
			this.toasts.show(t('copy-saved', { path: copy.path }));
		});
	}

	/** Closes the file and shows the start page. */
	async leave() {
		await this.guard(async () => {
			await this.backend.call('close_file', {});
			this.overview = null;
			this.boards.clear();
			this.place = 'start';
			this.toasts.dismiss();
		});
	}

	openTable(game: number) {
		this.table = game;
		this.go('table');
	}

	/** Another window may have changed the tournament: looks again, as soon as nothing is on its way here. */
	async lookAgain(): Promise<void> {
		if (this.#looksSoon) return;
		this.#looksSoon = true;
		await this.work.rest();
		this.#looksSoon = false;
		if (!this.overview) return;
		try {
			const overview = await this.backend.call('overview', {});
			// What this window has changed meanwhile is newer.
			if (this.work.busy) return await this.lookAgain();
			if (JSON.stringify(overview) !== JSON.stringify(this.overview)) this.see(overview);
		} catch {
			// The file was closed meanwhile: the window that did it shows what is there now.
		}
	}

	/** Makes this window the one of a game's table. */
	async sitDown(game: number) {
		this.see(await this.backend.call('overview', {}));
		this.openTable(game);
	}

	/** Leaves the table for its round; a window of its own closes. */
	leaveTable() {
		if (this.desktop.ownTable() !== null) {
			void this.guard(() => this.desktop.closeTable());
			return;
		}
		this.table = null;
		this.version++;
		this.go('round');
	}

	/** Goes to a table of a round. */
	toTable(round: number, table: number) {
		this.boards.back = { round, table };
		this.go('round');
	}

	/** Goes to the print center and looks at a sheet; null leaves the choice to it. */
	toPrint(sheet: SheetName | null, round: number | null = null, tables: number[] | null = null) {
		this.printCenter.look(sheet, round, tables);
		this.go('print');
	}

	/** Makes a sheet and sends it to its destination. False when refused; a sheet that no program shows goes to `unseen`. */
	async print(input: PrintSheetInput, destination: Way, unseen?: string[]): Promise<boolean> {
		if (this.printing) return false;
		this.printing = input.sheet;
		const again = (refusal: RefusalView) =>
			this.print({ ...input, ...toGoOn(refusal) } as PrintSheetInput, destination);
		const done = await this.guard(async () => {
			const printed = await this.jobs.run('print_sheet', {
				...input,
				path: destination.to === 'file' ? destination.path : null,
			});
			// The first print of a draft publishes it.
			if (this.overview) this.see(await this.backend.call('overview', {}));
			const name = printed.path.split(/[\\/]/u).at(-1) ?? printed.path;
			switch (destination.to) {
				case 'file':
					this.toasts.show(t('print-saved', { path: printed.path }));
					break;
				case 'viewer':
					if (await shows(this.desktop, printed.path, unseen))
						this.toasts.show(t('printed', { name, pages: printed.pages }));
					break;
				case 'printer':
					await this.desktop.sendToPrinter(printed.path, destination.printer, destination.copies);
					this.toasts.show(t('print-sent', { name, printer: destination.printer }));
					break;
			}
			if (destination.to !== 'file') this.printCenter.sent(input);
		}, again);
		this.printing = null;
		return done;
	}

	async prefer(change: Partial<Preferences>) {
		await this.guard(async () => {
			await this.apply(await this.backend.call('set_preferences', { ...this.preferences, ...change }));
		});
	}

	/** Keeps with which keys the players enter at the board; every table may do that. */
	async enterWith(pads: PadsView) {
		await this.guard(async () => this.apply(await this.backend.call('set_pads', { pads })));
	}

	/** Puts preferences into effect; ends when their language is loaded. */
	async apply(preferences: Preferences): Promise<void> {
		this.preferences = preferences;
		this.keys.single = preferences.letter_keys === 'on';
		const spoken = words.speak(preferences.language);
		if (preferences.theme === 'system') delete document.documentElement.dataset['theme'];
		else document.documentElement.dataset['theme'] = preferences.theme;
		this.desktop.zoom(percentOf(preferences.zoom) / 100);
		await spoken;
	}

	/** Announces that refusals are shown here, until the returned function is called. */
	host(where: 'screen' | 'dialog' = 'screen'): () => void {
		const by = (step: 1 | -1) =>
			untrack(() => {
				this.hosts += step;
				if (where === 'dialog') this.dialogs += step;
			});
		by(1);
		return () => by(-1);
	}

	/** Announces that something is begun here which would be lost with the screen, until the returned function is called. */
	hold(): () => void {
		untrack(() => this.unfinished++);
		return () => untrack(() => this.unfinished--);
	}

	/** What was refused, for the screen itself to show: nothing while a dialog is in front of it. */
	get refusalBehind(): RefusalView | null {
		return this.dialogs === 0 ? this.refusal : null;
	}

	go(place: Place) {
		this.place = place;
		this.dialog = null;
		this.asking = null;
		this.refusal = null;
	}

	private see(overview: Overview) {
		if (overview.rounds.length !== this.overview?.rounds.length) this.printCenter.nextRound();
		this.overview = overview;
		this.version++;
	}
}

export const [useKralle, provideKralle] = createContext<Kralle>();
