/**
 * The entry of a result: the winner first, the cause second. The second press saves and selects the next open table.
 *
 * Not here: the admissible results (the desk sends them with every round).
 */
import { useKralle } from '../../app/kralle.svelte';
import type { CauseView, MatchView, RoundView } from '../../backend/generated';
import { inGame } from './game';
import { isSeated, type SeatKey, seatsOf } from './seat';

/** A cause that needs a reason before it is saved; `needed` is false if the reason is optional. */
type Waiting =
	{ cause: CauseView; overrules: boolean; needed: boolean } | { cause: 'clear'; overrules: false; needed: true };

export class ResultEntry {
	readonly #boards = useKralle().boards;
	readonly #desk = useKralle().desk;
	readonly #journal = useKralle().journal;
	readonly #file = useKralle().file;
	readonly #round: () => RoundView | null;
	/** The number of the selected table; null for the first open one. */
	table = $state<number | null>(null);
	/** The chosen game of a match of several; null for the current one. */
	#game = $state<number | null>(null);
	/** The winner: a seat or a draw; null until chosen. */
	winner = $state<SeatKey | 'draw' | null>(null);
	/** True if the next press of the same key enters a double forfeit. */
	nobodyThere = $state(false);
	/** True if an existing result is being changed. */
	changing = $state(false);
	/** True if a result is entered before the seating is chosen. */
	withoutSeating = $state(false);
	waiting = $state.raw<Waiting | null>(null);
	saving = $state(false);
	/** The cause under the pointer; null if there is none. */
	considered = $state.raw<CauseView | null>(null);
	/** The cause that was refused because of the evidence; null if there is none. */
	#opposed = $state.raw<CauseView | null>(null);

	constructor(round: () => RoundView | null) {
		this.#round = round;
	}

