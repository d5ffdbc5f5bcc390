/**
 * The arbiter's question about the boards, and the picked-up piece.
 *
 * Not here: the boards and the dispute (`app/boards`), and any answer.
 */
import type { Boards } from './boards.svelte';
import type { Dispute, Moment } from './dispute.svelte';
import type { BoardName } from '../../backend/generated/BoardName';
import type { ClaimInput } from '../../backend/generated/ClaimInput';
import type { ColorName } from '../../backend/generated/ColorName';
import type { HandPiece } from '../../backend/generated/HandPiece';
import type { MatedByName } from '../../backend/generated/MatedByName';
import type { PieceName } from '../../backend/generated/PieceName';
import type { Question } from '../../backend/generated/Question';
import type { SideName } from '../../backend/generated/SideName';
import { codeOf } from './said';
import { tandemMove, type Typed } from './typedMove';

export const QUESTIONS = ['mate', 'move', 'result', 'claim'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

/** A picked-up piece, or the eraser, waiting for its square. */
export type Held =
	| { from: 'square'; board: BoardName; square: string }
	| { from: 'hand'; board: BoardName; color: ColorName; piece: HandPiece }
	| { from: 'box'; piece: PieceName }
	| { from: 'eraser' };

export class Inquiry {
	readonly #boards: Boards;
	question = $state<QuestionName>('mate');
	held = $state.raw<Held | null>(null);

	constructor(boards: Boards) {
		this.#boards = boards;
	}

	/** Flags and claims of the dispute on the boards. */
	get dispute(): Dispute {
		return this.#boards.dispute;
	}

	/** The move in question, and the cause of a mate. */
	get moment(): Moment {
		return this.#boards.moment;
	}

	/** True if presses on squares set up pieces; false if they show a move. */
	readonly arranging = $derived.by(() => this.question !== 'move' && !this.showing);

	/** True if a move claimed to be illegal is to be shown. */
	readonly showing = $derived.by(
		() => this.question === 'claim' && this.dispute.claim === 'illegal_move' && !this.dispute.unshown,
	);

	/** The player of the shown move; null without one. */
	readonly mover = $derived.by((): SideName | null => {
		const { played } = this.moment;
		if (!played) return null;
		const { board } = played;
		if (played.kind === 'drop') return { board, color: played.color };
		const piece = this.#boards.position[board].squares[played.from];
		return piece ? { board, color: piece.startsWith('white') ? 'white' : 'black' } : null;
	});

	/** The question as the desk accepts it; null while it is incomplete. */
	readonly asked = $derived.by((): Question | null => {
		const { flags, order, claims } = this.dispute;
		const { played, touched, opponentMoved, partnerMoved, matedBy } = this.moment;
		const sides = (['a', 'b'] as const).map((board) => ({ board, color: this.#boards.position[board].to_move }));
		const before = { partner_moved: partnerMoved ? sides : [], mated_by: matedBy };
		switch (this.question) {
			case 'mate':
				return { ask: 'mate', ...before };
			case 'result':
				return { ask: 'result', flags, order, ...before };
			case 'claim':
				return claims.length === 0 ? null : { ask: 'claim', claims, flags, order, ...before };
			case 'move':
				if (!played) return null;
				if (touched && played.kind === 'drop')
					return { ask: 'touch', board: played.board, piece: played.piece, to: played.to };
				return { ask: 'move', played, opponent_moved: opponentMoved ? 'already' : 'not_yet' };
		}
	});

	ask(question: QuestionName) {
		this.question = question;
		this.held = null;
	}

	/** Enters a typed move. Without a board number it is on the board of the last one, else on board 1. */
	type(typed: Typed) {
		const { a, b } = this.#boards.position;
		const board = this.moment.played?.board ?? 'a';
		this.moment.played = tandemMove(typed, board, { a: a.to_move, b: b.to_move });
	}

	/** Adds the chosen claim. For a shown illegal move, the claimant is the opponent of its player. */
	claim(side: SideName) {
		const { dispute, mover } = this;
		const shown = this.showing ? this.moment.played : null;
		const by: SideName = shown && mover ? { ...mover, color: mover.color === 'white' ? 'black' : 'white' } : side;
		const { claim } = dispute;
		const made: ClaimInput = {
			claim,
			by,
			claimant: dispute.bySubstitute ? 'substitute' : 'player',
			moved: dispute.claimerMoved ? 'already' : 'not_yet',
			shown,
			clock: claim === 'illegal_move' && dispute.clockNotPressed ? 'not_yet' : 'already',
		};
		dispute.claims = [...dispute.claims, made];
	}

	toggleFlag(side: SideName) {
		const { dispute } = this;
		const code = codeOf(side);
		const without = dispute.flags.filter((it) => codeOf(it) !== code);
		dispute.flags = without.length < dispute.flags.length ? without : [...dispute.flags, side];
	}

	/** Sets the cause of the mate on a board; the same cause again resets it to unknown. */
	sayMatedBy(board: BoardName, by: MatedByName) {
		const { moment } = this;
		moment.matedBy = { ...moment.matedBy, [board]: moment.matedBy[board] === by ? 'unknown' : by };
	}

	/** Drops a piece held from the boards, since they have changed. A piece from the box stays selected. */
	letGo() {
		if (this.held?.from === 'square' || this.held?.from === 'hand') this.held = null;
	}

	press(board: BoardName, square: string) {
		const { held } = this;
		const piece = this.#boards.position[board].squares[square];
		if (held?.from === 'box') this.#boards.set(board, square, piece === held.piece ? null : held.piece);
		else if (held?.from === 'eraser') this.#boards.set(board, square, null);
		else if (held?.from === 'square') {
			this.held = null;
			this.#carry(held, board, square);
		} else if (held?.from === 'hand') {
			this.held = null;
			if (held.board === board)
				this.moment.played = { kind: 'drop', board, color: held.color, piece: held.piece, to: square };
		} else if (!this.arranging && this.#wantsTarget(board)) this.#take(square);
		else if (piece) this.held = { from: 'square', board, square };
	}

	/** Handles a drag from a square to another one, or off the board (null). */
	drag(board: BoardName, square: string, to: { board: BoardName; square: string } | null) {
		this.held = null;
		if (to) this.#carry({ board, square }, to.board, to.square);
		else if (this.arranging) this.#boards.set(board, square, null);
	}

	#carry(from: { board: BoardName; square: string }, board: BoardName, square: string) {
		if (from.board === board && from.square === square) return;
		if (this.arranging) this.#boards.move(from, { board, square });
		else if (from.board === board)
			this.moment.played = { kind: 'move', board, from: from.square, to: square, wanted: null, taken_from: null };
	}

	/** True if a pawn move to the last rank waits for a press on the other board, which chooses the promotion piece. */
	#wantsTarget(board: BoardName): boolean {
		const { played } = this.moment;
		if (played?.kind !== 'move' || played.board === board) return false;
		const mover = this.#boards.position[played.board].squares[played.from];
		return (mover === 'white_pawn' && played.to.endsWith('8')) || (mover === 'black_pawn' && played.to.endsWith('1'));
	}

	#take(square: string) {
		const { played } = this.moment;
		if (played?.kind !== 'move') return;
		const there = played.board === 'a' ? 'b' : 'a';
		const role = this.#boards.position[there].squares[square]?.split('_')[1];
		if (role === 'queen' || role === 'rook' || role === 'bishop' || role === 'knight')
			this.moment.played = { ...played, wanted: role, taken_from: square };
	}
}
