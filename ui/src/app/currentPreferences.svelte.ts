/** The user's preferences, and applying them. */
import type { Desktop } from '../backend/desktop';
import type { PadsView, Preferences } from '../backend/generated';
import type { Keys } from '../keyboard/keys.svelte';
import { words } from '../words/words.svelte';
import type { Desk } from './desk.svelte';
import { DEFAULTS } from './preferences';
import { percentOf } from './zoom';

export class CurrentPreferences {
	now = $state.raw<Preferences>(DEFAULTS);
	readonly #program: { readonly desk: Desk; readonly desktop: Desktop; readonly keys: Keys };

	constructor(program: { readonly desk: Desk; readonly desktop: Desktop; readonly keys: Keys }) {
		this.#program = program;
	}

	async change(change: Partial<Preferences>) {
		await this.#program.desk.guard(async () => {
			await this.apply(await this.#program.desk.ask('set_preferences', { ...this.now, ...change }));
		});
	}

	/** Saves the players' key bindings, for all tables. */
	async enterWith(pads: PadsView) {
		await this.#program.desk.guard(async () => this.apply(await this.#program.desk.ask('set_pads', { pads })));
	}

	/** Applies preferences; resolves when the messages of their language are loaded. */
	async apply(preferences: Preferences): Promise<void> {
		this.now = preferences;
		this.#program.keys.single = preferences.letter_keys === 'on';
		const spoken = words.speak(preferences.language);
		if (preferences.theme === 'system') delete document.documentElement.dataset['theme'];
		else document.documentElement.dataset['theme'] = preferences.theme;
		this.#program.desktop.zoom(percentOf(preferences.zoom) / 100);
		await spoken;
	}
}
