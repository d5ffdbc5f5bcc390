/** The tables of the round as arbiters and helpers see them on a phone, and what they do there. */
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
import { Line } from '../page/line.svelte';
import { type Claim, outcomeOf } from '../result/claim';
import { everybody, resultSentence } from '../../src/words/sides';
import { type ClockInput, clockSentence, isOfClock } from './clock.svelte';

/** Which tables are shown. */
export const FILTERS = ['all', 'missing', 'reported', 'disputed', 'called'] as const;
export type Filter = (typeof FILTERS)[number];

/** What is looked at; the last two are for arbiters. */
export const PARTS = ['tables', 'door', 'rules', 'penalties'] as const;
export type Part = (typeof PARTS)[number];

/** Whose phone or tablet it is. */
export interface Device {
	name: string;
	level: 'helper' | 'arbiter';
	/** The first and the last table it is for; none for all. */
	tables: [number, number] | null;
}

/** The tables of the round, and whose device shows them. */
export type Round = HallTables & { device?: Device | null };

/** What a call about a table is sent with. */
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
	/** Why there are no tables, such as before the first round. */
	refusal = $state.raw<RefusalView | null>(null);
	reports = $state.raw<Reports | null>(null);
	/** The screen that this device shows to everybody; null if it is no display. */
	display = $state<number | null>(null);
	arrivals = $state.raw<ArrivalView[] | null>(null);
	/** None for a helper. */
	penalties = $state.raw<HallPenalties | null>(null);
	/** The list of players is asked for only where the door is looked at. */
	part = $state<Part>('tables');
	/** The table that a rule is checked for; none for no table in particular. */
	ruledAt = $state<number | null>(null);
	filter = $state<Filter>('all');
	/** What was typed: a table's number, or the beginning of a name. */
	typed = $state('');
	/** The table that is open. */
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

	/** What is on its way, with its input. */
	readonly #sending = $derived.by(() =>
		this.line.state.waiting.map(({ call, body }) => ({ call, input: JSON.parse(body) as AboutTable })),
	);
	readonly mayCorrect = $derived.by(() => this.round?.device?.level !== 'helper');
	readonly isArbiter = $derived.by(() => this.round?.device?.level === 'arbiter');

	/** Whether a table belongs under a filter. */
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

	/** The result of a table that is on its way, in a sentence. */
	sending(it: HallTable): string | undefined {
		const found = this.#sending.find(({ call, input }) => call === 'enter_result' && input.table === it.table);
		return found && resultSentence(it, outcomeOf(it, found.input));
	}

	/** Whether a player is here, as far as it was touched on this phone or is known at the desk. */
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
		this.#act('enter_result', { ...this.#at(it), ...claim });
		this.open = null;
	}

	clear(it: HallTable, reason: string | null) {
		this.#act('clear_result', { ...this.#at(it), reason });
	}

	markProgress(it: HallTable) {
		this.#act('mark_progress', {
			...this.#at(it),
			progress: it.progress === 'still_playing' ? 'awaited' : 'still_playing',
		});
	}

	/** Enters what a side reported; a result of a settled round gives way for a reason only. */
	accept({ round, table }: { round: number; table: number }, side: RoleName, reason: string | null) {
		this.#act('accept_report', { round, table, side, ...(reason === null ? {} : { reason }) });
	}

	/** Keeps the result that a captain contests. */
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

	/** A penalty that is to be imposed, in a sentence. */
	imposed(input: ImposePenaltyInput): string {
		const players = this.round?.tables.flatMap(everybody) ?? [];
		const player = players.find((it) => it.player === input.player)?.name ?? null;
		return penaltySaid({ ...input, player });
	}

	/** The penalties of this round of the two teams at a table. */
	penaltiesAt({ first, second }: HallTable): HallPenalty[] {
		const ofRound = this.penalties?.penalties.filter(({ round }) => round === this.round?.round) ?? [];
		return ofRound.filter(({ team }) => team === first.team || team === second.team);
	}

	/** Opens a table, whatever is shown. */
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

	/** Asks the rules about what happens at a table. */
	rule(table: number) {
		this.ruledAt = table;
		this.part = 'rules';
	}

	/** What an act of this page is about, in a sentence. */
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
