/** Updates of the program: their source and, if the program updates itself, the check and the installation. */
import type { Desktop, NewerVersion, Updater } from '../backend/desktop';
import type { Desk } from './desk.svelte';
import type { Hall } from './hall.svelte';
import type { CurrentPreferences } from './currentPreferences.svelte';

/** The current step. */
type UpdateStep = 'idle' | 'looking' | 'newest' | 'installing';

/** The parts of the program that updates use. */
interface Program {
	readonly desktop: Desktop;
	readonly hall: Hall;
	readonly desk: Desk;
	readonly preferences: CurrentPreferences;
}

export class Updates {
	readonly #program: Program;
	/** The source of updates; null until the program has reported it. */
	by = $state<Updater | null>(null);
	found = $state.raw<NewerVersion | null>(null);
	step = $state<UpdateStep>('idle');

	constructor(program: Program) {
		this.#program = program;
	}

	/** Checks for an update at program start if the user's preferences allow it. Failures are silent. */
	async begin() {
		try {
			this.by = await this.#program.desktop.updater();
			if (this.by === 'program' && this.#program.preferences.now.updates === 'at_start') await this.#look();
		} catch {
			// Many venues have no internet.
		}
		this.step = 'idle';
	}

	/** Checks for an update. */
	async look() {
		if (!(await this.#program.desk.guard(() => this.#look()))) this.step = 'idle';
	}

	async #look() {
		this.found = null;
		this.step = 'looking';
		await this.#mayUpdate();
		this.found = await this.#program.desktop.lookForUpdate();
		this.step = this.found ? 'idle' : 'newest';
	}

	/** Installs the update; the program then restarts. */
	async install() {
		const { found } = this;
		if (!found) return;
		this.step = 'installing';
		await this.#program.desk.guard(async () => {
			await this.#mayUpdate();
			await this.#program.desktop.installUpdate(found.version);
		});
		this.step = 'idle';
	}

	/** Rejects if the desk does not allow an update now. */
	async #mayUpdate() {
		await this.#program.desk.ask('may_update', { hall: this.#program.hall.open ? 'open' : 'closed' });
	}
}
