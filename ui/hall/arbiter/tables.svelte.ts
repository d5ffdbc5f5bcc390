/** The tables of the round on the phones of arbiters and helpers, and the actions on them. */
import type { ArrivalView } from '../../src/backend/generated/ArrivalView';
import type { Arrivals } from '../../src/backend/generated/Arrivals';
import type { HallPenalties } from '../../src/backend/generated/HallPenalties';
import type { HallPenalty } from '../../src/backend/generated/HallPenalty';
import type { HallTable } from '../../src/backend/generated/HallTable';
import type { HallTables } from '../../src/backend/generated/HallTables';
import type { ImposePenaltyInput } from '../../src/backend/generated/ImposePenaltyInput';
import type { OwnDevice } from '../../src/backend/generated/OwnDevice';
import type { Reports } from '../../src/backend/generated/Reports';
import type { PresenceName } from '../../src/backend/generated/PresenceName';
import type { RefusalView } from '../../src/backend/generated/RefusalView';
import type { RoleName } from '../../src/backend/generated/RoleName';
import { penaltySaid } from '../../src/words/penalty';
import { finds } from '../../src/words/find';
import { spoken } from '../../src/words/names';
import { t } from '../../src/words/words.svelte';
import type { Channel } from '../channel/channel';
import type { Act } from '../channel/outbox';
import { refusalIn } from '../parts/refused';
import { gameOf } from '../result/game';
import { Line } from '../page/line.svelte';
import { type Claim, outcomeOf } from '../result/claim';
import { everybody, resultSentence } from '../../src/words/sides';
import { type ClockInput, clockSentence, isOfClock } from './clock.svelte';

/** The filters of the table list. */
export const FILTERS = ['all', 'missing', 'reported', 'disputed', 'called'] as const;
export type Filter = (typeof FILTERS)[number];

/** The parts of the page; the last two are for arbiters only. */
export const PARTS = ['tables', 'door', 'rules', 'penalties'] as const;
export type Part = (typeof PARTS)[number];

/** The paired phone or tablet. */
export interface Device {
	name: string;
	level: 'helper' | 'arbiter';
	/** The first and last table it is responsible for; null for all tables. */
	tables: [number, number] | null;
}

/** The tables of the round, and the device that shows them. */
export type Round = HallTables & { device?: Device | null };

/** The fields of all calls about a table; each call sends some of them. */
type AboutTable = Claim & {
	table: number;
	progress: string;
	call: number;
	side: RoleName;
	players: number[];
	number: number;
};

export class Tables {
	round = $state.raw<Round | null>(null);
	/** The reason for missing tables, such as before the first round; null if the desk sent tables. */
	refusal = $state.raw<RefusalView | null>(null);
	reports = $state.raw<Reports | null>(null);
	/** The number of the projector screen this device shows; null if it is no display. */
	display = $state<number | null>(null);
	arrivals = $state.raw<ArrivalView[] | null>(null);
	/** Null for a helper. */
	penalties = $state.raw<HallPenalties | null>(null);
	/** The visible part. The list of players is loaded only while the check-in is visible. */
	part = $state<Part>('tables');
	/** The table that a rule is checked for; null for a question without a table. */
	ruledAt = $state<number | null>(null);
	filter = $state<Filter>('all');
	/** The search text: a table number, or the beginning of a name. */
	typed = $state('');
	/** The number of the open table; null if all are closed. */
	open = $state<number | null>(null);
	readonly line: Line;

	constructor(channel: Channel) {
		this.line = new Line(channel, async () => {
			const [round, reports, arrivals] = await Promise.all([
				channel.ask('hall_tables'),
				channel.ask('reports'),
				this.part === 'door' ? channel.ask('arrivals') : undefined,
			]);
			if (round) {
				const own = round.status === 403 ? await channel.ask('my_device') : undefined;
				const device = own?.said as Partial<OwnDevice> | undefined;
				this.display = device?.level === 'projector' ? (device.screen ?? 1) : null;
				this.round = round.status === 200 ? (round.said as Round) : null;
				this.refusal = round.status === 200 || this.display !== null ? null : refusalIn(round);
			}
			if (reports?.status === 200) this.reports = reports.said as Reports;
			if (arrivals?.status === 200) this.arrivals = (arrivals.said as Arrivals).players;
			const penalties = this.isArbiter ? await channel.ask('hall_penalties') : undefined;
			if (penalties?.status === 200) this.penalties = penalties.said as HallPenalties;
		});
	}

