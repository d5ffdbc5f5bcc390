/** What the fake desk does when told; each command changes a copy and names what it did. */
import { type CommandName, type Input, Refused } from '../backend';
import type { BoardSetup } from '../generated/BoardSetup';
import type { Datum } from '../generated/Datum';
import type { FormationName } from '../generated/FormationName';
import type { MatchView } from '../generated/MatchView';
import type { RefusalView } from '../generated/RefusalView';
import type { SideView } from '../generated/SideView';
import type { TeamRef } from '../generated/TeamRef';
import { asked } from './judge';
import { DECISION_ACTS } from './decisions';
import { FORMATION_ACTS, lineUpOf } from './formation';
import { draftOf, heed, ordered, same } from './pairing';
import { closeBlocked, standingRows } from './ranking';
import { CAUSES } from './rules';
import { begun, rulesOf } from './ruleSet';
import { type FakeTournament, refOf, takingPart } from './state';
import { lotsBlocked, pairingBlocked } from './views';

const HAND = { queen: 0, rook: 0, bishop: 0, knight: 0, pawn: 0 };
const BARE: BoardSetup = { squares: {}, promoted: [], dropped: [], white_hand: HAND, black_hand: HAND, to_move: 'white', castling: [], en_passant: null, halfmoves: 0, fullmoves: 1 };

type Data = Record<string, Datum>;
type Acts = { [N in Exclude<CommandName, 'undo' | 'redo'>]: (tournament: FakeTournament, input: Input<N>) => Data };

function refuse(refusal: RefusalView | null) {
	if (refusal) throw new Refused(refusal);
}

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

function sideOf(team: TeamRef, formation: FormationName): SideView {
	return {
		team: team.number,
		name: team.name,
		seats: team.players.slice(0, 2).map((player) => ({ player, board: null, color: null })),
		sits_out: formation === 'pot_draw' ? (team.players[2] ?? null) : null,
		turn_swapped: false,
		line_up: lineUpOf(team, formation),
	};
}

/** Fills boards and colors in from what is chosen. */
function seat(it: MatchView) {
	it.first.seats.forEach((place, index) => (place.board = index + 1));
	it.second.seats.forEach((place, index) => (place.board = it.seating === null ? null : it.seating === 'parallel' ? index + 1 : 2 - index));
	for (const [side, role] of [
		[it.first, 'first'],
		[it.second, 'second'],
	] as const) {
		for (const place of side.seats) {
			const white = (it.white_on_board_1 === role) === (place.board === 1);
			place.color = it.white_on_board_1 === null || place.board === null ? null : white ? 'white' : 'black';
		}
	}
}

function pair(tournament: FakeTournament, number: number) {
	const teams = standingRows(tournament, number - 1).map(({ team }) => team);
	const met = (one: TeamRef, other: TeamRef) =>
		tournament.rounds.some(({ matches }) => matches.some(({ first, second }) => [first.team, second.team].includes(one.number) && [first.team, second.team].includes(other.number)));
	const byeTeam = teams.length % 2 === 1 ? teams.findLast(({ number: team }) => tournament.rounds.every(({ bye }) => bye?.team !== team)) : undefined;
	const open = teams.filter((team) => team !== byeTeam);
	const matches: MatchView[] = [];
	const { formation } = tournament.settings;
	while (open.length > 0) {
		const first = open.shift();
		if (!first) break;
		const index = Math.max(0, open.findIndex((other) => !met(first, other)));
		const [second] = open.splice(index, 1);
		if (!second) break;
		const swap = (number + matches.length) % 2 === 0;
		const [one, other] = swap ? [second, first] : [first, second];
		const it: MatchView = { table: matches.length + 1, first: sideOf(one, formation), second: sideOf(other, formation), seating: null, white_on_board_1: null, outcome: null, progress: 'awaited', penalties: [], rematch: met(one, other), kept: [] };
		if (formation === 'single_players') [it.seating, it.white_on_board_1] = ['parallel', 'first'];
		else if (tournament.settings.rule_set !== 'swiss') [it.seating, it.white_on_board_1] = ['parallel', 'second'];
		seat(it);
		matches.push(it);
	}
	const worth = tournament.settings.bye_half_points ?? (tournament.settings.format === 'swiss_system' ? 2 : 0);
	tournament.rounds[number - 1] = { number, published: false, matches, bye: byeTeam ? { team: byeTeam.number, players: byeTeam.players, half_points: worth } : null };
}

