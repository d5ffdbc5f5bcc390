/**
 * Games at the board on the fake desk. It keeps what is stored, stops and starts clocks and makes
 * pairs by {@link pairOf}; whether a move is legal, and every end by the position, is the crates'.
 */
import { type CallName, type Input, type Output, Refused } from '../backend';
import type { BoardGameView } from '../generated/BoardGameView';
import type { ColorName } from '../generated/ColorName';
import type { GameEndView } from '../generated/GameEndView';
import type { GameScoreName } from '../generated/GameScoreName';
import type { GameSideView } from '../generated/GameSideView';
import type { LanguageName } from '../generated/LanguageName';
import type { PairView } from '../generated/PairView';
import type { PieceName } from '../generated/PieceName';
import type { PlayerActName } from '../generated/PlayerActName';
import type { PlayerRef } from '../generated/PlayerRef';
import type { PostLogView } from '../generated/PostLogView';
import { groundOf, pairOf, stepOfEntry } from './pairs';
import type { FakeTournament } from './state';

/** A game, what is stored for its coming pair, and its pairs. */
export interface FakeGame {
	view: BoardGameView;
	stored: Record<ColorName, string | null>;
	pairs: PairView[];
	/** In ordinary chess, the only move with which a claim of a draw is right; any when there is none. */
	drawing?: string;
	/** By correspondence, the day on which the time for the coming moves began. */
	since?: string;
	/** By correspondence, how many pairs the players were told of. */
	told?: number;
	/** By correspondence, what happened beside moves. */
	log?: PostLogView[];
	/** By correspondence, the languages chosen for the letters. */
	languages?: Partial<Record<ColorName, LanguageName>>;
}

const COLORS = ['white', 'black'] as const;
const other = (color: ColorName): ColorName => (color === 'white' ? 'black' : 'white');
const BACK = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
const CODE: Record<ColorName, string> = {
	white: '7c1e 90ab 44d2 03f8 b6a1 5e77 c9d0 1f24',
	black: '2b9d 6e50 f1c3 a874 0d3e 98b2 47af e615',
};

export function startSquares(): Record<string, PieceName> {
	const squares: Record<string, PieceName> = {};
	BACK.forEach((role, index) => {
		const file = 'abcdefgh'[index] ?? 'a';
		squares[`${file}1`] = `white_${role}` as PieceName;
		squares[`${file}2`] = 'white_pawn';
		squares[`${file}7`] = 'black_pawn';
		squares[`${file}8`] = `black_${role}` as PieceName;
	});
	return squares;
}

function sideOf(player: PlayerRef, left_ms: number): GameSideView {
	return {
		player,
		clock: { left_ms, running: false, fallen: false },
		entry: 'empty',
		commitment: null,
		in_check: false,
		acts: [],
		claims: [],
		claims_with_move: [],
	};
}

function plain(code: string): Refused {
	return new Refused({ code, article: null, data: {} });
}

/** What each player can do, by where the game stands. */
function settle({ view }: FakeGame): BoardGameView {
	view.events++;
	for (const color of COLORS) {
		const side = view[color];
		const acts: PlayerActName[] = [];
		const going = view.stage !== 'ended' && view.halted === null;
		const opponent = view[other(color)];
		if (going && view.stage === 'storing') {
			if (side.entry !== 'closed') acts.push('store_move');
			if (side.entry === 'stored') acts.push('stop_clock');
			if (!opponent.clock.running && opponent.entry !== 'closed') acts.push('start_opponents_clock');
			if (side.claims.length > 0 && side.entry !== 'closed') acts.push('claim_draw');
		}
		if (going && view.stage === 'choosing' && view.chooser === color) acts.push('choose_second');
		if (going && view.stage === 'ordinary' && view.to_move === color) acts.push('play_move');
		if (going && view.stage === 'ordinary' && side.claims_with_move.length > 0) acts.push('claim_draw');
		if (going && view.offer?.by === other(color)) acts.push('answer_offer');
		if (going && view.offer === null) acts.push('offer_draw');
		if (going && view.offer === null && view.stage === 'storing' && (side.in_check || opponent.in_check))
			acts.push('offer_ordinary');
		if (going) acts.push('resign');
		if (side.entry === 'lost') acts.push('enter_again');
		side.acts = acts;
	}
	return view;
}

