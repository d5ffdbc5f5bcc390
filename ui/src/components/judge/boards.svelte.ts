/**
 * The two boards on the arbiter's desk: the position, its history, and the match it belongs to. They keep their state
 * while another screen is visible. The disputed claims (`dispute`) belong to a position and leave with it.
 *
 * Start at {@link Boards.change}. Not here: legality (the desk decides it), and the display of boards.
 */
import type { BoardName } from '../../backend/generated/BoardName';
import type { BoardSetup } from '../../backend/generated/BoardSetup';
import type { ColorName } from '../../backend/generated/ColorName';
import type { EvidenceInput } from '../../backend/generated/EvidenceInput';
import type { GameView } from '../../backend/generated/GameView';
import type { HandPiece } from '../../backend/generated/HandPiece';
import type { PieceName } from '../../backend/generated/PieceName';
import type { PositionSetup } from '../../backend/generated/PositionSetup';
import { Dispute, Moment } from './dispute.svelte';

/** The match that the boards belong to. */
export interface MatchAtHand {
	round: number;
	table: number;
	/** The game in the match; null if matches have one game. */
	game: number | null;
}

function isSame(one: MatchAtHand | null, other: MatchAtHand | null): boolean {
	return one?.round === other?.round && one?.table === other?.table && one?.game === other?.game;
}

export const HAND_PIECES: readonly HandPiece[] = ['queen', 'rook', 'bishop', 'knight', 'pawn'];
const BACK_RANK = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'] as const;
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const EMPTY_HAND = { queen: 0, rook: 0, bishop: 0, knight: 0, pawn: 0 };

function bareBoard(): BoardSetup {
	return {
		squares: {},
		promoted: [],
		dropped: [],
		white_hand: { ...EMPTY_HAND },
		black_hand: { ...EMPTY_HAND },
		to_move: 'white',
		castling: [],
		en_passant: null,
		halfmoves: 0,
		fullmoves: 1,
	};
}

function startBoard(): BoardSetup {
	const board = bareBoard();
	FILES.forEach((file, index) => {
		const role = BACK_RANK[index] ?? 'rook';
		board.squares[`${file}1`] = `white_${role}`;
		board.squares[`${file}2`] = 'white_pawn';
		board.squares[`${file}7`] = 'black_pawn';
		board.squares[`${file}8`] = `black_${role}`;
	});
	board.castling = ['h1', 'a1', 'h8', 'a8'];
	return board;
}

/** Returns both boards before the first move. */
export function startPosition(): PositionSetup {
	return { a: startBoard(), b: startBoard() };
}

/** Returns two boards with only kings: the smallest valid position. */
export function barePosition(): PositionSetup {
	const kings = (): BoardSetup => ({ ...bareBoard(), squares: { e1: 'white_king', e8: 'black_king' } });
	return { a: kings(), b: kings() };
}

/** Returns the pieces without the one on a square. */
function without(squares: BoardSetup['squares'], gone: string): BoardSetup['squares'] {
	return Object.fromEntries(Object.entries(squares).filter(([square]) => square !== gone));
}

/** Removes the existing king of a color before a second one is placed. */
function putKingAway(board: BoardSetup, piece: PieceName) {
	if (piece !== 'white_king' && piece !== 'black_king') return;
	const before = Object.keys(board.squares).find((square) => board.squares[square] === piece);
	if (before !== undefined) board.squares = without(board.squares, before);
}

/** Removes castling rights and dropped or promoted marks that do not match the pieces any more. */
function fit(board: BoardSetup) {
	const homeOf = (corner: string) => (corner.endsWith('1') ? 'white' : 'black');
	board.castling = board.castling.filter((corner) => {
		const color = homeOf(corner);
		return (
			board.squares[corner] === `${color}_rook` && board.squares[color === 'white' ? 'e1' : 'e8'] === `${color}_king`
		);
	});
	board.dropped = board.dropped.filter((square) => canBeDropped(board, square));
	board.promoted = board.promoted.filter((square) => board.squares[square] !== undefined);
	board.en_passant = null;
}