	/** The selected match, in its chosen game. */
	readonly match = $derived.by((): MatchView | null => {
		const matches = this.#round()?.matches ?? [];
		const it =
			matches.find(({ table }) => table === this.table) ??
			matches.find(({ outcome }) => outcome === null) ??
			matches[0];
		return it ? inGame(it, this.#game) : null;
	});
	/** The causes in the order of the desk. */
	readonly causes = $derived.by((): CauseView[] => {
		const causes = this.#round()?.causes;
		return (this.winner === 'draw' ? causes?.drawn : causes?.win) ?? [];
	});
	/** True if the chosen winner belongs to the first-named team, or is White. */
	readonly firstWins = $derived.by(() => {
		const { match, winner } = this;
		return match !== null && typeof winner === 'number' && (seatsOf(match)[winner - 1]?.first ?? false);
	});
	/** The evidence for this table, until its result is entered; null if there is none. */
	readonly evidence = $derived.by(() => {
		const [round, it] = [this.#round()?.number, this.match];
		return round === undefined || !it ? null : this.#boards.evidenceFor({ round, table: it.table, game: it.game });
	});
	/** The result as chosen so far, for the rule check; null without a match. */
	readonly draft = $derived.by(() => {
		const [round, it] = [this.#round(), this.match];
		if (!round || !it) return null;
		const cause = this.considered ?? (this.waiting && this.waiting.cause !== 'clear' ? this.waiting.cause : null);
		return {
			...this.#claim(it, cause),
			round: round.number,
			table: it.table,
			game: it.game,
			cause: cause?.cause ?? null,
			evidence: this.evidence,
		};
	});
	/** True if a result can be entered. */
	readonly open = $derived.by(
		() => this.match !== null && this.#round()?.state !== 'draft' && (this.match.outcome === null || this.changing),
	);

	/** True if the steps of the result are shown: the seats are known or irrelevant. */
	readonly shown = $derived.by(() => {
		const [round, it] = [this.#round(), this.match];
		return (
			this.open &&
			it !== null &&
			(isSeated(it) || (round?.seating_fixed ?? null) !== null || this.withoutSeating || this.changing)
		);
	});

	select(table: number) {
		if (table === this.match?.table) {
			this.table = table;
			return;
		}
		this.drop();
		this.table = table;
	}

	/** Selects the previous or next table of the list. */
	step(tables: readonly number[], by: 1 | -1) {
		const index = tables.indexOf(this.match?.table ?? 0);
		const next = tables[Math.min(tables.length - 1, Math.max(0, index + by))];
		if (next !== undefined) this.select(next);
	}

	/** Selects a game of a match, by default of the selected one; null for its current game. */
	chooseGame(game: number | null, table = this.match?.table ?? null) {
		this.drop();
		this.table = table;
		this.#game = game;
	}

	/** Discards unfinished input. */
	drop() {
		this.#game = null;
		this.winner = null;
		this.nobodyThere = false;
		this.changing = false;
		this.withoutSeating = false;
		this.waiting = null;
		this.considered = null;
		this.#opposed = null;
		this.#desk.refusal = null;
	}

	choose(winner: SeatKey | 'draw') {
		if (!this.open) return;
		this.table = this.match?.table ?? null;
		this.winner = this.winner === winner ? null : winner;
		this.nobodyThere = false;
		this.waiting = null;
		this.#desk.refusal = null;
	}

	async press(cause: CauseView) {
		if (!this.open) return;
		this.#desk.refusal = null;
		if (cause.cause === 'forfeit' && this.winner === null) {
			if (this.nobodyThere) await this.#save(cause, null);
			else this.nobodyThere = true;
			return;
		}
		if (this.winner === null) return;
		if (cause.refused) {
			this.#desk.refusal = cause.refused;
			return;
		}
		const late = this.#round()?.settled === true && this.match?.outcome !== null;
		const needed = cause.needs_reason || late;
		if (needed || cause.cause === 'arbiter_decision') this.waiting = { cause, overrules: false, needed };
		else await this.#save(cause, null);
	}

	offered(name: string): CauseView | undefined {
		return this.causes.find(({ cause }) => cause === name);
	}

	/** Saves with the requested reason. */
	async give(reason: string) {
		const { waiting } = this;
		if (!waiting || (waiting.needed && !reason.trim())) return;
		if (waiting.cause === 'clear') await this.#clear(reason.trim());
		else await this.#save(waiting.cause, reason.trim() || null, waiting.overrules);
	}

	/** Asks for a reason to enter the result against the evidence. */
	overrule() {
		const cause = this.#opposed;
		if (!cause) return;
		this.#desk.refusal = null;
		this.waiting = { cause, overrules: true, needed: true };
	}

	async clear() {
		if (this.#round()?.settled) this.waiting = { cause: 'clear', overrules: false, needed: true };
		else await this.#clear(null);
	}

	async #clear(reason: string | null) {
		const [round, it] = [this.#round()?.number, this.match];
		if (round === undefined || !it) return;
		const { table, game } = it;
		if (await this.#journal.act('clear_result', { round, table, game, reason })) {
			this.drop();
			this.table = table;
		}
	}

	/** Returns the winner as the desk accepts it. */
	#claim(it: MatchView, cause: CauseView | null) {
		const { winner } = this;
		const seat = typeof winner === 'number' ? seatsOf(it)[winner - 1] : undefined;
		const forfeit = cause?.cause === 'forfeit';
		const team = seat?.first ? it.first.team : it.second.team;
		return {
			winner_player: seat && !forfeit ? seat.player : null,
			winner_team: seat && forfeit ? team : null,
			no_winner: winner === 'draw' ? ('drawn' as const) : winner === null ? ('both_lose' as const) : null,
		};
	}

	async #save(cause: CauseView, reason: string | null, overrules = false) {
		const [round, it] = [this.#round(), this.match];
		if (!round || !it || this.saving) return;
		const { winner, evidence } = this;
		this.saving = true;
		const saved = await this.#journal.act('enter_result', {
			round: round.number,
			table: it.table,
			game: it.game,
			...this.#claim(it, cause),
			cause: cause.cause === 'forfeit' && winner === null ? 'double_forfeit' : cause.cause,
			reason,
			evidence,
			overrule: overrules ? reason : null,
		});
		this.saving = false;
		if (!saved) {
			this.waiting = null;
			this.#opposed = cause;
			return;
		}
		this.#boards.lay({ round: round.number, table: it.table, game: it.game }, null);
		const open = this.#file.overview?.rounds.find(({ number }) => number === round.number)?.open_tables ?? [];
		this.drop();
		// The next game of a match follows at the same table.
		const stays = it.game !== null && open.includes(it.table);
		this.table = stays ? it.table : (open.find((table) => table > it.table) ?? open[0] ?? it.table);
	}
}