/** A game that was opened and not begun. */
export function newGame(number: number, input: Input<'open_game'>, white: PlayerRef, black: PlayerRef): FakeGame {
	const minutes = typeof input.way === 'object' && 'at_the_board' in input.way ? input.way.at_the_board.minutes : 0;
	const game: FakeGame = {
		view: {
			game: number,
			id: 'c0ffee00'.repeat(4),
			round: input.round,
			table: input.table,
			in_match: true,
			rule_set: 'pzs',
			way: input.way,
			events: 0,
			stage: 'storing',
			halted: 'correspondence' in input.way ? null : { why: 'not_begun', since: '2026-11-21T14:32:00Z' },
			white: sideOf(white, minutes * 60_000),
			black: sideOf(black, minutes * 60_000),
			board: { squares: startSquares(), castling: 'KQkq', en_passant: '-' },
			rights: [],
			to_move: null,
			chooser: null,
			offer: null,
			occurrences: 1,
			quiet_pairs: 0,
			last: null,
			lines: [],
			end: null,
			result_entered: false,
			forked: false,
			forks: [],
		},
		stored: { white: null, black: null },
		pairs: [],
	};
	settle(game);
	return game;
}

/** Puts a pair into the record and on the board. */
export function keepPair(game: FakeGame, pair: PairView) {
	const { view } = game;
	game.pairs = [...game.pairs.filter(({ number }) => number !== pair.number), pair];
	view.last = pair;
	view.board = pair.after;
	view.rights = [];
	view.lines = game.pairs.map((it, index) => ({
		number: it.number,
		begins_ordinary: it.ordinary && !game.pairs[index - 1]?.ordinary,
		white: it.white?.notation ?? '–',
		black: it.black?.notation ?? '–',
		white_ms: it.white?.thinking_ms ?? null,
		black_ms: it.black?.thinking_ms ?? null,
	}));
	game.stored = { white: null, black: null };
	for (const color of COLORS) {
		view[color].entry = 'empty';
		view[color].commitment = null;
		view[color].clock.running = false;
		view[color].in_check = pair.checks.includes(color);
	}
	settle(game);
}

export function endOf(score: GameScoreName, reason: GameEndView['reason'], point: string | null): GameEndView {
	const article = point === null ? null : { regulation: 'paar_zug', text: point, heading: null, point };
	const cause =
		reason === 'resignation'
			? 'resignation'
			: reason === 'flag_fall'
				? 'flag_fall'
				: score === 'draw'
					? 'draw_agreed'
					: reason === 'arbiter'
						? 'arbiter_decision'
						: 'checkmate';
	return { score, reason, article, said: null, intended: null, cause };
}

function finish(game: FakeGame, end: GameEndView) {
	game.view.stage = 'ended';
	game.view.end = end;
	for (const color of COLORS) game.view[color].clock.running = false;
	return settle(game);
}

function found(tournament: FakeTournament, number: number): FakeGame {
	const game = (tournament.games ?? []).find(({ view }) => view.game === number);
	if (!game) throw plain('no_game');
	return game;
}

const winFor = (color: ColorName): GameScoreName => (color === 'white' ? 'white_wins' : 'black_wins');

type GameCall = Extract<
	CallName,
	| 'games'
	| 'open_game'
	| 'board_game'
	| 'start_clocks'
	| 'store_move'
	| 'stop_clock'
	| 'choose_second'
	| 'play_move'
	| 'offer'
	| 'answer_offer'
	| 'claim_draw'
	| 'resign'
	| 'call_flag'
	| 'halt_game'
	| 'resume_game'
	| 'keep_clocks'
	| 'enter_again'
	| 'end_game'
	| 'game_record'
	| 'export_game'
>;

