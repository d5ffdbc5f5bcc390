/**
 * The open season.
 *
 * Start at {@link Season.act}. Not here: any display, and any rule.
 */
import { createContext } from 'svelte';
import type { Kralle } from './kralle.svelte';
import type { CallName, Input, Output } from '../backend/backend';
import type { SeasonView } from '../backend/generated';
import { t } from '../words/words.svelte';

/** The calls that return the season after the change. */
type SeasonCall = {
	[N in CallName]: Output<N> extends SeasonView ? N : never;
}[CallName];

export const TABS = ['table', 'ratings', 'persons', 'files', 'settings'] as const;
export type Tab = (typeof TABS)[number];

/** True if all persons keep their numbers. */
const samePersons = (one: SeasonView | null, other: SeasonView) =>
	JSON.stringify([one?.evenings, one?.decisions]) === JSON.stringify([other.evenings, other.decisions]);

export class Season {
	view = $state.raw<SeasonView | null>(null);
	tab = $state<Tab>('table');
	/** The number of the selected person; null if none is selected. */
	person = $state<number | null>(null);
	readonly #kralle: Kralle;

	constructor(kralle: Kralle) {
		this.#kralle = kralle;
	}

	/** Reloads the season, after another window or program may have changed its files. */
	async load(): Promise<void> {
		await this.#kralle.desk.guard(async () => {
			this.view = await this.#kralle.desk.ask('season', {});
		});
	}

	/** Changes the season. Resolves to false if refused. `said` is the message, shown with an undo button. */
	act<N extends SeasonCall>(name: N, input: Input<N>, said?: string): Promise<boolean> {
		const kralle = this.#kralle;
		return kralle.desk.guard(async () => {
			const before = this.view;
			this.view = await kralle.desk.long(name, input);
			if (!samePersons(before, this.view)) this.person = null;
			kralle.desk.version++;
			if (said === undefined) kralle.toasts.dismiss();
			else kralle.toasts.show(said, { way: 'undo', go: () => void this.undo() });
		});
	}

	async undo(): Promise<void> {
		if ((this.view?.steps.undo ?? 0) > 0 && (await this.act('undo_season', {})))
			this.#kralle.toasts.show(t('season-undone'), { way: 'redo', go: () => void this.redo() });
	}

	async redo(): Promise<void> {
		if ((this.view?.steps.redo ?? 0) > 0) await this.act('redo_season', {}, t('season-redone'));
	}

	/** Opens a season and shows it. Resolves to false if refused. */
	async open(path: string): Promise<boolean> {
		const opened = await this.act('open_season', { path });
		if (opened) this.show('table');
		return opened;
	}

	show(tab: Tab) {
		this.person = null;
		this.tab = tab;
		this.#kralle.navigation.go('season');
	}

	/** Closes the season; everything is already saved. */
	async leave(): Promise<void> {
		await this.#kralle.desk.guard(async () => {
			await this.#kralle.desk.ask('close_season', {});
			this.view = null;
			this.person = null;
			this.#kralle.navigation.go('start');
		});
	}
}

export const [useSeason, provideSeason] = createContext<Season>();
