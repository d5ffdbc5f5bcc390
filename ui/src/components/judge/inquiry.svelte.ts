/**
 * What the arbiter asks about the boards, and what is picked up meanwhile.
 *
 * Not here: the boards themselves and what was said about them (`app/boards`), and any answer.
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

/** What was picked up and waits for its square. */
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

	/** The move asked about, and how a mate came about. */
	get moment(): Moment {
		return this.#boards.moment;
	}

	/** Squares show moves; otherwise pieces are set up. */
	readonly arranging = $derived.by(() => this.question !== 'move' && !this.showing);

	/** A move is claimed to be illegal and is to be shown. */
	readonly showing = $derived.by(
		() => this.question === 'claim' && this.dispute.claim === 'illegal_move' && !this.dispute.unshown,
	);

	/** Who made the move that is shown; null without one. */
	readonly mover = $derived.by((): SideName | null => {
		const { played } = this.moment;
		if (!played) return null;
		const { board } = played;
		if (played.kind === 'drop') return { board, color: played.color };
		const piece = this.#boards.position[board].squares[played.from];
		return piece ? { board, color: piece.startsWith('white') ? 'white' : 'black' } : null;
	});

	/** The question as the desk takes it; null while something is missing. */
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

	/** A move typed; without a board it is on that of the last one, else on board 1. */
	type(typed: Typed) {
		const { a, b } = this.#boards.position;
		const board = this.moment.played?.board ?? 'a';
		this.moment.played = tandemMove(typed, board, { a: a.to_move, b: b.to_move });
	}

	/** Claims what is chosen; of an illegal move, the move shown, by the opponent of who made it. */
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

	/** Says how the mate on a board came about; said again, nobody knows. */
	sayMatedBy(board: BoardName, by: MatedByName) {
		const { moment } = this;
		moment.matedBy = { ...moment.matedBy, [board]: moment.matedBy[board] === by ? 'unknown' : by };
	}

	/** Lets go of a piece of the boards: they have changed. What came from the box stays at hand. */
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

	/** A piece was drawn from a square to another, or off the board. */
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

	/** A pawn has reached its last rank: a press on the other board names what it becomes. */
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
