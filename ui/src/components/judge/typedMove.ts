/**
 * Parses moves as an arbiter types them: `e2e4`, `e7-e8=D`, `S@f7`, for board 2 with a leading `2`. Legality is not
 * checked: illegal moves must be typed too.
 */
import type { BoardName, ColorName, HandPiece, MoveInput } from '../../backend/generated';
import { HAND_PIECES } from './boards.svelte';
import { t } from '../../words/words.svelte';

export interface Typed {
	/** The board, if it was typed; else null. */
	board: BoardName | null;
	from: string | null;
	to: string;
	/** The dropped piece, or the promotion piece; null for other moves. */
	piece: HandPiece | null;
}

const MOVE = /^(?:([12])[\s.:]+)?\p{L}?([a-h][1-8])\s*[-–x:]?\s*([a-h][1-8])\s*=?\s*(\p{L})?$/u;
const DROP = /^(?:([12])[\s.:]+)?(\p{L})?@([a-h][1-8])$/u;

function pieceOf(letter: string | undefined): HandPiece | null {
	if (!letter) return null;
	return HAND_PIECES.find((piece) => t(`piece-${piece}.letter`).toLowerCase() === letter.toLowerCase()) ?? null;
}

const boardOf = (number: string | undefined): BoardName | null =>
	number === undefined ? null : number === '1' ? 'a' : 'b';

/** Parses a typed move; null if it is malformed. */
export function typedMove(text: string): Typed | null {
	const typed = text.trim();
	const move = MOVE.exec(typed);
	if (move?.[3] !== undefined) {
		const piece = pieceOf(move[4]);
		if (move[4] !== undefined && piece === null) return null;
		return { board: boardOf(move[1]), from: move[2] ?? null, to: move[3], piece };
	}
	const drop = DROP.exec(typed);
	if (drop?.[3] === undefined) return null;
	const piece = drop[2] === undefined ? 'pawn' : pieceOf(drop[2]);
	return piece && { board: boardOf(drop[1]), from: null, to: drop[3], piece };
}

/** Converts a typed move to one of tandem; `board` is the default board. */
export function tandemMove(typed: Typed, board: BoardName, toMove: Record<BoardName, ColorName>): MoveInput {
	const on = typed.board ?? board;
	return typed.from === null
		? { kind: 'drop', board: on, color: toMove[on], piece: typed.piece ?? 'pawn', to: typed.to }
		: { kind: 'move', board: on, from: typed.from, to: typed.to, wanted: typed.piece, taken_from: null };
}
