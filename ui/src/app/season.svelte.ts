/**
 * The open season as the screens see it.
 *
 * Start at {@link Season.act}. Not here: how anything looks, and any rule.
 */
import { createContext } from 'svelte';
import type { Kralle } from './kralle.svelte';
import type { CallName, Input, Output } from '../backend/backend';
import type { SeasonView } from '../backend/generated';
import { t } from '../words/words.svelte';

/** The calls that answer with the season as it is then. */
type SeasonCall = {
	[N in CallName]: Output<N> extends SeasonView ? N : never;
}[CallName];

export const TABS = ['table', 'ratings', 'persons', 'files', 'settings'] as const;
export type Tab = (typeof TABS)[number];

/** Whether persons still have the numbers they had. */
const samePersons = (one: SeasonView | null, other: SeasonView) =>
	JSON.stringify([one?.evenings, one?.decisions]) === JSON.stringify([other.evenings, other.decisions]);

export class Season {
	view = $state.raw<SeasonView | null>(null);
	tab = $state<Tab>('table');
	/** The person who is looked at. */
	person = $state<number | null>(null);
	readonly #kralle: Kralle;

	constructor(kralle: Kralle) {
		this.#kralle = kralle;
	}

	/** Asks for the season, after another window or program may have changed its files. */
	async load(): Promise<void> {
		await this.#kralle.desk.guard(async () => {
			this.view = await this.#kralle.desk.ask('season', {});
		});
	}

	/** Changes the season. False when it was refused. `said` is shown, with the way back. */
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

	/** Takes back the last change. */
	async undo(): Promise<void> {
		if ((this.view?.steps.undo ?? 0) > 0 && (await this.act('undo_season', {})))
			this.#kralle.toasts.show(t('season-undone'), { way: 'redo', go: () => void this.redo() });
	}

	/** Does again what was taken back. */
	async redo(): Promise<void> {
		if ((this.view?.steps.redo ?? 0) > 0) await this.act('redo_season', {}, t('season-redone'));
	}

	/** Opens a season and shows it. */
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

	/** Puts the season away: everything is kept already. */
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
