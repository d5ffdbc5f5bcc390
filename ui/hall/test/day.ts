/** A club day as the desk sends it to phones: the common data of tests and screenshots. */
import type { CauseView } from '../../src/backend/generated/CauseView';
import type { CausesView } from '../../src/backend/generated/CausesView';
import type { ResultCell } from '../../src/backend/generated/ResultCell';
import type { Round } from '../arbiter/tables.svelte';
import type { PublicOverview } from '../../src/backend/generated/PublicOverview';
import type { PublicRound } from '../../src/backend/generated/PublicRound';
import type { PublicRow } from '../../src/backend/generated/PublicRow';
import type { PublicStandings } from '../../src/backend/generated/PublicStandings';
import type { ArrivalView } from '../../src/backend/generated/ArrivalView';
import type { HallPlayer } from '../../src/backend/generated/HallPlayer';
import type { HallSide } from '../../src/backend/generated/HallSide';
import type { HallTable } from '../../src/backend/generated/HallTable';
import type { MyMatch } from '../../src/backend/generated/MyMatch';
import type { ReportView } from '../../src/backend/generated/ReportView';

const article = { regulation: 'dsj', text: 'Ende (3)', heading: 'Ende', point: '3' };

const admitted = (cause: CauseView['cause'], needs_reason = false): CauseView => ({
	cause,
	article,
	refused: null,
	needs_reason,
});

export const CAUSES: CausesView = {
	win: [
		admitted('checkmate'),
		admitted('flag_fall'),
		admitted('resignation'),
		admitted('illegal_move'),
		admitted('arbiter_decision', true),
		admitted('forfeit'),
	],
	drawn: [
		{
			cause: 'draw_agreed',
			article,
			needs_reason: false,
			refused: {
				code: 'result_not_admitted',
				article,
				data: {
					why: 'cause_never_ends',
					cause: 'draw_agreed',
					verdict: 'drawn',
					instead: ['both_mated', 'both_flags'],
				},
			},
		},
		admitted('both_mated'),
		admitted('both_flags'),
	],
};

let numbered = 0;
const player = (name: string, board: number | null, color: HallPlayer['color']): HallPlayer => {
	numbered += 1;
	return { player: numbered, name, board, color };
};

const side = (team: number, one: string, other: string, white: 1 | 2 | null, name: string | null = null): HallSide => ({
	team,
	partner: null,
	name,
	players: [
		player(one, white && 1, white && (white === 1 ? 'white' : 'black')),
		player(other, white && 2, white && (white === 1 ? 'black' : 'white')),
	],
});

export const FIRST = side(8, 'Krähe, Rosa', 'Schönherr, Luca', 2);
export const SECOND = side(7, 'Bächtold, Dürrenmatt Maximilian', 'Dürr, Ida', 1);

const open = (it: HallSide): HallSide => ({
	...it,
	players: it.players.map((one) => ({ ...one, board: null, color: null })),
});

export const MATCH: MyMatch = {
	tournament: 'Stadtmeisterschaft im Tandemschach 2026',
	round: 3,
	table: 5,
	side: 'first',
	first: FIRST,
	second: SECOND,
	seating: 'parallel',
	white_on_board_1: 'second',
	seating_fixed: null,
	next_step: null,
	reporting: 'both',
	report: 'none',
	mine: null,
	theirs: null,
	result: null,
	games: null,
	contested_by: [],
	newest_round: 3,
	causes: CAUSES,
	report_blocked: null,
	reports_left: 20,
	calls_left: 5,
	called: false,
	asks: [],
};

export const UNSEATED: MyMatch = {
	...MATCH,
	first: open(FIRST),
	second: open(SECOND),
	seating: null,
	white_on_board_1: null,
	next_step: 'first',
};

export const REPORT: ReportView = {
	number: 17,
	verdict: 'second_wins',
	cause: 'flag_fall',
	board: 2,
	winner_player: SECOND.players[1]?.player ?? 0,
	reason: null,
	at: '2026-11-21T14:29:00+01:00',
};

export const WON: ReportView = {
	...REPORT,
	number: 16,
	verdict: 'first_wins',
	cause: 'checkmate',
	board: 1,
	winner_player: FIRST.players[0]?.player ?? 0,
};

