/**
 * A game at the board in its window: the desk's last answer, the clocks counted on from there, and both players'
 * unstored input. It also animates the last pair.
 *
 * Start at {@link TableGame.press}. Typed input stays in here: a screen gets only dots. Not here: the possible actions,
 * which the desk lists for each side (`acts`).
 */
import { type CallName, type Input, type Output, refusalOf } from '../../backend/backend';
import type { Desk } from '../../app/desk.svelte';
import type { BoardGameView } from '../../backend/generated/BoardGameView';
import type { ColorName } from '../../backend/generated/ColorName';
import type { DrawClaimName } from '../../backend/generated/DrawClaimName';
import type { GameSideView } from '../../backend/generated/GameSideView';
import type { PairView } from '../../backend/generated/PairView';
import type { PlayerActName } from '../../backend/generated/PlayerActName';
import { type Digits, digitsOf, dots, type Entered, enteredOf, type Press, promotes, SQUARES, typed } from './pad';
import { type Frame, frameAt, type Leg, legsOf, lengthOf } from './reveal';

export const COLORS: readonly ColorName[] = ['white', 'black'];
export const otherColor = (color: ColorName): ColorName => (color === 'white' ? 'black' : 'white');

/** Milliseconds between saves of a running clock: the most that a power cut can lose. */
export const KEPT_EVERY_MS = 5000;
/** Milliseconds between updates of the clocks on the screen. */
const CLOCK_MS = 100;

type GameCall = {
	[N in CallName]: Output<N> extends BoardGameView ? (Input<N> extends { game: number } ? N : never) : never;
}[CallName];

const LETTER = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' } as const;

/** Formats a move as the desk reads it: `e7e8q`. */
function entryText({ from, to, promotion }: Entered): string {
	return from + to + (promotion && promotion !== 'pawn' ? LETTER[promotion] : '');
}

/**
 * The reason the view is out of date: the file was closed, another file is open, or it has a game of the same number.
 */
export type Gone = 'closed' | 'other' | 'another_game';

/** A player's action that waits for a confirmation. */
export type Asking = 'offer' | 'answer' | 'resign';

export class TableGame {
	readonly game: number;
	view = $state.raw<BoardGameView | null>(null);
	/** The current time of this screen, in milliseconds. */
	now = $state(performance.now());
	#heard = $state(0);
	#digits = $state.raw<Record<ColorName, Digits>>({ white: [], black: [] });
	#playing = $state.raw<{ pair: PairView; legs: readonly Leg[]; since: number } | null>(null);
	/** The color that pressed Enter with an incomplete move; null if there is none. */
	unfinished = $state<ColorName | null>(null);
	/** The reason this is the last view and no action reaches the game any more; null while it is current. */
	gone = $state<Gone | null>(null);
	/** The player who claims a draw with the next entered move, which is then not made; null if nobody does. */
	claiming = $state.raw<{ color: ColorName; claim: DrawClaimName } | null>(null);
	#asking = $state.raw<Record<ColorName, Asking | null>>({ white: null, black: null });
	readonly #desk: Desk;
	#turn: Promise<unknown> = Promise.resolve();
	#kept = performance.now();
	#flagged = -1;

	constructor(desk: Desk, game: number) {
		this.#desk = desk;
		this.game = game;
	}

