/**
 * The state of the print center while the program runs: the selected sheet, the options of each sheet, and the last
 * print. Not here: the layout of sheets (crate sheets).
 */
import type { Output } from '../backend/backend';
import type { LanguageName, PrintSheetInput, SheetName } from '../backend/generated';

export type SheetOffer = Output<'sheets'>['sheets'][number];

/** The options of a sheet that the user can choose. */
export type Wish = Partial<Omit<PrintSheetInput, 'sheet' | 'path'>>;

/** A sheet to be printed, with its title in the list. */
export interface PrintJob {
	title: string;
	input: PrintSheetInput;
}

/** The default number of places that get a certificate. */
export const USUAL_PLACES = 3;

export class PrintCenter {
	/** The selected sheet; null lets the desk choose. */
	sheet = $state<SheetName | null>(null);
	/** The printer; null for the system's default. */
	printer = $state<string | null>(null);
	copies = $state(1);
	fit = $state<'page' | 'width'>('page');
	/** True if paper, language and template are visible. */
	more = $state(false);
	/** The title and time of the last print; null before the first. */
	last = $state.raw<{ title: string; time: string } | null>(null);
	/** The unprinted sheets of the last set. */
	left = $state.raw<readonly PrintJob[]>([]);
	#wishes = $state<Partial<Record<SheetName, Wish>>>({});

	/** Selects a sheet, with its round and, if not null, only some tables. */
	look(sheet: SheetName | null, round: number | null = null, tables: number[] | null = null) {
		// A choice of tables counts for one print; afterwards all tables are printed again.
		for (const wish of Object.values(this.#wishes)) wish.tables = null;
		if (sheet !== null) this.sheet = sheet;
		if (sheet !== null && round !== null) this.wish(sheet, { round });
		if (sheet !== null && tables !== null) this.wish(sheet, { tables });
	}

	wishOf(sheet: SheetName): Wish {
		return this.#wishes[sheet] ?? {};
	}

	wish(sheet: SheetName, change: Wish) {
		this.#wishes[sheet] = { ...this.#wishes[sheet], ...change };
	}

	/** Removes a printed sheet from the unprinted ones. */
	sent({ sheet, round }: PrintSheetInput) {
		this.left = this.left.filter(({ input }) => input.sheet !== sheet || input.round !== round);
	}

	/** Resets the round of each sheet after the next round was paired. */
	nextRound() {
		this.left = [];
		for (const wish of Object.values(this.#wishes)) wish.round = null;
	}

	/** Resets the state for another tournament. */
	forget() {
		this.sheet = null;
		this.last = null;
		this.left = [];
		this.#wishes = {};
	}

	/** Returns the input for printing a sheet: the chosen options that the sheet offers, else its defaults. */
	inputFor(offer: SheetOffer, language: LanguageName): PrintSheetInput {
		const wish = this.wishOf(offer.sheet);
		const offered = <T>(wanted: T | null | undefined, choices: readonly T[], usual: T | null): T | null =>
			wanted !== null && wanted !== undefined && choices.includes(wanted) ? wanted : usual;
		const honors = ['certificates', 'season_certificates'].includes(offer.sheet);
		return {
			sheet: offer.sheet,
			language: wish.language ?? language,
			round: offered(wish.round, offer.rounds, offer.round),
			order: offered(wish.order, offer.orders, offer.orders[0] ?? null),
			per_page: offered(wish.per_page, offer.per_page, offer.per_page[0] ?? null),
			paper: wish.paper ?? null,
			orientation: wish.orientation ?? null,
			tables: offer.by_table && wish.tables?.length ? wish.tables : null,
			slips: offer.slips ? (wish.slips ?? 'with') : null,
			places: honors ? (wish.places ?? USUAL_PLACES) : null,
			certificate_for: honors ? (wish.certificate_for ?? 'team') : null,
			picture: offer.picture ? (wish.picture ?? null) : null,
			path: null,
			game: offered(
				wish.game,
				offer.games.map(({ game }) => game),
				offer.games[0]?.game ?? null,
			),
		};
	}
}
