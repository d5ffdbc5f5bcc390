/**
 * The replay of a finished game. Forwards, each pair is animated as in the game; backwards, the previous board appears.
 */
import type { GameRecordView, PairView } from '../../backend/generated';
import { type Frame, frameAt, type Leg, legsOf, lengthOf, type Pieces } from './reveal';

export class Replay {
	readonly record: GameRecordView;
	/** The number of pairs on the board. */
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

	/** The last pair on the board; null before the first. */
	readonly pair: PairView | null = $derived.by(() => this.record.pairs[this.at - 1] ?? null);
	readonly squares: Pieces = $derived.by(() => this.pair?.after.squares ?? this.record.start.squares);
	readonly frame: Frame | null = $derived.by(() =>
		this.#playing ? frameAt(this.#playing.legs, this.#now - this.#playing.since) : null,
	);

	/** Shows the board after this many pairs; a single step forward is animated. */
	go(to: number) {
		const next = Math.min(this.count, Math.max(0, to));
		const pair = this.record.pairs[next - 1];
		const forwards = next === this.at + 1 && pair !== undefined;
		this.at = next;
		this.#now = performance.now();
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		this.#playing = forwards && !still ? { legs: legsOf(pair), since: this.#now } : null;
	}

	/** Advances the animation to this time, in milliseconds. */
	tick(now: number) {
		if (!this.#playing) return;
		this.#now = now;
		if (now - this.#playing.since >= lengthOf(this.#playing.legs)) this.#playing = null;
	}
}