export const GAME_CALLS: { [N in GameCall]: (tournament: FakeTournament, input: Input<N>) => Output<N> } = {
	games: (tournament, { at }) => ({
		possible:
			tournament.settings.formation === 'single_players' &&
			['pzs', 'fairschach'].includes(tournament.settings.rule_set),
		games: (tournament.games ?? [])
			.filter(({ view }) => !at || (view.round === at.round && view.table === at.table))
			.map(({ view }) => ({
				game: view.game,
				round: view.round,
				table: view.table,
				white: view.white.player,
				black: view.black.player,
				way: view.way,
				in_match: view.in_match,
				pairs: view.lines.length,
				stage: view.stage,
				halted: view.halted !== null,
				white_entry: view.white.entry,
				black_entry: view.black.entry,
				end: view.end,
				result_entered: view.result_entered,
			})),
		free: [],
	}),
	open_game: (tournament, input) => {
		const match = tournament.rounds[input.round - 1]?.matches.find(({ table }) => table === input.table);
		const [white] = match?.first.seats ?? [];
		const [black] = match?.second.seats ?? [];
		if (!white || !black) throw plain('no_match');
		const game = newGame((tournament.games ?? []).length + 1, input, white.player, black.player);
		tournament.games = [...(tournament.games ?? []), game];
		return game.view;
	},
	board_game: (tournament, { game }) => found(tournament, game).view,
	start_clocks: (tournament, { game: number, by }) => {
		const game = found(tournament, number);
		game.view.halted = null;
		for (const color of by ? [other(by)] : COLORS) game.view[color].clock.running = true;
		return settle(game);
	},
	store_move: (tournament, { game: number, color, entry }) => {
		const game = found(tournament, number);
		game.stored[color] = entry;
		game.view[color].entry = 'stored';
		game.view[color].commitment = CODE[color];
		return settle(game);
	},
	stop_clock: (tournament, { game: number, color }) => {
		const game = found(tournament, number);
		game.view[color].entry = 'closed';
		game.view[color].clock.running = false;
		const { white, black } = game.stored;
		if (game.view.white.entry === 'closed' && game.view.black.entry === 'closed')
			keepPair(
				game,
				pairOf(game.pairs.length + 1, game.view.board.squares, { white: white ?? '', black: black ?? '' }),
			);
		return settle(game);
	},
	choose_second: (tournament, { game: number, color, entry }) => {
		const game = found(tournament, number);
		const { last } = game.view;
		const between = last?.between ?? game.view.board;
		if (!last) throw plain('nobody_chooses');
		const chosen = pairOf(last.number, between.squares, {
			white: color === 'white' ? entry : '',
			black: color === 'black' ? entry : '',
		});
		const move = chosen[color];
		game.view.stage = 'storing';
		game.view.chooser = null;
		keepPair(game, {
			...last,
			[color]: last[color] && {
				...last[color],
				fate: 'replaced',
				chosen: move?.executed ?? null,
				executed: move?.executed ?? null,
			},
			between,
			after: chosen.after,
		});
		return game.view;
	},
	play_move: (tournament, { game: number, color, entry }) => {
		const game = found(tournament, number);
		const { view } = game;
		const open = color === 'black' && view.last?.ordinary && view.last.black === null ? view.last : null;
		const half = pairOf(open?.number ?? game.pairs.length + 1, view.board.squares, {
			white: color === 'white' ? entry : '',
			black: color === 'black' ? entry : '',
		});
		const pair: PairView = {
			...half,
			ordinary: true,
			grounds: [],
			white: open?.white ?? (color === 'white' ? half.white : null),
			black: color === 'black' ? half.black : null,
			between: open ? open.after : null,
			before: open ? open.before : half.before,
		};
		keepPair(game, pair);
		view.to_move = other(color);
		view[other(color)].clock.running = true;
		return settle(game);
	},
	offer: (tournament, { game: number, by, offer }) => {
		const game = found(tournament, number);
		game.view.offer = { by, offer };
		return settle(game);
	},
	answer_offer: (tournament, { game: number, answer }) => {
		const game = found(tournament, number);
		const offered = game.view.offer;
		game.view.offer = null;
		if (answer === 'accept' && offered?.offer === 'draw') return finish(game, endOf('draw', 'agreement', 'PZSR 8'));
		if (answer === 'accept' && offered) {
			game.view.stage = 'ordinary';
			game.view.to_move = game.view.black.in_check ? 'black' : 'white';
		}
		return settle(game);
	},
	claim_draw: (tournament, { game: number, by, claim, intended }) => {
		const game = found(tournament, number);
		if (intended) {
			if (!game.view[by].claims_with_move.includes(claim)) throw plain('claim_unfounded');
			if (game.drawing !== undefined && game.drawing !== intended) {
				game.view[other(by)].clock.left_ms += 120_000;
				GAME_CALLS.play_move(tournament, { game: number, color: by, entry: intended });
				game.view.last?.grounds.push(groundOf(`${by}_claimed_wrongly`));
				game.view.offer = { by, offer: 'draw' };
				game.view[by].claims_with_move = [];
				return settle(game);
			}
			const end = endOf('draw', claim === 'fifty' ? 'fifty_moves' : 'threefold', 'PZSR 8');
			return finish(game, { ...end, intended: stepOfEntry(game.view.board.squares, by, intended) });
		}
		if (!game.view.white.claims.includes(claim) && !game.view.black.claims.includes(claim))
			throw plain('claim_unfounded');
		return finish(
			game,
			endOf(
				'draw',
				claim === 'threefold' ? 'threefold' : claim === 'fifty' ? 'fifty_pairs' : 'insufficient_material',
				'PZSR 8',
			),
		);
	},
	resign: (tournament, { game, color }) =>
		finish(found(tournament, game), endOf(winFor(other(color)), 'resignation', 'PZSR 8')),
	call_flag: (tournament, { game: number }) => {
		const game = found(tournament, number);
		const loser = COLORS.find((color) => game.view[color].clock.left_ms === 0);
		if (!loser) throw plain('no_flag_fallen');
		return finish(game, endOf(winFor(other(loser)), 'flag_fall', 'PZSR 8'));
	},
	halt_game: (tournament, { game: number }) => {
		const game = found(tournament, number);
		game.view.halted = { why: 'arbiter', since: '2026-11-21T14:32:00Z' };
		for (const color of COLORS) game.view[color].clock.running = false;
		return settle(game);
	},
	resume_game: (tournament, { game: number }) => {
		const game = found(tournament, number);
		game.view.halted = null;
		for (const color of COLORS) game.view[color].clock.running = game.view[color].entry !== 'closed';
		return settle(game);
	},
	keep_clocks: (tournament, { game }) => found(tournament, game).view,
	enter_again: (tournament, { game: number, color }) => {
		const game = found(tournament, number);
		game.view[color].entry = 'empty';
		return settle(game);
	},
	end_game: (tournament, { game, score, reason }) =>
		finish(found(tournament, game), { ...endOf(score, 'arbiter', null), said: reason }),
	game_record: (tournament, { game: number }) => {
		const { view, pairs } = found(tournament, number);
		const start = pairs[0]?.before ?? view.board;
		return {
			game: number,
			round: view.round,
			table: view.table,
			white: view.white.player,
			black: view.black.player,
			start,
			pairs,
			unopened: [],
			forks: [],
			end: view.end,
			text: pairs.map(({ number: at, line }) => `${String(at)}. ${line}`).join('\n'),
		};
	},
	export_game: (_tournament, { path }) => ({ path }),
};

/** The same calls, for the tournament that is open when they are asked. */
export function gameCalls(open: () => FakeTournament): { [N in GameCall]: (input: Input<N>) => Output<N> } {
	const bound = Object.entries(GAME_CALLS).map(([name, call]) => [
		name,
		(input: never) => (call as (tournament: FakeTournament, input: never) => unknown)(open(), input),
	]);
	return Object.fromEntries(bound) as { [N in GameCall]: (input: Input<N>) => Output<N> };
}
