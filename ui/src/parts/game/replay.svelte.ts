/**
 * Playing a game through once it is over: forwards a pair is played out as it was in the game,
 * backwards the board before it is shown.
 */
import type { GameRecordView, PairView } from '../../backend/generated';
import { type Frame, frameAt, type Leg, legsOf, lengthOf, type Pieces } from './reveal';

export class Replay {
	readonly record: GameRecordView;
	/** How many pairs are on the board. */
	at = $state(0);
	#playing = $state.raw<{ legs: readonly Leg[]; since: number } | null>(null);
	#now = $state(0);

	constructor(record: GameRecordView) {
		this.record = record;
		this.at = record.pairs.length;
	}

	get count(): number {
		return this.record.pairs.length;
	}

	/** The pair last made; null before the first. */
	readonly pair: PairView | null = $derived.by(() => this.record.pairs[this.at - 1] ?? null);
	readonly squares: Pieces = $derived.by(() => this.pair?.after.squares ?? this.record.start.squares);
	readonly frame: Frame | null = $derived.by(() =>
		this.#playing ? frameAt(this.#playing.legs, this.#now - this.#playing.since) : null,
	);

	/** Shows the board after so many pairs; one step on is played out. */
	go(to: number) {
		const next = Math.min(this.count, Math.max(0, to));
		const pair = this.record.pairs[next - 1];
		const forwards = next === this.at + 1 && pair !== undefined;
		this.at = next;
		this.#now = performance.now();
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		this.#playing = forwards && !still ? { legs: legsOf(pair), since: this.#now } : null;
	}

	/** Moves what is played out on to this moment. */
	tick(now: number) {
		if (!this.#playing) return;
		this.#now = now;
		if (now - this.#playing.since >= lengthOf(this.#playing.legs)) this.#playing = null;
	}
}
