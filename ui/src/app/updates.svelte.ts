/** Newer versions of the program: who brings them, and where the program does, looking for one and installing it. */
import type { NewerVersion, Updater } from '../backend/desktop';
import type { Kralle } from './kralle.svelte';

/** What is going on. */
type UpdateStep = 'idle' | 'looking' | 'newest' | 'installing';

export class Updates {
	readonly #kralle: Kralle;
	/** Who brings newer versions; null until the program has said it. */
	by = $state<Updater | null>(null);
	found = $state.raw<NewerVersion | null>(null);
	step = $state<UpdateStep>('idle');

	constructor(kralle: Kralle) {
		this.#kralle = kralle;
	}

	/** When the program starts: looks for a newer version where the person wishes it so. A refusal waits until asked. */
	async begin() {
		try {
			this.by = await this.#kralle.desktop.updater();
			if (this.by === 'program' && this.#kralle.preferences.updates === 'at_start') await this.#look();
		} catch {
			// Many a hall has no internet.
		}
		this.step = 'idle';
	}

	/** Looks for a newer version. */
	async look() {
		if (!(await this.#kralle.guard(() => this.#look()))) this.step = 'idle';
	}

	async #look() {
		this.found = null;
		this.step = 'looking';
		await this.#mayUpdate();
		this.found = await this.#kralle.desktop.lookForUpdate();
		this.step = this.found ? 'idle' : 'newest';
	}

	/** Installs what was found; the program then starts anew. */
	async install() {
		const { found } = this;
		if (!found) return;
		this.step = 'installing';
		await this.#kralle.guard(async () => {
			await this.#mayUpdate();
			await this.#kralle.desktop.installUpdate(found.version);
		});
		this.step = 'idle';
	}

	/** Rejects where the desk says that now is no time for it. */
	async #mayUpdate() {
		await this.#kralle.ask('may_update', { hall: this.#kralle.hall.open ? 'open' : 'closed' });
	}
}
