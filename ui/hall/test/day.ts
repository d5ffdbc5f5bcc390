/** A day at the club, as the desk tells it to phones: what the tests and pictures of the pages begin with. */
import type { CauseView } from '../../src/backend/generated/CauseView';
import type { CausesView } from '../../src/backend/generated/CausesView';
import type { PublicOverview, PublicRound, PublicStandings } from '../public/shapes';
import type { ArrivalView, HallPlayer, HallSide, HallTable, HallTables, MyMatch, ReportView } from '../wire';

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
				code: 'cause_never_ends',
				article,
				data: { cause: 'draw_agreed', verdict: 'drawn', instead: ['both_mated', 'both_flags'] },
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
	reports: null,
	calls: 0,
	...more,
});

const since = '2026-11-21T14:29:00+01:00';
const six = table(6);
const five = { ...table(5), first: FIRST, second: SECOND };

export const TABLES: HallTables = {
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
			reports: { round: 3, table: 5, state: 'disputed', sides: { first: WON, second: REPORT }, since },
		},
		{
			...six,
			reports: {
				round: 3,
				table: 6,
				state: 'single',
				sides: { first: { ...WON, winner_player: six.first.players[0]?.player ?? 0 }, second: null },
				since,
			},
		},
	],
	causes: CAUSES,
	settled: false,
	device: { name: 'Ruth Däster', level: 'arbiter', tables: [1, 10] },
};

export const ARRIVALS: ArrivalView[] = ['Krähe, Rosa', 'Schönherr, Luca', 'Dürr, Ida', 'Huonder, Nino'].map(
	(name, index) => ({ player: 100 + index, name, club: index % 2 ? '' : 'SK Krähenbühl', here: index === 1 }),
);

export const OVERVIEW: PublicOverview = {
	tournament: MATCH.tournament,
	place: 'Bern',
	date: '2026-11-21',
	round: 3,
	rounds: 7,
	state: 'running',
};

export const ROUND: PublicRound = {
	round: 3,
	tables: TABLES.tables.map(({ table, first, second, result }) => ({ table, first, second, result })),
	byes: [side(3, 'Graf, Tim', 'Zürcher, Lea', null)],
};

const ranked = (
	rank: number,
	team: number,
	half_points: number,
	tie_breaks: string[],
): PublicStandings['rows'][number] => ({
	rank_from: rank,
	rank_to: rank,
	team,
	name: team === 8 ? 'Die Rabenkrähen' : null,
	players: ['Krähe, Rosa', 'Schönherr, Luca'],
	half_points,
	tie: 'tie_breaks',
	direct_encounter: null,
	tie_breaks,
});

export const STANDINGS: PublicStandings = {
	after: 2,
	closed: false,
	tie_breaks: ['BH/C1', 'SB'],
	rows: [
		ranked(1, 12, 4, ['6', '5']),
		ranked(2, 8, 3, ['6½', '4']),
		ranked(3, 7, 3, ['6', '4']),
		ranked(4, 3, 1, ['4', '1']),
	],
};
