/**
 * What the arbiter asks about the boards, and what is picked up meanwhile.
 *
 * Not here: the boards themselves (`app/bench`), and any answer.
 */
import type { Bench } from '../../app/bench.svelte';
import type { BoardName } from '../../backend/generated/BoardName';
import type { ClaimInput } from '../../backend/generated/ClaimInput';
import type { ColorName } from '../../backend/generated/ColorName';
import type { FlagOrderName } from '../../backend/generated/FlagOrderName';
import type { HandPiece } from '../../backend/generated/HandPiece';
import type { MoveInput } from '../../backend/generated/MoveInput';
import type { PieceName } from '../../backend/generated/PieceName';
import type { Question } from '../../backend/generated/Question';
import type { SideName } from '../../backend/generated/SideName';
import { codeOf } from './said';

export const QUESTIONS = ['mate', 'move', 'result', 'claim'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

/** What was picked up and waits for its square. */
export type Held =
	| { from: 'square'; board: BoardName; square: string }
	| { from: 'hand'; board: BoardName; color: ColorName; piece: HandPiece }
	| { from: 'box'; piece: PieceName }
	| { from: 'eraser' };

export class Inquiry {
	readonly #bench: Bench;
	question = $state<QuestionName>('mate');
	held = $state.raw<Held | null>(null);
	/** The move asked about. */
	played = $state.raw<MoveInput | null>(null);
	/** The piece touched the square but was not released. */
	touched = $state(false);
	opponentMoved = $state(false);
	/** The partner of a mated player has moved since. */
	partnerMoved = $state(false);
	flags = $state.raw<SideName[]>([]);
	order = $state<FlagOrderName>('known');
	claims = $state.raw<ClaimInput[]>([]);

	constructor(bench: Bench) {
		this.#bench = bench;
	}

	/** Squares show moves; otherwise pieces are set up. */
	readonly arranging = $derived.by(() => this.question !== 'move');

	/** The question as the desk takes it; null while something is missing. */
	readonly asked = $derived.by((): Question | null => {
		const { flags, order } = this;
		switch (this.question) {
			case 'mate':
				return { ask: 'mate', partner_moved: this.partnerMoved ? (['a', 'b'] as const).map((board) => ({ board, color: this.#bench.position[board].to_move })) : [] };
			case 'result':
				return { ask: 'result', flags, order };
			case 'claim':
				return this.claims.length === 0 ? null : { ask: 'claim', claims: this.claims, flags, order };
			case 'move':
				if (!this.played) return null;
				if (this.touched && this.played.kind === 'drop') return { ask: 'touch', board: this.played.board, piece: this.played.piece, to: this.played.to };
				return { ask: 'move', played: this.played, opponent_moved: this.opponentMoved ? 'already' : 'not_yet' };
		}
	});

	ask(question: QuestionName) {
		this.question = question;
		this.held = null;
	}

	/** Forgets the move asked about: the boards have changed. */
	forget() {
		this.played = null;
		this.held = null;
		this.opponentMoved = false;
		this.partnerMoved = false;
	}

	toggleFlag(side: SideName) {
		const code = codeOf(side);
		const without = this.flags.filter((it) => codeOf(it) !== code);
		this.flags = without.length < this.flags.length ? without : [...this.flags, side];
	}

	/** A square was pressed. */
	press(board: BoardName, square: string) {
		const { held } = this;
		const piece = this.#bench.position[board].squares[square];
		if (held?.from === 'box') this.#bench.set(board, square, piece === held.piece ? null : held.piece);
		else if (held?.from === 'eraser') this.#bench.set(board, square, null);
		else if (held?.from === 'square') {
			this.held = null;
			this.#carry(held, board, square);
		} else if (held?.from === 'hand') {
			this.held = null;
			if (held.board === board) this.played = { kind: 'drop', board, color: held.color, piece: held.piece, to: square };
		} else if (!this.arranging && this.#wantsTarget(board)) this.#take(square);
		else if (piece) this.held = { from: 'square', board, square };
	}

	/** A piece was drawn from a square to another, or off the board. */
	drag(board: BoardName, square: string, to: { board: BoardName; square: string } | null) {
		this.held = null;
		if (to) this.#carry({ board, square }, to.board, to.square);
		else if (this.arranging) this.#bench.set(board, square, null);
	}

	#carry(from: { board: BoardName; square: string }, board: BoardName, square: string) {
		if (from.board === board && from.square === square) return;
		if (this.arranging) this.#bench.move(from, { board, square });
		else if (from.board === board) this.played = { kind: 'move', board, from: from.square, to: square, wanted: null, taken_from: null };
	}

	/** A pawn has reached its last rank: a press on the other board names what it becomes. */
	#wantsTarget(board: BoardName): boolean {
		const { played } = this;
		if (played?.kind !== 'move' || played.board === board) return false;
		const mover = this.#bench.position[played.board].squares[played.from];
		return (mover === 'white_pawn' && played.to.endsWith('8')) || (mover === 'black_pawn' && played.to.endsWith('1'));
	}

	#take(square: string) {
		const { played } = this;
		if (played?.kind !== 'move') return;
		const there = played.board === 'a' ? 'b' : 'a';
		const role = this.#bench.position[there].squares[square]?.split('_')[1];
		if (role === 'queen' || role === 'rook' || role === 'bishop' || role === 'knight') this.played = { ...played, wanted: role, taken_from: square };
	}
}
