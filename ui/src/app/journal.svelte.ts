/** The user's commands, and undo and redo. */
import type { CommandName, Input } from '../backend/backend';
import type { JournalLine, RefusalView, UnderGamesName } from '../backend/generated';
import { actSentence } from '../words/sentences';
import { t } from '../words/words.svelte';
import type { Desk } from './desk.svelte';
import type { TournamentFile } from './file.svelte';
import { PATIENCE_MS } from './job.svelte';
import type { Navigation } from './navigation.svelte';
import type { CurrentPreferences } from './currentPreferences.svelte';
import type { Toasts } from './toasts.svelte';
import { toGoOn, whyAsk } from './undoing';

/** The parts of the program that the journal uses. */
interface Program {
	readonly desk: Desk;
	readonly file: TournamentFile;
	readonly navigation: Navigation;
	readonly preferences: CurrentPreferences;
	readonly toasts: Toasts;
}

/** The message after an act: a toast, or none where the act reports itself. */
export type Echo = 'toast' | 'silent';

export class Journal {
	/** The pending command that takes long, shown on its button; null if there is none. */
	slow = $state<CommandName | null>(null);
	/** The pending commands with their input. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on it
	readonly #acting = new Set<string>();
	readonly #program: Program;

	constructor(program: Program) {
		this.#program = program;
	}

	/**
	 * Changes the tournament. Resolves to false if refused; the refusal is then visible, unless `asks` returns true for
	 * it.
	 */
	async act<N extends CommandName>(
		name: N,
		input: Input<N>,
		echo: Echo = 'toast',
		asks: (refusal: RefusalView) => boolean = () => false,
	): Promise<boolean> {
		// A double click counts once.
		const same = JSON.stringify([name, input]);
		if (this.#acting.has(same)) return false;
		this.#acting.add(same);
		const slow = setTimeout(() => (this.slow = name), PATIENCE_MS);
		const done = await this.#program.desk.guard(
			async () => {
				this.#program.file.see(await this.#program.desk.long(name, input));
				const line = this.#program.file.overview?.undo;
				if (echo === 'silent') this.#program.toasts.dismiss();
				else if (line)
					this.#program.toasts.show(actSentence(line, this.#program.file.overview), {
						way: 'undo',
						go: () => void this.#take('undo', line),
					});
			},
			(refusal) => this.act(name, { ...input, ...toGoOn(refusal) } as Input<N>, echo, asks),
			asks,
		);
		clearTimeout(slow);
		this.slow = null;
		this.#acting.delete(same);
		return done;
	}

	/** Undoes the last command. Asks first if it came from another screen or another user. */
	undo(): Promise<void> {
		return this.#step('undo');
	}

	/** Redoes the last undone command. */
	redo(): Promise<void> {
		return this.#step('redo');
	}

	async #step(way: 'undo' | 'redo') {
		const what = this.#program.file.overview?.[way];
		if (!what) return;
		const go = () => this.#take(way, what);
		const why = whyAsk(way, what, this.#program.navigation.place, this.#program.preferences.now.acting_name);
		if (why) this.#program.desk.asking = { why, way, what, go };
		else await go();
	}

	/** Undoes or redoes exactly this command; refused if another window has changed something since. */
	async #take(way: 'undo' | 'redo', what: JournalLine, under_games: UnderGamesName = 'ask') {
		const done = await this.#program.desk.guard(
			async () => {
				this.#program.file.see(await this.#program.desk.ask(way, { entry: what.number, under_games }));
				const message = t(way === 'undo' ? 'undone' : 'redone', {
					what: actSentence(what, this.#program.file.overview),
				});
				const back = way === 'undo' ? 'redo' : 'undo';
				this.#program.toasts.show(message, { way: back, go: () => void this.#take(back, what) });
			},
			() => this.#take(way, what, 'go_on'),
		);
		if (!done) await this.#program.file.lookAgain();
	}

	/** Undoes or redoes everything between now and a journal entry; a long replay can be canceled. */
	async wind(way: 'undo_to' | 'redo_to', entry: number, message: string, under_games: UnderGamesName = 'ask') {
		await this.#program.desk.guard(
			async () => {
				this.#program.file.see(await this.#program.desk.long(way, { entry, under_games }));
				this.#program.toasts.show(message);
			},
			() => this.wind(way, entry, message, 'go_on'),
		);
	}
}