/** True if a dropped piece matters on this square: pawns on their home rank, rooks in their corners. */
export function canBeDropped(board: BoardSetup, square: string): boolean {
	const piece = board.squares[square];
	if (piece === 'white_pawn') return square.endsWith('2');
	if (piece === 'black_pawn') return square.endsWith('7');
	if (piece === 'white_rook') return square === 'a1' || square === 'h1';
	return piece === 'black_rook' && (square === 'a8' || square === 'h8');
}

/** Returns a mutable copy. Older phones have no `structuredClone`. */
const copied = (position: PositionSetup): PositionSetup => JSON.parse(JSON.stringify(position));

/** A state of the arbiter's desk; undo and redo switch between them. */
interface Sheet {
	position: PositionSetup;
	match: MatchAtHand | null;
	/** The loaded game record and its text; null if there is none. `ply` is the number of its moves on the boards. */
	game: { view: GameView; text: string } | null;
	ply: number;
	dispute: Dispute;
	moment: Moment;
}

export class Boards {
	#sheet = $state.raw<Sheet>({
		position: startPosition(),
		match: null,
		game: null,
		ply: 0,
		dispute: new Dispute(),
		moment: new Moment(),
	});
	/** A preset's name, or a rule set as TOML; null for the rules of the tournament. */
	rules = $state<string | null>(null);
	/** The name and text of a rule set that was read from a file; null if there is none. */
	ownRules = $state.raw<{ name: string; text: string } | null>(null);
	/** The match to select when the round screen is opened again; null if there is none. */
	back = $state.raw<MatchAtHand | null>(null);
	/** Evidence given before its result is entered. */
	#evidence = $state.raw<{ match: MatchAtHand; given: EvidenceInput } | null>(null);
	/** True for the view from the other side of the table. */
	turned = $state(false);
	#past = $state.raw<Sheet[]>([]);
	#future = $state.raw<Sheet[]>([]);

	readonly canUndo = $derived.by(() => this.#past.length > 0);
	readonly canRedo = $derived.by(() => this.#future.length > 0);

	get position(): PositionSetup {
		return this.#sheet.position;
	}
	get match(): MatchAtHand | null {
		return this.#sheet.match;
	}
	get game(): Sheet['game'] {
		return this.#sheet.game;
	}
	get ply(): number {
		return this.#sheet.ply;
	}
	/** The disputed claims and flags. */
	get dispute(): Dispute {
		return this.#sheet.dispute;
	}
	/** The last move on the boards, and the cause of a mate. */
	get moment(): Moment {
		return this.#sheet.moment;
	}

	/** Replaces the state; undo restores the previous one. */
	#lay(next: Partial<Sheet>) {
		this.#past = [...this.#past, this.#sheet];
		this.#future = [];
		this.#sheet = { ...this.#sheet, ...next };
	}

	/** Starts another position, or the same one again, with an empty dispute. */
	#begin(next: Partial<Sheet> & { position: PositionSetup }) {
		const { position, dispute, moment } = this.#sheet;
		const nothing =
			JSON.stringify(next.position) === JSON.stringify(position) && dispute.isUntouched && moment.isUntouched;
		if (nothing) this.#sheet = { ...this.#sheet, ...next };
		else this.#lay({ ...next, dispute: new Dispute(), moment: new Moment() });
	}

	/** Replaces the position, with the same or another record; undo restores the previous one. */
	put(position: PositionSetup, game = this.game) {
		this.#begin({ position, game });
	}

	/** Corrects pieces: the dispute stays, the last move only if it is still possible. */
	#correct(position: PositionSetup) {
		const { position: before, moment } = this.#sheet;
		if (JSON.stringify(position) !== JSON.stringify(before))
			this.#lay({ position, moment: moment.after(before, position) });
	}

	change(board: BoardName, edit: (board: BoardSetup) => void) {
		const next = copied(this.position);
		edit(next[board]);
		fit(next[board]);
		this.#correct(next);
	}

	undo() {
		const before = this.#past.at(-1);
		if (!before) return;
		this.#past = this.#past.slice(0, -1);
		this.#future = [this.#sheet, ...this.#future];
		this.#show(before);
	}

	redo() {
		const [after, ...rest] = this.#future;
		if (!after) return;
		this.#past = [...this.#past, this.#sheet];
		this.#future = rest;
		this.#show(after);
	}

	/** Restores a state; one without a match gets the current match. */
	#show(sheet: Sheet) {
		this.#sheet = { ...sheet, match: sheet.match ?? this.match };
	}

	set(board: BoardName, square: string, piece: PieceName | null) {
		this.change(board, (setup) => {
			setup.squares = without(setup.squares, square);
			if (piece !== null) putKingAway(setup, piece);
			if (piece !== null) setup.squares[square] = piece;
		});
	}

	/** Moves a piece from square to square, also to the other board. */
	move(from: { board: BoardName; square: string }, to: { board: BoardName; square: string }) {
		if (from.board === to.board && from.square === to.square) return;
		const next = copied(this.position);
		const piece = next[from.board].squares[from.square];
		if (!piece) return;
		next[from.board].squares = without(next[from.board].squares, from.square);
		putKingAway(next[to.board], piece);
		next[to.board].squares[to.square] = piece;
		fit(next[from.board]);
		fit(next[to.board]);
		this.#correct(next);
	}

	hand(board: BoardName, color: ColorName, piece: HandPiece, by: 1 | -1) {
		this.change(board, (setup) => {
			const hand = color === 'white' ? setup.white_hand : setup.black_hand;
			hand[piece] = Math.min(16, Math.max(0, hand[piece] + by));
		});
	}

	turn(board: BoardName, color: ColorName) {
		this.change(board, (setup) => (setup.to_move = color));
	}

	/** Shows the record after this many moves. */
	step(to: number) {
		if (!this.game) return;
		const { plies, start } = this.game.view;
		const ply = Math.min(plies.length, Math.max(0, to));
		this.#begin({ position: plies[ply - 1]?.after ?? start, ply });
	}

	/** Loads a record and shows its last position. */
	load(view: GameView, text: string) {
		const ply = view.plies.length;
		this.#begin({ position: view.plies[ply - 1]?.after ?? view.start, game: { view, text }, ply });
	}

	/** Removes the record; its position stays. */
	close() {
		this.#sheet = { ...this.#sheet, game: null };
	}

	/** Selects a match; boards of another match are cleared. Null deselects it and keeps the boards. */
	take(match: MatchAtHand | null) {
		if (isSame(match, this.match)) return;
		if (match === null) {
			this.#sheet = { ...this.#sheet, match };
			return;
		}
		this.rules = null;
		this.#begin({ position: startPosition(), match, game: null, ply: 0 });
	}

	/** Returns the evidence for a match whose result is not entered yet; null if there is none. */
	evidenceFor(match: MatchAtHand): EvidenceInput | null {
		const waiting = this.#evidence;
		return waiting && isSame(waiting.match, match) ? waiting.given : null;
	}

	/** Stores evidence for a match until its result is entered; null removes it. */
	lay(match: MatchAtHand, given: EvidenceInput | null) {
		this.#evidence = given ? { match, given } : null;
	}

	/** Returns the boards, with the record if there is one, as evidence. */
	evidence(): EvidenceInput {
		const { game } = this;
		return game
			? { position: this.position, record: game.text, game: game.view.shown }
			: { position: this.position, record: null, game: 0 };
	}

	/** Removes everything that belonged to a closed tournament. */
	clear() {
		this.back = null;
		this.#evidence = null;
		this.rules = null;
		const nobodys = (sheet: Sheet): Sheet => ({ ...sheet, match: null });
		this.#sheet = { ...nobodys(this.#sheet), dispute: new Dispute(), moment: new Moment() };
		this.#past = this.#past.map(nobodys);
		this.#future = this.#future.map(nobodys);
	}
}
