/**
 * The two boards on the arbiter's desk: what stands there, how it came there, and which match it is
 * about. They stay as they are while someone looks at another screen, and so does what was said about
 * them (`dispute`), which goes with its position.
 *
 * Begin at {@link Boards.change}. Not here: what is legal (the desk says so), and how boards look.
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

/** Which match the boards are about. */
export interface MatchAtHand {
	round: number;
	table: number;
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

/** Both boards before the first move. */
export function startPosition(): PositionSetup {
	return { a: startBoard(), b: startBoard() };
}

/** Two boards with nothing but kings: the least a position can be. */
export function barePosition(): PositionSetup {
	const kings = (): BoardSetup => ({ ...bareBoard(), squares: { e1: 'white_king', e8: 'black_king' } });
	return { a: kings(), b: kings() };
}

/** The pieces but for the one on a square. */
function without(squares: BoardSetup['squares'], gone: string): BoardSetup['squares'] {
	return Object.fromEntries(Object.entries(squares).filter(([square]) => square !== gone));
}

/** There is one king of each color: the one before goes where another is put. */
function putKingAway(board: BoardSetup, piece: PieceName) {
	if (piece !== 'white_king' && piece !== 'black_king') return;
	const before = Object.keys(board.squares).find((square) => board.squares[square] === piece);
	if (before !== undefined) board.squares = without(board.squares, before);
}

/** Drops what no longer fits the pieces: castling rights, marks of dropped and promoted pieces. */
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

/** Whether it matters if the piece there was dropped: pawns at home, rooks in their corners. */
export function canBeDropped(board: BoardSetup, square: string): boolean {
	const piece = board.squares[square];
	if (piece === 'white_pawn') return square.endsWith('2');
	if (piece === 'black_pawn') return square.endsWith('7');
	if (piece === 'white_rook') return square === 'a1' || square === 'h1';
	return piece === 'black_rook' && (square === 'a8' || square === 'h8');
}

/** A copy to be changed. Phones of some years ago have no `structuredClone`. */
const copied = (position: PositionSetup): PositionSetup => JSON.parse(JSON.stringify(position));

/** What lies on the desk at one moment; undo and redo go from one to the next. */
interface Sheet {
	position: PositionSetup;
	match: MatchAtHand | null;
	/** The game record loaded, its text, and how many of its moves are on the boards. */
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
	/** A preset's name, or a rule set as TOML; null takes the rules of the tournament. */
	rules = $state<string | null>(null);
	/** A rule set that was read from a file: its name, and its text. */
	ownRules = $state.raw<{ name: string; text: string } | null>(null);
	/** The match whose table is to be shown when the round is looked at again. */
	back = $state.raw<MatchAtHand | null>(null);
	/** Evidence given before its result is entered. */
	#evidence = $state.raw<{ match: MatchAtHand; given: EvidenceInput } | null>(null);
	/** True looks from the other side of the table. */
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
	/** What is disputed about the boards. */
	get dispute(): Dispute {
		return this.#sheet.dispute;
	}
	/** What happened last on the boards. */
	get moment(): Moment {
		return this.#sheet.moment;
	}

	/** Lays the next sheet on the desk; the one before can be brought back. */
	#lay(next: Partial<Sheet>) {
		this.#past = [...this.#past, this.#sheet];
		this.#future = [];
		this.#sheet = { ...this.#sheet, ...next };
	}

	/** Begins with another position, or with the same one anew: what was said about the last one stays with it. */
	#begin(next: Partial<Sheet> & { position: PositionSetup }) {
		const { position, dispute, moment } = this.#sheet;
		const nothing =
			JSON.stringify(next.position) === JSON.stringify(position) && dispute.isUntouched && moment.isUntouched;
		if (nothing) this.#sheet = { ...this.#sheet, ...next };
		else this.#lay({ ...next, dispute: new Dispute(), moment: new Moment() });
	}

	/** Puts another position on the boards, beside the record there is or another; the one before can be brought back. */
	put(position: PositionSetup, game = this.game) {
		this.#begin({ position, game });
	}

	/** Sets pieces right: the dispute stays, the last move may not. */
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

	/** A position that belongs to no match is looked at for the one taken up. */
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

	/** Shows the record after so many moves. */
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

	/** Takes the record away; its position stays. */
	close() {
		this.#sheet = { ...this.#sheet, game: null };
	}

	/** Takes up a match; boards that belonged to another one are cleared. */
	take(match: MatchAtHand | null) {
		const same = match?.round === this.match?.round && match?.table === this.match?.table;
		if (same) return;
		if (match === null) {
			this.#sheet = { ...this.#sheet, match };
			return;
		}
		this.rules = null;
		this.#begin({ position: startPosition(), match, game: null, ply: 0 });
	}

	/** What was given for a match whose result is still to be entered. */
	evidenceFor(match: MatchAtHand): EvidenceInput | null {
		const waiting = this.#evidence;
		return waiting?.match.round === match.round && waiting.match.table === match.table ? waiting.given : null;
	}

	/** Lays evidence beside a match until its result is entered; null takes it away. */
	lay(match: MatchAtHand, given: EvidenceInput | null) {
		this.#evidence = given ? { match, given } : null;
	}

	/** The boards, or the record shown on them, as evidence. */
	evidence(): EvidenceInput {
		const { game } = this;
		return game
			? { position: this.position, record: game.text, game: game.view.shown }
			: { position: this.position, record: null, game: 0 };
	}

	/** Forgets what belonged to a tournament that was closed. */
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