export const ACTS: Acts = {
	...FORMATION_ACTS,
	...DECISION_ACTS,
	change_settings(tournament, settings) {
		tournament.settings = settings;
		return {};
	},
	change_rule_set(tournament, { rules, reason }) {
		const before = rulesOf(tournament);
		if (JSON.stringify(before) === JSON.stringify(rules)) return {};
		refuse(begun(tournament) && !reason ? plain('rules_frozen') : null);
		tournament.settings = { ...tournament.settings, rule_set: rules.base, rules };
		const changed = rules.changes.filter(({ option, value }) => !before.changes.some((old) => old.option === option && old.value === value));
		return { option: before.base === rules.base ? changed.map(({ option }) => option) : ['base'], ...(reason ? { reason } : {}) };
	},
	add_player(tournament, fields) {
		const twin = tournament.players.find((player) => player.fields.name === fields.name && player.fields.club === fields.club);
		refuse(twin ? plain('player_twice', { player: twin.id, name: fields.name }) : null);
		tournament.players.push({ id: Math.max(0, ...tournament.players.map(({ id }) => id)) + 1, fields });
		return { name: fields.name };
	},
	change_player(tournament, { player, fields }) {
		const found = tournament.players.find(({ id }) => id === player);
		if (!found) throw new Refused(plain('player_unknown', { player }));
		found.fields = fields;
		return { name: fields.name };
	},
	remove_player(tournament, { player }) {
		refuse(tournament.lots ? plain('already_drawn') : null);
		const name = tournament.players.find(({ id }) => id === player)?.fields.name ?? '';
		tournament.players = tournament.players.filter(({ id }) => id !== player);
		return { name };
	},
	import_players(tournament, { players }) {
		for (const fields of players) ACTS.add_player(tournament, fields);
		return { count: players.length };
	},
	refresh_ratings(tournament, { players }) {
		for (const { player, ratings, fide_id, national_id } of players) {
			const found = tournament.players.find(({ id }) => id === player);
			if (!found) throw new Refused(plain('player_unknown', { player }));
			found.fields = { ...found.fields, ratings: { ...found.fields.ratings, ...ratings }, fide_id: fide_id ?? found.fields.fide_id, national_id: national_id ?? found.fields.national_id };
		}
		return { count: players.length };
	},
	check_in(tournament, { players, presence }) {
		for (const player of tournament.players) if (players.includes(player.id)) player.fields.presence = presence;
		return { count: players.length, presence };
	},
	order_by_hand: () => ({}),
	set_odd_number(tournament, { odd_number }) {
		tournament.oddNumber = odd_number;
		return { odd_number };
	},
	draw_lots(tournament, { seed, wish, third_joins }) {
		refuse(lotsBlocked(tournament));
		const order = takingPart(tournament).map((player) => refOf(tournament, player));
		const half = Math.floor(order.length / 2);
		const [first, second] = [order.slice(0, half), order.slice(half)];
		// Any fixed shuffle will do here: the lots themselves are the crate's.
		const shuffled = second.map((player, index) => ({ player, key: (index * 7 + seed.length * 3) % second.length })).sort((one, other) => one.key - other.key || one.player.id - other.player.id);
		const third = second.length > first.length ? shuffled.pop()?.player : undefined;
		const joins = third_joins ?? half;
		tournament.lots = {
			seed,
			wish,
			shuffles: 1,
			checksum: '9F3A 21C8',
			top_role: 'first',
			pot_1: first,
			pot_2: second,
			teams: first.map((player, index) => ({
				number: index + 1,
				name: null,
				players: [player, ...shuffled.slice(index, index + 1).map((lot) => lot.player), ...(third && joins === index + 1 ? [third] : [])],
			})),
			third_joins: third ? joins : null,
		};
		return { seed, teams: half };
	},
	pair_round(tournament) {
		const last = tournament.rounds.at(-1);
		const redo = last && !last.published;
		if (!redo) refuse(pairingBlocked(tournament));
		const number = redo ? last.number : tournament.rounds.length + 1;
		pair(tournament, number);
		return { round: number };
	},
	wish_pairing(tournament, wish) {
		const wishes = [...(draftOf(tournament)?.wishes ?? []).filter((it) => !same(it, wish)), ordered(wish)];
		const { round } = ACTS.pair_round(tournament, {});
		const draft = draftOf(tournament);
		if (draft) heed(tournament, Object.assign(draft, { wishes }));
		return { round: round ?? 0, kind: wish.kind, one: wish.team ?? 0, other: wish.other ?? 0 };
	},
	drop_pairing_wish(tournament, wish) {
		const wishes = draftOf(tournament)?.wishes ?? [];
		refuse(wishes.some((it) => same(it, wish)) ? null : plain('wish_unknown'));
		const { round } = ACTS.pair_round(tournament, {});
		const draft = draftOf(tournament);
		if (draft) heed(tournament, Object.assign(draft, { wishes: wishes.filter((it) => !same(it, wish)) }));
		return { round: round ?? 0, kind: wish.kind, one: wish.team ?? 0, other: wish.other ?? 0 };
	},
	pair_by_rules: (tournament) => ACTS.pair_round(tournament, {}),
	end_with_last_round(tournament) {
		tournament.settings.swiss_rounds = tournament.rounds.length;
		return { round: tournament.rounds.length };
	},
	draw_numbers(tournament, { seed }) {
		const teams = tournament.lots?.teams.map(({ number }) => number) ?? [];
		tournament.tableNumbers = { seed, teams: teams.reverse() };
		return { seed };
	},
	drop_numbers(tournament) {
		tournament.tableNumbers = null;
		return {};
	},
	discard_draft(tournament, { round }) {
		tournament.rounds.pop();
		return { round };
	},
	swap_teams(tournament, { round, one, other, reason }) {
		const found = roundOf(tournament, round);
		refuse(found.published && !reason ? plain('change_reason_missing', { round }) : null);
		const sides = found.matches.flatMap((it) => [
			{ it, role: 'first' as const },
			{ it, role: 'second' as const },
		]);
		const [here, there] = [one, other].map((team) => sides.find(({ it, role }) => it[role].team === team));
		if (here && there) [here.it[here.role], there.it[there.role]] = [there.it[there.role], here.it[here.role]];
		for (const { it } of [here, there].filter((side) => side !== undefined)) seat(it);
		return { round, one, other, ...(reason ? { reason } : {}) };
	},
	enter_game_result(tournament, { game }) {
		const view = tournament.games?.find(({ view }) => view.game === game)?.view;
		if (!view?.end) throw new Refused(plain('no_game'));
		const it = matchOf(tournament, view.round, view.table);
		const verdict = ({ white_wins: 'first_wins', black_wins: 'second_wins', draw: 'drawn', annulled: 'drawn' } as const)[view.end.score];
		const half = { first_wins: 2, second_wins: 0, drawn: 1 }[verdict];
		it.outcome = { verdict, first_half_points: half, second_half_points: 2 - half, cause: view.end.cause, board: null, reason: null, evidence: null, overruled: null, entered_by: '', entered_at: '2026-11-21T14:32:00Z', late: false, corrects: null };
		view.result_entered = true;
		return { round: view.round, table: view.table };
	},
	publish_round(tournament, { round }) {
		roundOf(tournament, round).published = true;
		return { round };
	},
	choose_seating(tournament, { round, table, seating }) {
		const it = matchOf(tournament, round, table);
		it.seating = seating;
		seat(it);
		return { round, table, seating };
	},
	choose_colors(tournament, { round, table, white_on_board_1 }) {
		const it = matchOf(tournament, round, table);
		it.white_on_board_1 = white_on_board_1;
		seat(it);
		return { round, table, white: it[white_on_board_1].team };
	},
	reopen_seating(tournament, { round, table }) {
		const it = matchOf(tournament, round, table);
		[it.seating, it.white_on_board_1] = [null, null];
		seat(it);
		return { round, table };
	},
	let_sit_out(tournament, { round, table, player }) {
		const it = matchOf(tournament, round, table);
		for (const side of [it.first, it.second]) {
			const index = side.seats.findIndex((place) => place.player.id === player);
			const place = side.seats[index];
			if (!place || !side.sits_out) continue;
			[place.player, side.sits_out] = [side.sits_out, place.player];
			side.turn_swapped = !side.turn_swapped;
			return { round, table, name: side.sits_out.name };
		}
		throw new Refused(plain('no_one_sits_out', { player }));
	},
	enter_result(tournament, { round, table, winner_player, winner_team, no_winner, cause, reason, evidence = null, overrule = null }) {
		const it = matchOf(tournament, round, table);
		const known = (no_winner === 'drawn' ? CAUSES.drawn : CAUSES.win).find((candidate) => candidate.cause === cause);
		refuse(known?.refused ?? null);
		const late = it.outcome !== null && (tournament.rounds[round]?.published ?? false);
		refuse((known?.needs_reason || late) && !reason ? plain('reason_missing', { round, table }) : null);
		refuse(evidence && !overrule ? tournament.objection : null);
		const first = winner_team === it.first.team || it.first.seats.some(({ player }) => player.id === winner_player);
		const board = [...it.first.seats, ...it.second.seats].find(({ player }) => player.id === winner_player)?.board ?? null;
		const before = it.outcome;
		it.progress = 'awaited';
		it.outcome = {
			verdict: no_winner ?? (first ? 'first_wins' : 'second_wins'),
			first_half_points: no_winner === 'drawn' ? 1 : no_winner === null && first ? 2 : 0,
			second_half_points: no_winner === 'drawn' ? 1 : no_winner === null && !first ? 2 : 0,
			cause,
			board: cause === 'forfeit' || cause === 'arbiter_decision' ? null : board,
			reason,
			evidence: evidence ? { position: evidence.position ? 'a | b' : null, record: evidence.record } : null,
			overruled: overrule ? { why: String(tournament.objection?.data['why'] ?? ''), reason: overrule } : null,
			entered_by: 'Anna Probe',
			entered_at: '2026-11-21T14:32:00Z',
			late,
			corrects: before && { verdict: before.verdict, cause: before.cause, entered_by: before.entered_by, entered_at: before.entered_at ?? '' },
		};
		return { round, table, verdict: it.outcome.verdict, cause, ...(reason ? { reason } : {}) };
	},
	attach_evidence(tournament, { round, table, evidence, overrule }) {
		const { outcome } = matchOf(tournament, round, table);
		if (!outcome) throw new Refused(plain('no_result', { round, table }));
		refuse(evidence && !overrule ? tournament.objection : null);
		outcome.evidence = evidence ? { position: evidence.position ? 'a | b' : null, record: evidence.record } : null;
		outcome.overruled = overrule ? { why: String(tournament.objection?.data['why'] ?? ''), reason: overrule } : null;
		return { round, table };
	},
	keep_answer(tournament, { round, table, question }) {
		const { kept } = matchOf(tournament, round, table);
		kept.push({ number: kept.length + 1, position: 'a | b', card: asked('judge')({ rules: null, position: { a: BARE, b: BARE }, question }).card });
		return { round, table, question: question.ask };
	},
	forget_answer(tournament, { round, table, number }) {
		const it = matchOf(tournament, round, table);
		it.kept = it.kept.filter((kept) => kept.number !== number);
		return { round, table };
	},
	clear_result(tournament, { round, table, reason }) {
		const late = tournament.rounds[round]?.published ?? false;
		refuse(late && !reason ? plain('reason_missing', { round, table }) : null);
		matchOf(tournament, round, table).outcome = null;
		return { round, table, ...(reason ? { reason } : {}) };
	},
	decide_tie(tournament, { tied, ruling, reason }) {
		refuse(reason.trim() ? null : plain('bad_field', { field: 'reason', found: '', expected: 'text' }));
		tournament.decisions.push({ number: tournament.decisions.length + 1, tied, ruling, reason, holds: true });
		return { teams: tied };
	},
	close_tournament(tournament) {
		refuse(closeBlocked(tournament));
		tournament.closed = true;
		return {};
	},
	reopen_tournament(tournament) {
		tournament.closed = false;
		return {};
	},
};
