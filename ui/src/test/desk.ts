/** The real desk as component tests use it: every call is written down, one can be held or answered otherwise. */
import { type Backend, type CallName, type Input, type Job, type Output, Refused } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import type { Work } from '../keyboard/work';
import { NOW } from '../preview/day';
import { DeskProcess } from './process';

/** A call that goes on only when it is told. */
export class HeldCall {
	#job: Job | undefined;
	#go: () => void = () => undefined;
	#stop: (reason: unknown) => void = () => undefined;

	/** Begins, and ends when it is told. */
	of(job: Job | undefined): Promise<void> {
		this.#job = job;
		return new Promise((go, stop) => ([this.#go, this.#stop] = [go, stop]));
	}

	progress(done: number, total: number) {
		this.#job?.progress(done, total);
	}

	finish() {
		this.#go();
	}

	cancel(job: number) {
		if (this.#job?.number === job) this.#stop(new Refused({ code: 'canceled', article: null, data: {} }));
	}
}

export class TestDesk implements Backend {
	readonly process = new DeskProcess(NOW);
	/** What the screens wait for, once there are any. */
	screens: Work | null = null;
	/** Every call of the screens. */
	readonly calls: { name: CallName; input: unknown }[] = [];
	readonly #held = new Map<CallName, HeldCall>();
	#waiting: HeldCall | null = null;
	readonly #otherwise = new Map<CallName, (answer: never) => unknown>();
	readonly #refused = new Map<CallName, RefusalView>();

	async call<N extends CallName>(name: N, input: Input<N>, job?: Job): Promise<Output<N>> {
		this.calls.push({ name, input });
		if (name === 'cancel') this.#waiting?.cancel((input as Input<'cancel'>).job);
		const held = this.#held.get(name);
		this.#held.delete(name);
		if (held) await this.#wait(held, job);
		const refused = this.#refused.get(name);
		if (refused) throw new Refused(refused);
		const answer = await this.process.call(name, input, job);
		const otherwise = this.#otherwise.get(name) as ((answer: Output<N>) => Output<N>) | undefined;
		return otherwise ? otherwise(answer) : answer;
	}

	async #wait(held: HeldCall, job: Job | undefined) {
		this.#waiting = held;
		await held.of(job);
		this.#waiting = null;
	}

	/** Asks the desk beside the screens, once these show all they have asked for; a call that is held keeps nobody. */
	async look<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		if (!this.#waiting) await this.screens?.rest();
		return this.process.call(name, input);
	}

	/** What the screens have asked by this name. */
	asked(name: CallName): unknown[] {
		return this.calls.filter((call) => call.name === name).map(({ input }) => input);
	}

	/** Lets the next call of this name wait until it may go on, or is canceled. */
	hold(name: CallName): HeldCall {
		const held = new HeldCall();
		this.#held.set(name, held);
		return held;
	}

	/** Refuses every call of this name from now on, until it is admitted with null. */
	refuse(name: CallName, refusal: RefusalView | null) {
		if (refusal) this.#refused.set(name, refusal);
		else this.#refused.delete(name);
	}

	/** Answers every call of this name otherwise from now on. */
	answer<N extends CallName>(name: N, otherwise: (answer: Output<N>) => Output<N>) {
		this.#otherwise.set(name, otherwise as (answer: never) => unknown);
	}

	/** A match as the desk shows it. */
	async match(round: number, table: number) {
		const { matches } = await this.look('round', { round });
		const found = matches.find((it) => it.table === table);
		if (!found) throw new Error(`no table ${String(table)} in round ${String(round)}`);
		return found;
	}

	/** A game as the desk shows it. */
	game(game = 1) {
		return this.look('board_game', { game });
	}

	/** A game by correspondence as the desk shows it. */
	async post(game = 1) {
		const { games } = await this.look('correspondence', {});
		const found = games.find((it) => it.game.game === game);
		if (!found) throw new Error(`no game ${String(game)} by correspondence`);
		return found;
	}

	/** What is known of the players, in the order in which they were entered. */
	async players() {
		const { rows } = await this.look('players', {});
		return rows.sort((one, other) => one.id - other.id).map(({ fields }) => fields);
	}

	/** How far a round is. */
	async state(round: number) {
		return (await this.look('round', { round })).state;
	}

	/** The teams as they are now. */
	async teams() {
		return (await this.look('decisions', {})).teams;
	}
}