	/** The pair being animated; null while the board is at rest. */
	readonly showing = $derived.by(() => (this.frame ? (this.#playing?.pair ?? null) : null));
	readonly frame: Frame | null = $derived.by(() =>
		this.#playing ? frameAt(this.#playing.legs, this.now - this.#playing.since) : null,
	);
	/** The colors in motion in the current leg. */
	readonly movers: readonly ColorName[] = $derived(
		this.frame ? (this.#playing?.legs[this.frame.leg]?.movers ?? []) : [],
	);

	/** The number of visible dots for a typed move. */
	dots(color: ColorName): number {
		return dots(this.#digits[color]);
	}

	may(color: ColorName, act: PlayerActName): boolean {
		return this.view?.[color].acts.includes(act) ?? false;
	}

	/** True if this player can enter a move now. */
	enters(color: ColorName): boolean {
		return this.may(color, 'store_move') || this.may(color, 'choose_second') || this.may(color, 'play_move');
	}

	/** Returns the remaining time on a player's clock, in milliseconds. */
	left(color: ColorName): number {
		const clock = this.view?.[color].clock;
		if (!clock) return 0;
		return Math.max(0, clock.left_ms - (clock.running ? Math.max(0, this.now - this.#heard) : 0));
	}

	/** Handles a key of a player's pad. */
	press(color: ColorName, press: Press) {
		const asking = this.asking(color);
		if (press.key === 'draw' || press.key === 'resign') this.#ask(color, press.key);
		else if (asking && (press.key === 'enter' || press.key === 'correct')) this.reply(color, press.key === 'enter');
		else if (press.key === 'enter') this.enter(color);
		else if (this.enters(color)) this.#type(color, typed(this.#digits[color], press));
	}

	/** The question to a player; null if there is none, or it has become impossible. */
	asking(color: ColorName): Asking | null {
		const asking = this.#asking[color];
		const act = { offer: 'offer_draw', answer: 'answer_offer', resign: 'resign' } as const;
		return asking && this.may(color, act[asking]) ? asking : null;
	}

	/** Asks for a confirmation, so that no single key offers, accepts or resigns. */
	#ask(color: ColorName, key: 'draw' | 'resign') {
		const draw = this.may(color, 'answer_offer') ? 'answer' : 'offer';
		this.#asking = { ...this.#asking, [color]: key === 'draw' ? draw : 'resign' };
	}

	/** Answers the question; no declines an opponent's offer. */
	reply(color: ColorName, yes: boolean) {
		const [asking, { game }] = [this.asking(color), this];
		this.#asking = { ...this.#asking, [color]: null };
		if (asking === 'answer') void this.call('answer_offer', { game, by: color, answer: yes ? 'accept' : 'decline' });
		else if (asking === 'offer' && yes) void this.call('offer', { game, by: color, offer: 'draw' });
		else if (asking === 'resign' && yes) void this.call('resign', { game, color });
	}

	#type(color: ColorName, digits: Digits) {
		this.unfinished = null;
		this.#asking = { ...this.#asking, [color]: null };
		this.#digits = { ...this.#digits, [color]: digits };
	}

	/** Handles a pressed square, where only one player sees the board: start, then target. */
	square(color: ColorName, square: string) {
		const digits = this.#digits[color];
		const held = digits.length === 2 && digitsOf(square).join() === digits.join();
		this.#type(color, held ? [] : digits.length === 2 ? [...digits, ...digitsOf(square)] : digitsOf(square));
	}

	/** Returns the typed move; show it only to its player. */
	seen(color: ColorName): { from: string | null; to: string | null; promotes: boolean; becomes: number } {
		const digits = this.#digits[color];
		const squares = this.view?.board.squares ?? {};
		const move = enteredOf(digits, squares);
		const from = move?.from ?? enteredOf([...digits.slice(0, 2), 1, 1], squares)?.from ?? null;
		return {
			from: digits.length < 2 ? null : from,
			to: move?.to ?? null,
			promotes: move ? promotes(squares[move.from], move.to) : false,
			becomes: digits[SQUARES] ?? 1,
		};
	}

	/** Chooses the promotion piece by number. */
	become(color: ColorName, digit: number) {
		this.#type(color, [...this.#digits[color].slice(0, SQUARES), digit]);
	}

	/** Discards a player's unstored input. */
	clear(color: ColorName) {
		this.#type(color, []);
	}

	/** Handles the Enter key: stores the typed move, else stops the clock, else starts the opponent's. */
	enter(color: ColorName) {
		const { view, game } = this;
		if (!view) return;
		const digits = this.#digits[color];
		if (digits.length > 0 && this.enters(color)) {
			const move = enteredOf(digits, view.board.squares);
			if (!move) {
				this.unfinished = color;
				return;
			}
			const claim = this.claiming?.color === color ? this.claiming.claim : null;
			if (claim) {
				this.claiming = null;
				this.#type(color, []);
				void this.call('claim_draw', { game, by: color, claim, intended: entryText(move) });
				return;
			}
			const name = this.may(color, 'choose_second')
				? 'choose_second'
				: this.may(color, 'play_move')
					? 'play_move'
					: 'store_move';
			this.#type(color, []);
			void this.call(name, { game, color, entry: entryText(move) });
		} else if (this.may(color, 'stop_clock')) void this.call('stop_clock', { game, color });
		else if (this.may(color, 'start_opponents_clock')) void this.call('start_clocks', { game, by: color });
	}

	/** Loads the game from the desk. */
	load() {
		return this.call('board_game', { game: this.game });
	}

	/** Reloads the game: another window has changed something. */
	refresh() {
		void this.#quietly('board_game');
	}

	/** Makes a call that the user did not trigger; a refusal, such as from a race with another window, is not shown. */
	#quietly(name: 'board_game' | 'call_flag' | 'keep_clocks'): Promise<void> {
		const turn = this.#turn.then(async () => {
			try {
				this.see(await this.#desk.ask(name, { game: this.game }));
			} catch (thrown) {
				const { code } = refusalOf(thrown);
				if (this.view && code === 'no_tournament') return this.#go('closed');
				if (this.view && code === 'no_game') return this.#go('other');
				// The desk's clock is slightly slow: try again.
				if (name === 'call_flag') this.#flagged = -1;
				if (name !== 'board_game') this.refresh();
			}
		});
		this.#turn = turn;
		return turn;
	}

	/** Calls the desk, one call after the other. Resolves to false if refused, or the game is gone. */
	call<N extends GameCall>(name: N, input: Input<N>): Promise<boolean> {
		if (this.gone) return Promise.resolve(false);
		const turn = this.#turn.then(() =>
			this.#desk.guard(async () => this.see((await this.#desk.ask(name, input)) as BoardGameView)),
		);
		this.#turn = turn;
		return turn;
	}

	/** Takes over an answer of the desk, and animates a new pair. */
	see(view: BoardGameView) {
		const before = this.view;
		// Another file is open, with a game of the same number.
		if (before && before.id !== view.id) {
			this.#go('another_game');
			return;
		}
		this.gone = null;
		// A newer answer arrived first.
		if (before && before.events > view.events) return;
		this.view = view;
		this.#heard = performance.now();
		this.now = this.#heard;
		if (this.claiming && !view[this.claiming.color].claims_with_move.includes(this.claiming.claim))
			this.claiming = null;
		for (const color of COLORS) if (!this.enters(color)) this.#digits = { ...this.#digits, [color]: [] };
		if (before && view.last && before.events < view.events) this.#reveal(before.last, view.last);
	}

	/** Freezes the last view: its clocks stop, and no action is possible. */
	#go(gone: Gone) {
		this.gone = gone;
		const { view } = this;
		if (!view) return;
		const still = (color: ColorName): GameSideView => ({
			...view[color],
			clock: { ...view[color].clock, left_ms: this.left(color), running: false },
			acts: [],
			claims: [],
			claims_with_move: [],
		});
		this.view = { ...view, white: still('white'), black: still('black') };
		this.#digits = { white: [], black: [] };
		this.claiming = null;
		this.#playing = null;
	}

	/** Shows the game of the same number in the file that is open now. */
	takeOver() {
		this.view = null;
		this.gone = null;
		return this.load();
	}

	/** Claims a draw with the next entered move; null withdraws the claim. */
	claimWith(color: ColorName, claim: DrawClaimName | null) {
		this.claiming = claim && { color, claim };
	}

	#reveal(before: PairView | null, pair: PairView) {
		const shown = before?.number === pair.number && before.ordinary === pair.ordinary ? legsOf(before).length : 0;
		const legs = legsOf(pair).slice(shown);
		if (legs.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
		this.#playing = { pair, legs, since: this.#heard };
	}

	/** Ends the animation. */
	skip() {
		this.#playing = null;
	}

	/** Runs clocks and animation; returns a function that stops them. */
	run(): () => void {
		const clocks = setInterval(() => this.#tick(), CLOCK_MS);
		let picture = 0;
		const draw = () => {
			if (this.#playing) {
				this.now = performance.now();
				if (this.now - this.#playing.since >= lengthOf(this.#playing.legs)) this.#playing = null;
			}
			picture = requestAnimationFrame(draw);
		};
		draw();
		return () => {
			clearInterval(clocks);
			cancelAnimationFrame(picture);
		};
	}

	#tick() {
		const { view } = this;
		if (!view || !COLORS.some((color) => view[color].clock.running)) return;
		this.now = performance.now();
		// The table observes both flags (FIDE 6.8), so nobody has to call them.
		if (view.stage !== 'ended' && this.#flagged < view.events && COLORS.some((color) => this.left(color) === 0)) {
			this.#flagged = view.events;
			void this.#quietly('call_flag');
		} else if (this.now - this.#kept >= KEPT_EVERY_MS) {
			this.#kept = this.now;
			void this.#quietly('keep_clocks');
		}
	}
}
