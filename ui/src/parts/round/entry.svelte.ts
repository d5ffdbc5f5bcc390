/**
 * A result while it is entered: the winner first, the cause second. The second press saves and
 * goes to the next open table.
 *
 * Not here: which results the rules admit (the desk says so with every round).
 */
import { useKralle } from '../../app/kralle.svelte';
import type { CauseView, MatchView, RoundView } from '../../backend/generated';
import { isSeated, type SeatKey, seatsOf } from './seat';

/** A cause that waits for a reason before it is saved; `needed` is false if the reason may be omitted. */
type Waiting =
	{ cause: CauseView; overrules: boolean; needed: boolean } | { cause: 'clear'; overrules: false; needed: true };

export class ResultEntry {
	readonly #boards = useKralle().boards;
	readonly #desk = useKralle().desk;
	readonly #journal = useKralle().journal;
	readonly #file = useKralle().file;
	readonly #round: () => RoundView | null;
	/** The table chosen; null until someone chooses or the round is there. */
	table = $state<number | null>(null);
	/** Who has won: a seat, or nobody. */
	winner = $state<SeatKey | 'draw' | null>(null);
	/** Neither team was there, if the same key is pressed again. */
	nobodyThere = $state(false);
	/** A result that stands is being changed. */
	changing = $state(false);
	/** A result is entered although the seating is open. */
	withoutSeating = $state(false);
	waiting = $state.raw<Waiting | null>(null);
	saving = $state(false);
	/** The cause someone points at before pressing it. */
	considered = $state.raw<CauseView | null>(null);
	/** The cause that was refused because of the evidence. */
	#opposed = $state.raw<CauseView | null>(null);

	constructor(round: () => RoundView | null) {
		this.#round = round;
	}

	readonly match = $derived.by((): MatchView | null => {
		const matches = this.#round()?.matches ?? [];
		return (
			matches.find(({ table }) => table === this.table) ??
			matches.find(({ outcome }) => outcome === null) ??
			matches[0] ??
			null
		);
	});
	/** In the order in which the desk offers them. */
	readonly causes = $derived.by((): CauseView[] => {
		const causes = this.#round()?.causes;
		return (this.winner === 'draw' ? causes?.drawn : causes?.win) ?? [];
	});
	/** Whether the winner chosen is of the first-named team, or White. */
	readonly firstWins = $derived.by(() => {
		const { match, winner } = this;
		return match !== null && typeof winner === 'number' && (seatsOf(match)[winner - 1]?.first ?? false);
	});
	/** The evidence given for this table, until its result is entered. */
	readonly evidence = $derived.by(() => {
		const [round, table] = [this.#round()?.number, this.match?.table];
		return round === undefined || table === undefined ? null : this.#boards.evidenceFor({ round, table });
	});
	/** The result as far as it is chosen, to be checked. */
	readonly draft = $derived.by(() => {
		const [round, it] = [this.#round(), this.match];
		if (!round || !it) return null;
		const cause = this.considered ?? (this.waiting && this.waiting.cause !== 'clear' ? this.waiting.cause : null);
		return {
			...this.#claim(it, cause),
			round: round.number,
			table: it.table,
			cause: cause?.cause ?? null,
			evidence: this.evidence,
		};
	});
	/** Whether a result can be pressed at all. */
	readonly open = $derived.by(
		() => this.match !== null && this.#round()?.state !== 'draft' && (this.match.outcome === null || this.changing),
	);

	/** Whether the steps of the result are shown: the seats are known, or do not matter. */
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

	/** One table up or down, among those the list shows. */
	step(tables: readonly number[], by: 1 | -1) {
		const index = tables.indexOf(this.match?.table ?? 0);
		const next = tables[Math.min(tables.length - 1, Math.max(0, index + by))];
		if (next !== undefined) this.select(next);
	}

	/** Drops what is unfinished. */
	drop() {
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

	/** The reason that was waited for. */
	async give(reason: string) {
		const { waiting } = this;
		if (!waiting || (waiting.needed && !reason.trim())) return;
		if (waiting.cause === 'clear') await this.#clear(reason.trim());
		else await this.#save(waiting.cause, reason.trim() || null, waiting.overrules);
	}

	/** Enters the result that the evidence speaks against: asks why. */
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
		const [round, table] = [this.#round()?.number, this.match?.table];
		if (round === undefined || table === undefined) return;
		if (await this.#journal.act('clear_result', { round, table, reason })) {
			this.drop();
			this.table = table;
		}
	}

	/** Who is said to have won, as the desk takes it. */
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
		this.#boards.lay({ round: round.number, table: it.table }, null);
		const open = this.#file.overview?.rounds.find(({ number }) => number === round.number)?.open_tables ?? [];
		this.drop();
		this.table = open.find((table) => table > it.table) ?? open[0] ?? it.table;
	}
}