	/** The unanswered acts with their input. */
	readonly #sending = $derived.by(() =>
		this.line.state.waiting.map(({ call, body }) => ({ call, input: JSON.parse(body) as AboutTable })),
	);
	readonly mayCorrect = $derived.by(() => this.round?.device?.level !== 'helper');
	readonly isArbiter = $derived.by(() => this.round?.device?.level === 'arbiter');

	/** True if a table passes a filter. */
	#matches(it: HallTable, filter: Filter): boolean {
		switch (filter) {
			case 'all':
				return true;
			case 'missing':
				return it.result === null;
			case 'reported':
				return it.reports !== null && it.reports.state !== 'disputed';
			case 'disputed':
				return it.reports?.state === 'disputed';
			case 'called':
				return it.calls > 0;
		}
	}

	count(filter: Filter): number {
		return this.round?.tables.filter((it) => this.#matches(it, filter)).length ?? 0;
	}

	readonly shown = $derived.by((): HallTable[] => {
		const tables = this.round?.tables ?? [];
		const typed = this.typed.trim();
		if (/^\d+$/u.test(typed)) return tables.filter(({ table }) => String(table).startsWith(typed));
		return tables.filter(
			(it) =>
				this.#matches(it, this.filter) &&
				(typed === '' ||
					finds(typed, ...everybody(it).map(({ name }) => name), it.first.name ?? '', it.second.name ?? '')),
		);
	});

	/** Describes a result of this table that is still being sent; undefined if there is none. */
	sending(it: HallTable): string | undefined {
		const found = this.#sending.find(({ call, input }) => call === 'enter_result' && input.table === it.table);
		return found && resultSentence(it, outcomeOf(it, found.input));
	}

	/** True if a player is present: by the last unanswered check-in of this phone, else by the desk. */
	isHere({ player, here }: ArrivalView): boolean {
		const touched = this.#sending.filter(({ call, input }) => call === 'check_in' && input.players.includes(player));
		const last = touched[touched.length - 1]?.input as { presence?: PresenceName } | undefined;
		return last ? last.presence === 'here' : here;
	}

	#act(call: string, input: object) {
		this.line.channel.act(call, input);
	}

	#at(it: HallTable) {
		return { round: this.round?.round ?? 0, table: it.table };
	}

	enter(it: HallTable, claim: Claim) {
		this.#act('enter_result', { ...this.#at(it), ...gameOf(it), ...claim });
		this.open = null;
	}

	clear(it: HallTable, reason: string | null) {
		this.#act('clear_result', { ...this.#at(it), ...gameOf(it), reason });
	}

	markProgress(it: HallTable) {
		this.#act('mark_progress', {
			...this.#at(it),
			progress: it.progress === 'still_playing' ? 'awaited' : 'still_playing',
		});
	}

	/** Enters the report of a side. A result that the next round relies on needs a reason to change. */
	accept({ round, table }: { round: number; table: number }, side: RoleName, reason: string | null) {
		this.#act('accept_report', { round, table, side, ...(reason === null ? {} : { reason }) });
	}

	/** Confirms the result that a captain contests. */
	keep({ round, table }: { round: number; table: number }) {
		this.#act('keep_result', { round, table });
	}

	endCall(call: number) {
		this.#act('end_call', { call });
	}

	checkIn(player: ArrivalView) {
		this.#act('check_in', { players: [player.player], presence: this.isHere(player) ? 'absent' : 'here' });
	}

	impose(input: ImposePenaltyInput) {
		this.#act('impose_penalty', input);
	}

	lift(number: number, reason: string) {
		this.#act('lift_penalty', { number, reason });
	}

	/** Describes a penalty in a sentence, before it is sent. */
	imposed(input: ImposePenaltyInput): string {
		const players = this.round?.tables.flatMap(everybody) ?? [];
		const player = players.find((it) => it.player === input.player)?.name ?? null;
		return penaltySaid({ ...input, player });
	}

	/** Returns the penalties of this round for the two teams at a table. */
	penaltiesAt({ first, second }: HallTable): HallPenalty[] {
		const ofRound = this.penalties?.penalties.filter(({ round }) => round === this.round?.round) ?? [];
		return ofRound.filter(({ team }) => [first, second].some((side) => [side.team, side.partner].includes(team)));
	}

	/** Opens a table, and clears the filter and the search. */
	goTo(table: number) {
		this.part = 'tables';
		this.filter = 'all';
		this.typed = '';
		this.open = table;
	}

	look(part: Part) {
		this.part = part;
		if (part === 'door') void this.line.look();
	}

	/** Opens the rules part for a question at this table. */
	rule(table: number) {
		this.ruledAt = table;
		this.part = 'rules';
	}

	/** Describes an act of this page in a sentence. */
	readonly saying = ({ call, body }: Act): string => {
		if (isOfClock(call)) return clockSentence(call, JSON.parse(body) as ClockInput);
		const input = JSON.parse(body) as AboutTable;
		const it = this.round?.tables.find(({ table }) => table === input.table);
		if (call === 'check_in') {
			const who = this.arrivals?.find(({ player }) => player === input.players[0]);
			return who ? t('hall-act-check-in', { name: spoken(who.name) }) : t('hall-door');
		}
		if (call === 'end_call') return t('hall-act-end-call');
		if (call === 'keep_result') return t('hall-act-at-table', { table: input.table, what: t('hall-keep-result') });
		if (call === 'lift_penalty') return t('hall-act-lift', { number: input.number });
		if (call === 'impose_penalty') return t('hall-act-penalty', { said: this.imposed(JSON.parse(body)) });
		const what = call === 'enter_result' && it ? resultSentence(it, outcomeOf(it, input)) : t('hall-act-table');
		return t('hall-act-at-table', { table: input.table, what });
	};
}
