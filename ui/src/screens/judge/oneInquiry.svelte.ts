/**
 * The arbiter's question about a game on one board, and the picked-up piece. The board is board 1 of the desk
 * (`app/boards`), so that it survives a change of the screen.
 *
 * Start at {@link OneInquiry.asked}. Not here: any answer.
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
	/** True if the move claimed to be illegal can no longer be shown. */
	unshown = $state(false);
	/** The last shown move of each color, and the position they belong to. */
	#moves = $state.raw<Record<ColorName, PieceMoveInput | null>>({ white: null, black: null });
	#on = $state.raw<object | null>(null);
	/** The color of the move shown last. */
	mover = $state<ColorName>('white');

	constructor(boards: Boards, game: GameKind) {
		this.#boards = boards;
		this.questions = game === 'pairs' ? ['stands', 'pair', 'claim'] : ['stands', 'move', 'claim'];
		this.hasIllegalMoves = game === 'chess';
	}

	/** True if moves can be illegal; in pairs, an impossible move is void instead. */
	readonly hasIllegalMoves: boolean;

	/** True if the move claimed to be illegal is to be shown. */
	readonly showing = $derived.by(
		() => this.question === 'claim' && this.claim === 'illegal_move' && this.hasIllegalMoves && !this.unshown,
	);

	/** True if presses on squares set up pieces; false if they show moves. */
	readonly arranging = $derived.by(() => this.question === 'stands' || (this.question === 'claim' && !this.showing));

	/** The moves shown on the current position. */
	readonly moves = $derived.by(() => (this.#on === this.#boards.position ? this.#moves : { white: null, black: null }));

	/** The move shown last. */
	readonly played = $derived.by(() => this.moves[this.mover]);

	/** The question as the desk accepts it; null while it is incomplete. */
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

	/** Drops a piece held from the board, since it has changed. */
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

	/** Moves a piece to another square, or off the board (null). */
	carry(from: string, to: string | null) {
		this.held = null;
		if (from === to) return;
		if (this.arranging) {
			if (to === null) this.#boards.set('a', from, null);
			else this.#boards.move({ board: 'a', square: from }, { board: 'a', square: to });
		} else if (to !== null) this.#show({ from, to, becomes: null });
	}

	/** Enters a typed move. */
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