const table = (number: number, more: Partial<HallTable> = {}): HallTable => ({
	table: number,
	first: side(number * 2 + 10, `Huonder ${String(number)}, Nino`, `Vögele ${String(number)}, Ava`, 1),
	second: side(number * 2 + 11, `Schläpfer ${String(number)}, Jan`, `Tännler ${String(number)}, Eva`, 2),
	seating: 'parallel',
	white_on_board_1: 'first',
	progress: 'awaited',
	result: null,
	games: null,
	reports: null,
	calls: 0,
	...more,
});

const since = '2026-11-21T14:29:00+01:00';
const six = table(6);
const five = { ...table(5), first: FIRST, second: SECOND };

export const TABLES: Round = {
	tournament: MATCH.tournament,
	round: 3,
	tables: [
		table(1, {
			result: {
				verdict: 'first_wins',
				cause: 'checkmate',
				board: 1,
				first_half_points: 2,
				second_half_points: 0,
			},
		}),
		table(2, { progress: 'still_playing' }),
		table(3, { calls: 1 }),
		table(4),
		{
			...five,
			reports: {
				round: 3,
				table: 5,
				state: 'disputed',
				first: FIRST,
				second: SECOND,
				result: null,
				contested_by: [],
				settled: false,
				sides: { first: WON, second: REPORT },
				since,
			},
		},
		{
			...six,
			reports: {
				round: 3,
				table: 6,
				state: 'single',
				first: six.first,
				second: six.second,
				result: null,
				contested_by: [],
				settled: false,
				sides: { first: { ...WON, winner_player: six.first.players[0]?.player ?? 0 }, second: null },
				since,
			},
		},
	],
	causes: CAUSES,
	settled: false,
	device: { name: 'Ruth Däster', level: 'arbiter', tables: [1, 10], screen: null },
};

export const ARRIVALS: ArrivalView[] = ['Krähe, Rosa', 'Schönherr, Luca', 'Dürr, Ida', 'Huonder, Nino'].map(
	(name, index) => ({ player: 100 + index, name, club: index % 2 ? '' : 'SK Krähenbühl', here: index === 1 }),
);

export const OVERVIEW: PublicOverview = {
	tournament: MATCH.tournament,
	place: 'Bern',
	date: '2026-11-21',
	round: 3,
	rounds_planned: 7,
	tables: 6,
	results: 1,
	closed: false,
};

export const ROUND: PublicRound = {
	round: 3,
	tables: TABLES.tables.map(({ table, first, second, result, games }) => ({ table, first, second, result, games })),
	bye: {
		team: { team: 3, name: null, players: ['Graf, Tim', 'Zürcher, Lea'] },
		player_ids: [5, 6],
		half_points: 2,
	},
	further_byes: [],
};

const PLAYERS: Record<number, string[]> = {
	3: ['Graf, Tim', 'Zürcher, Lea'],
	7: ['Bächtold, Dürrenmatt Maximilian', 'Dürr, Ida'],
	8: ['Krähe, Rosa', 'Schönherr, Luca'],
	12: ['Huonder, Nino', 'Vögele, Ava'],
};

const met = (round: number, opponent: number | null, half_points: number): ResultCell => ({
	round,
	opponent,
	other_opponent: null,
	partner: null,
	role: opponent === null ? null : 'first',
	half_points,
	forfeit: false,
	absent: false,
	left: false,
	annulled: false,
	kind: opponent === null ? 'bye' : 'played',
});

const ranked = (
	rank: number,
	team: number,
	half_points: number,
	buchholz: string,
	results: ResultCell[],
): PublicRow => ({
	rank_from: rank,
	rank_to: rank,
	team: { team, name: team === 8 ? 'Die Rabenkrähen' : null, players: PLAYERS[team] ?? [] },
	half_points,
	penalty_half_points: 0,
	tie: 'tie_breaks',
	left_with: null,
	results,
	tie_breaks: [
		{
			code: 'BH/C1',
			value: buchholz,
			parts: results.map(({ opponent }, index) => ({
				round: index + 1,
				against: 'opponent',
				opponent,
				board: null,
				value: String(4 - index),
				cut: index === 1,
				left: null,
				penalty_half_points: 0,
			})),
		},
	],
});

export const STANDINGS: PublicStandings = {
	after: 2,
	closed: false,
	rows: [
		ranked(1, 12, 4, '6', [met(1, 7, 2), met(2, 8, 2)]),
		ranked(2, 8, 2, '6½', [met(1, 3, 2), met(2, 12, 0)]),
		ranked(3, 7, 2, '6', [met(1, 12, 0), met(2, 3, 2)]),
		ranked(4, 3, 0, '4', [met(1, 8, 0), met(2, 7, 0)]),
	],
};
