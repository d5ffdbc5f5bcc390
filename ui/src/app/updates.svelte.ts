/** Newer versions of the program: who brings them, and where the program does, looking for one and installing it. */
import type { Desktop, NewerVersion, Updater } from '../backend/desktop';
import type { Desk } from './desk.svelte';
import type { Hall } from './hall.svelte';
import type { CurrentPreferences } from './currentPreferences.svelte';

/** What is going on. */
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
	/** Who brings newer versions; null until the program has said it. */
	by = $state<Updater | null>(null);
	found = $state.raw<NewerVersion | null>(null);
	step = $state<UpdateStep>('idle');

	constructor(program: Program) {
		this.#program = program;
	}

	/** When the program starts: looks for a newer version where the person wishes it so. A refusal waits until asked. */
	async begin() {
		try {
			this.by = await this.#program.desktop.updater();
			if (this.by === 'program' && this.#program.preferences.now.updates === 'at_start') await this.#look();
		} catch {
			// Many a hall has no internet.
		}
		this.step = 'idle';
	}

	/** Looks for a newer version. */
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

	/** Installs what was found; the program then starts anew. */
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

	/** Rejects where the desk says that now is no time for it. */
	async #mayUpdate() {
		await this.#program.desk.ask('may_update', { hall: this.#program.hall.open ? 'open' : 'closed' });
	}
}
