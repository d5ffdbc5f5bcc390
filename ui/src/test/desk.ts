/** The real desk for component tests. It records every call; calls can be held, refused or answered differently. */
import { type Backend, type CallName, type Input, type Job, type Output, Refused } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import type { Work } from '../keyboard/work';
import { NOW } from '../preview/day';
import { DeskProcess } from './process';

/** A call that waits until the test finishes or cancels it. */
export class HeldCall {
	#job: Job | undefined;
	#go: () => void = () => undefined;
	#stop: (reason: unknown) => void = () => undefined;

	/** Starts waiting; resolves when the test calls `finish`, rejects when the job is canceled. */
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
	/** The pending work of the screens; null before they are mounted. */
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

	/** Calls the desk outside of the screens, once these are idle. While a call is held, it does not wait. */
	async look<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		if (!this.#waiting) await this.screens?.rest();
		return this.process.call(name, input);
	}

	/** Returns the inputs of the screens' calls with this name. */
	asked(name: CallName): unknown[] {
		return this.calls.filter((call) => call.name === name).map(({ input }) => input);
	}

	/** Makes the next call of this name wait until it is finished or canceled. */
	hold(name: CallName): HeldCall {
		const held = new HeldCall();
		this.#held.set(name, held);
		return held;
	}

	/** Refuses every call of this name from now on; null admits them again. */
	refuse(name: CallName, refusal: RefusalView | null) {
		if (refusal) this.#refused.set(name, refusal);
		else this.#refused.delete(name);
	}

	/** Changes the answer to every call of this name from now on. */
	answer<N extends CallName>(name: N, otherwise: (answer: Output<N>) => Output<N>) {
		this.#otherwise.set(name, otherwise as (answer: never) => unknown);
	}

	/** Returns a match from the desk; throws if there is none. */
	async match(round: number, table: number) {
		const { matches } = await this.look('round', { round });
		const found = matches.find((it) => it.table === table);
		if (!found) throw new Error(`no table ${String(table)} in round ${String(round)}`);
		return found;
	}

	/** Returns a game from the desk. */
	game(game = 1) {
		return this.look('board_game', { game });
	}

	/** Returns a correspondence game from the desk; throws if there is none. */
	async post(game = 1) {
		const { games } = await this.look('correspondence', {});
		const found = games.find((it) => it.game.game === game);
		if (!found) throw new Error(`no game ${String(game)} by correspondence`);
		return found;
	}

	/** Returns the fields of all players, in the order of entry. */
	async players() {
		const { rows } = await this.look('players', {});
		return rows.sort((one, other) => one.id - other.id).map(({ fields }) => fields);
	}

	/** Returns the state of a round. */
	async state(round: number) {
		return (await this.look('round', { round })).state;
	}

	/** Returns the current teams. */
	async teams() {
		return (await this.look('decisions', {})).teams;
	}
}
