/**
 * Moves as an arbiter types them: `e2e4`, `e7-e8=D`, `S@f7`, for board 2 with a `2` before. Legal
 * or not is not asked here: an illegal move is typed as well.
 */
import type { BoardName, ColorName, HandPiece, MoveInput } from '../../backend/generated';
import { HAND_PIECES } from './boards.svelte';
import { t } from '../../words/words.svelte';

export interface Typed {
	/** Where it was played, if that was typed. */
	board: BoardName | null;
	from: string | null;
	to: string;
	/** What is dropped, or what a pawn becomes. */
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

/** What was typed; null where it is no move. */
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

/** The same as a move of tandem; where no board was typed it is the one given. */
export function tandemMove(typed: Typed, board: BoardName, toMove: Record<BoardName, ColorName>): MoveInput {
	const on = typed.board ?? board;
	return typed.from === null
		? { kind: 'drop', board: on, color: toMove[on], piece: typed.piece ?? 'pawn', to: typed.to }
		: { kind: 'move', board: on, from: typed.from, to: typed.to, wanted: typed.piece, taken_from: null };
}
