/**
 * What the arbiter asks about a game on one board, and what is picked up meanwhile. The board is
 * board 1 of the desk (`app/boards`), so that it stays while another screen is looked at.
 *
 * Begin at {@link OneInquiry.asked}. Not here: any answer.
 */
import type { Boards } from '../../components/judge/boards.svelte';
import type { BoardClaimName, BoardQuestion, ColorName, PieceMoveInput } from '../../backend/generated';
import type { GameKind } from './game';
import type { Held } from '../../components/judge/inquiry.svelte';
import type { Typed } from '../../components/judge/typedMove';

export type OneQuestion = 'stands' | 'move' | 'pair' | 'claim';

export class OneInquiry {
	readonly #boards: Boards;
	readonly questions: readonly OneQuestion[];
	question = $state<OneQuestion>('stands');
	held = $state.raw<Held | null>(null);
	claim = $state<BoardClaimName>('checkmate');
	by = $state<ColorName>('white');
	claimerMoved = $state(false);
	clockNotPressed = $state(false);
	/** The move claimed to be illegal can no longer be shown. */
	unshown = $state(false);
	/** The moves shown, of each color the last one, and on which position. */
	#moves = $state.raw<Record<ColorName, PieceMoveInput | null>>({ white: null, black: null });
	#on = $state.raw<object | null>(null);
	/** Whose move was shown last. */
	mover = $state<ColorName>('white');

	constructor(boards: Boards, game: GameKind) {
		this.#boards = boards;
		this.questions = game === 'pairs' ? ['stands', 'pair', 'claim'] : ['stands', 'move', 'claim'];
		this.hasIllegalMoves = game === 'chess';
	}

	/** Whether a move can be illegal; one that cannot be made in a pair is void. */
	readonly hasIllegalMoves: boolean;

	/** The move claimed to be illegal is to be shown. */
	readonly showing = $derived.by(
		() => this.question === 'claim' && this.claim === 'illegal_move' && this.hasIllegalMoves && !this.unshown,
	);

	/** Squares take pieces; otherwise they show moves. */
	readonly arranging = $derived.by(() => this.question === 'stands' || (this.question === 'claim' && !this.showing));

	/** The moves shown on the board as it stands. */
	readonly moves = $derived.by(() => (this.#on === this.#boards.position ? this.#moves : { white: null, black: null }));

	/** The move shown last. */
	readonly played = $derived.by(() => this.moves[this.mover]);

	/** The question as the desk takes it; null while something is missing. */
	readonly asked = $derived.by((): BoardQuestion | null => {
		const { moves, played } = this;
		switch (this.question) {
			case 'stands':
				return { ask: 'stands' };
			case 'move':
				return played && { ask: 'step', played };
			case 'pair':
				return moves.white || moves.black ? { ask: 'pair', ...moves } : null;
			case 'claim': {
				const shown = this.showing ? played : null;
				if (this.showing && !shown) return null;
				const by = shown ? (this.mover === 'white' ? 'black' : 'white') : this.by;
				const clock = this.claim === 'illegal_move' && this.clockNotPressed ? 'not_yet' : 'already';
				const moved = this.claimerMoved ? 'already' : 'not_yet';
				return { ask: 'board_claim', claim: this.claim, by, moved, shown, clock };
			}
		}
	});

	ask(question: OneQuestion) {
		this.question = question;
		this.held = null;
	}

	/** Lets go of a piece of the board: it has changed. */
	letGo() {
		if (this.held?.from === 'square') this.held = null;
	}

	press(square: string) {
		const { held } = this;
		const piece = this.#boards.position.a.squares[square];
		if (held?.from === 'box') this.#boards.set('a', square, piece === held.piece ? null : held.piece);
		else if (held?.from === 'eraser') this.#boards.set('a', square, null);
		else if (held?.from === 'square') {
			this.held = null;
			this.carry(held.square, square);
		} else if (piece) this.held = { from: 'square', board: 'a', square };
	}

	/** A piece goes from a square to another, or off the board. */
	carry(from: string, to: string | null) {
		this.held = null;
		if (from === to) return;
		if (this.arranging) {
			if (to === null) this.#boards.set('a', from, null);
			else this.#boards.move({ board: 'a', square: from }, { board: 'a', square: to });
		} else if (to !== null) this.#show({ from, to, becomes: null });
	}

	/** A move typed. */
	type({ from, to, piece }: Typed) {
		if (from !== null) this.#show({ from, to, becomes: piece });
	}

	#show(move: PieceMoveInput) {
		const { moves } = this;
		const piece = this.#boards.position.a.squares[move.from];
		if (!piece) return;
		this.mover = piece.startsWith('white') ? 'white' : 'black';
		this.#moves = { ...moves, [this.mover]: move };
		this.#on = this.#boards.position;
	}
}
