/**
 * What the print center remembers while the program runs: which sheet is looked at, how each is
 * wanted, and what was printed last. Not here: how a sheet looks (crate sheets).
 */
import type { Output } from '../backend/backend';
import type { LanguageName, PrintSheetInput, SheetName } from '../backend/generated';

export type SheetOffer = Output<'sheets'>['sheets'][number];

/** What a person can choose of a sheet. */
export type Wish = Partial<Omit<PrintSheetInput, 'sheet' | 'path'>>;

/** A sheet on its way out, with the name it is listed under. */
export interface PrintJob {
	title: string;
	input: PrintSheetInput;
}

/** How many places get a certificate when nobody says otherwise. */
export const USUAL_PLACES = 3;

export class PrintCenter {
	/** The sheet looked at; null leaves the choice to the desk. */
	sheet = $state<SheetName | null>(null);
	/** The printer; null leaves it to the system. */
	printer = $state<string | null>(null);
	copies = $state(1);
	fit = $state<'page' | 'width'>('page');
	/** Whether paper, language and template are in sight. */
	more = $state(false);
	/** What went out last, and when. */
	last = $state.raw<{ title: string; time: string } | null>(null);
	/** The sheets of the set begun last that are not out yet. */
	left = $state.raw<readonly PrintJob[]>([]);
	#wishes = $state<Partial<Record<SheetName, Wish>>>({});

	/** Looks at a sheet, of a round where it has one, and of some tables where only these are wanted. */
	look(sheet: SheetName | null, round: number | null = null, tables: number[] | null = null) {
		// Some tables are wanted once; the next time it is all of them again.
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

	/** Takes a sheet that went out off those that are left. */
	sent({ sheet, round }: PrintSheetInput) {
		this.left = this.left.filter(({ input }) => input.sheet !== sheet || input.round !== round);
	}

	/** The next round is paired: of each sheet, it is the one that is wanted now. */
	nextRound() {
		this.left = [];
		for (const wish of Object.values(this.#wishes)) wish.round = null;
	}

	/** Another tournament, other wishes. */
	forget() {
		this.sheet = null;
		this.last = null;
		this.left = [];
		this.#wishes = {};
	}

	/** What to ask the desk for: what is wanted, as far as the sheet offers it. */
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
