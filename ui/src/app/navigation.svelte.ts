/** The visible screen, and the navigation between screens. */
import type { Desktop } from '../backend/desktop';
import type { SheetName } from '../backend/generated';
import type { Boards } from '../components/judge/boards.svelte';
import type { Desk } from './desk.svelte';
import type { Dialogs } from './dialogs.svelte';
import type { Place } from './places';
import type { PrintCenter } from './printCenter.svelte';

/** The parts of the program that navigation uses. */
interface Program {
	readonly desk: Desk;
	readonly dialogs: Dialogs;
	readonly desktop: Desktop;
	readonly boards: Boards;
	readonly printCenter: PrintCenter;
}

export class Navigation {
	place = $state<Place>('start');
	/** The number of the game whose table is shown; null without a table. */
	table = $state<number | null>(null);
	readonly #program: Program;

	constructor(program: Program) {
		this.#program = program;
	}

	go(place: Place) {
		const { desk, dialogs } = this.#program;
		this.place = place;
		dialogs.shown = null;
		desk.asking = null;
		desk.refusal = null;
	}

	openTable(game: number) {
		this.table = game;
		this.go('table');
	}

	/** Leaves the table for its round; a separate table window closes instead. */
	leaveTable() {
		const { desk, desktop } = this.#program;
		if (desktop.ownTable() !== null) {
			void desk.guard(() => desktop.closeTable());
			return;
		}
		this.table = null;
		desk.version++;
		this.go('round');
	}

	/** Shows a table of a round. */
	toTable(round: number, table: number) {
		this.#program.boards.back = { round, table, game: null };
		this.go('round');
	}

	/** Shows a sheet in the print center; with null, the print center chooses the sheet. */
	toPrint(sheet: SheetName | null, round: number | null = null, tables: number[] | null = null) {
		this.#program.printCenter.look(sheet, round, tables);
		this.go('print');
	}
}
