/**
 * The program as the screens see it: one controller for each noun. A screen takes those it needs: `const { desk, file }
 * = useKralle()`.
 */
import { createContext } from 'svelte';
import type { Backend } from '../backend/backend';
import type { Desktop } from '../backend/desktop';
import { Boards } from '../components/judge/boards.svelte';
import { Keys } from '../keyboard/keys.svelte';
import { Desk } from './desk.svelte';
import { Dialogs } from './dialogs.svelte';
import { Faults } from './faults.svelte';
import { TournamentFile } from './file.svelte';
import { Hall } from './hall.svelte';
import { Journal } from './journal.svelte';
import { Navigation } from './navigation.svelte';
import { CurrentPreferences } from './currentPreferences.svelte';
import { PrintCenter } from './printCenter.svelte';
import { Printing } from './printing.svelte';
import { Roster } from './roster.svelte';
import { Toasts } from './toasts.svelte';
import { Updates } from './updates.svelte';

export class Kralle {
	readonly desktop: Desktop;
	readonly desk: Desk;
	readonly toasts = new Toasts();
	readonly keys: Keys;
	readonly faults: Faults;
	/** The boards of the arbiter's desk. */
	readonly boards = new Boards();
	readonly printCenter = new PrintCenter();
	readonly roster = new Roster();
	readonly dialogs: Dialogs;
	readonly navigation: Navigation;
	readonly preferences: CurrentPreferences;
	readonly file: TournamentFile;
	readonly journal: Journal;
	readonly printing: Printing;
	readonly hall: Hall;
	readonly updates: Updates;

	constructor(backend: Backend, desktop: Desktop) {
		this.desktop = desktop;
		this.desk = new Desk(backend, this.toasts);
		this.keys = new Keys(this.desk.work);
		this.faults = new Faults(desktop);
		this.dialogs = new Dialogs(this.desk);
		this.navigation = new Navigation(this);
		this.preferences = new CurrentPreferences(this);
		this.file = new TournamentFile(this);
		this.journal = new Journal(this);
		this.printing = new Printing(this);
		this.hall = new Hall(this);
		this.updates = new Updates(this);
	}
}

export const [useKralle, provideKralle] = createContext<Kralle>();
