/** What the fake desk does when told; each command changes a copy and names what it did. */
import { type CommandName, type Input, Refused } from '../backend';
import type { Datum } from '../generated/Datum';
import type { MatchView } from '../generated/MatchView';
import type { RefusalView } from '../generated/RefusalView';
import type { SideView } from '../generated/SideView';
import type { TeamRef } from '../generated/TeamRef';
import { type FakeTournament, teamsOf } from './state';

type Data = Record<string, Datum>;
type Command = Exclude<CommandName, 'undo' | 'redo'>;
type Acts = { [N in Command]?: (tournament: FakeTournament, input: Input<N>) => Data };

function plain(code: string, data: Data = {}): RefusalView {
	return { code, article: null, data };
}

function roundOf(tournament: FakeTournament, number: number) {
	const found = tournament.rounds[number - 1];
	if (!found) throw new Refused(plain('round_unknown', { round: number }));
	return found;
}

function matchOf(tournament: FakeTournament, number: number, table: number): MatchView {
	const found = roundOf(tournament, number).matches.find((it) => it.table === table);
	if (!found) throw new Refused(plain('table_unknown', { round: number, table }));
	return found;
}

function sideOf(player: TeamRef, color: 'white' | 'black'): SideView {
	return {
		team: player.number,
		name: player.name,
		seats: player.players.map((ref) => ({ player: ref, board: 1, color })),
		sits_out: null,
		turn_swapped: false,
		line_up: null,
	};
}

/** Neighbors by number play each other, every second pair with changed colors. */
function pair(tournament: FakeTournament, number: number) {
	const players = teamsOf(tournament);
	const bye = players.length % 2 === 1 ? players.pop() : undefined;
	const matches: MatchView[] = [];
	while (players.length > 0) {
		const [one, other] = players.splice(0, 2);
		if (!one || !other) break;
		const [white, black] = (number + matches.length) % 2 === 0 ? [other, one] : [one, other];
		matches.push({
			table: matches.length + 1,
			first: sideOf(white, 'white'),
			second: sideOf(black, 'black'),
			seating: 'parallel',
			white_on_board_1: 'first',
			outcome: null,
			progress: 'awaited',
			penalties: [],
			rematch: false,
			kept: [],
		});
	}
	tournament.rounds[number - 1] = {
		number,
		published: false,
		matches,
		bye: bye ? { team: bye.number, players: bye.players, half_points: 0 } : null,
	};
}

export const ACTS: Acts = {
	import_players(tournament, { players, updates = [] }) {
		for (const fields of players) tournament.players.push({ id: tournament.players.length + 1, fields });
		return { count: players.length + updates.length };
	},
	check_in(tournament, { players, presence }) {
		for (const player of tournament.players) if (players.includes(player.id)) player.fields.presence = presence;
		return { count: players.length, presence };
	},
	give_numbers(tournament, { seed, order }) {
		tournament.startNumbering = { seed, order, top_role: 'first' };
		return { seed, order };
	},
	pair_round(tournament) {
		const number = tournament.rounds.length + 1;
		pair(tournament, number);
		return { round: number };
	},
	enter_game_result(tournament, { game }) {
		const view = tournament.games?.find(({ view }) => view.game === game)?.view;
		if (!view?.end) throw new Refused(plain('no_game'));
		const it = matchOf(tournament, view.round, view.table);
		const verdict = (
			{ white_wins: 'first_wins', black_wins: 'second_wins', draw: 'drawn', annulled: 'drawn' } as const
		)[view.end.score];
		const half = { first_wins: 2, second_wins: 0, drawn: 1 }[verdict];
		it.outcome = {
			verdict,
			first_half_points: half,
			second_half_points: 2 - half,
			cause: view.end.cause,
			board: null,
			reason: null,
			evidence: null,
			overruled: null,
			entered_by: '',
			entered_at: '2026-11-21T14:32:00Z',
			late: false,
			corrects: null,
		};
		view.result_entered = true;
		return { round: view.round, table: view.table };
	},
	publish_round(tournament, { round }) {
		roundOf(tournament, round).published = true;
		return { round };
	},
};
