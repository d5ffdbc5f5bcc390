/**
 * A session's connection to the desk, over a WLAN that may be bad.
 *
 * Start at {@link Channel}: {@link Channel.ask} queries, {@link Channel.act} stores an act until the desk has answered
 * it, and {@link Channel.follow} signals when to query again. `docs/hall.md` describes the protocol.
 */
import { drawn, written } from './bytes';
import { LaptopClock } from './laptopClock';
import type { Keep } from './keep';
import { Lock } from './lock';
import { Looks } from './looks';
import { type Act, Outbox, type RefusedAct } from './outbox';
import type { Paper } from './paper';
import { type Answer, type Send, signed, speak } from './speak';
import { listen } from './stream';
import { growing, type Time } from './time';

/** The state of the connection. */
export type Link = 'waiting' | 'connected' | 'lost';

/** The likely reason for a rejected answer. */
export type Doubt = 'stranger' | 'unknown' | 'ended' | 'bad_mac' | 'busy';

export interface State {
	link: Link;
	doubt: Doubt | undefined;
	/** Acts without an answer. */
	waiting: readonly Act[];
	/** Acts that the desk refused. */
	refused: readonly RefusedAct[];
	/** Time of the last authenticated answer, in milliseconds since 1970; undefined before the first. */
	heard: number | undefined;
	/** Time of this page's last confirmed act, in milliseconds since 1970; undefined before the first. */
	confirmed: number | undefined;
	/** True if all acts are stored in the browser; false if some are lost when the page closes. */
	kept: boolean;
}

export interface Parts {
	keep: Keep;
	send: Send;
	time: Time;
}

/** Milliseconds between polls while no event stream is open; with a stream, the pause is twice as long. */
const ASKS = 15_000;

/** The status for a query whose key is too old or was used before. */
const TOO_EARLY = 425;

export class Channel {
	readonly session: Paper;
	readonly outbox: Outbox;
	readonly #parts: Parts;
	readonly #lock: Lock;
	readonly #clock = new LaptopClock();
	readonly #listeners = new Set<(state: State) => void>();
	#state: State;
	#pumping = false;
	#attempt = 0;
	#again: (() => void) | undefined;
	#closed = false;
	#looks: Looks | undefined;
	readonly #unheard: () => void;
	readonly #hidden = () => this.#lock.free();
	/** Called with the authenticated answer to each act. */
	onanswer: ((act: Act, status: number, said: unknown) => void) | undefined;

	constructor(session: Paper, parts: Parts) {
		this.session = session;
		this.#parts = parts;
		this.outbox = new Outbox(parts.keep, session.id, parts.time);
		this.#lock = new Lock(parts.keep, session.id, written(drawn(9)), parts.time);
		this.#state = {
			link: 'waiting',
			doubt: undefined,
			waiting: this.outbox.waiting(),
			refused: this.outbox.refused(),
			heard: undefined,
			confirmed: undefined,
			kept: true,
		};
		this.#unheard = parts.keep.heard((name) => {
			// A released lock must not trigger sending: two tabs would trigger each other forever.
			if (!name.startsWith('lock.')) this.#look();
		});
		// Otherwise, a reload while sending has to wait for the lock of the page that is gone.
		window.addEventListener('pagehide', this.#hidden);
	}

	get state(): State {
		return this.#state;
	}

	/** Calls `listener` with the state now and at each change; returns a function that unsubscribes. */
	watch(listener: (state: State) => void): () => void {
		this.#listeners.add(listener);
		listener(this.#state);
		return () => this.#listeners.delete(listener);
	}

	#say(change: Partial<State>) {
		this.#state = { ...this.#state, ...change };
		for (const listener of this.#listeners) listener(this.#state);
	}

	/** Reads the stored acts again: another tab may have changed them. */
	#look() {
		const waiting = this.outbox.waiting();
		this.#say({ waiting, refused: this.outbox.refused() });
		if (waiting.length > 0) void this.pump();
	}

	/** Returns the laptop's time, in milliseconds since 1970. */
	now(): number {
		return this.#clock.at(this.#parts.time.now());
	}

	/** Sends a signed request and processes the answer, unless the channel was closed meanwhile. */
	async #speak(call: string, body: string, key?: string): Promise<Answer> {
		const sent = this.#parts.time.now();
		const answer = await speak(this.#parts.send, this.session, `/api/call/${call}`, body, key);
		if (!this.#closed) this.#heard(answer, sent);
		return answer;
	}

	/** Updates clock and connection state from an answer; `sent` is the time of the request. */
	#heard(answer: Answer, sent: number) {
		if (answer.believed) {
			if (answer.now > 0) this.#clock.heard(answer.now, sent, this.#parts.time.now());
			this.#say({ link: 'connected', doubt: undefined, heard: this.#parts.time.now() });
			this.#looks?.answered();
			return;
		}
		const { status, hint } = answer;
		let doubt: Doubt | undefined;
		if (status === 401 && (hint === 'ended' || hint === 'bad_mac' || hint === 'unknown')) doubt = hint;
		else if (status === 429) doubt = 'busy';
		else if (status !== undefined && status < 500) doubt = 'stranger';
		this.#say({ link: 'lost', doubt });
		this.#looks?.missed();
	}

	/** Returns a one-time key for a query, so that a recorded request cannot be replayed. */
	#lookKey = () => `look-${String(this.now())}-${written(drawn(9))}`;

	/** Sends a read-only call; undefined if there is no authenticated answer or the channel is closed. */
	async ask(call: string, input: object = {}): Promise<{ status: number; said: unknown } | undefined> {
		if (this.#closed) return undefined;
		const body = JSON.stringify(input);
		let answer = await this.#speak(call, body, this.#lookKey());
		// The phone's clock was wrong; the answer has corrected it.
		if (answer.believed && answer.status === TOO_EARLY && !this.#closed)
			answer = await this.#speak(call, body, this.#lookKey());
		return answer.believed && !this.#closed ? answer : undefined;
	}

	/** Stores an act on this phone and sends it until the desk has answered. */
	act(call: string, input: object): Act {
		const { act, kept } = this.outbox.add(call, input);
		this.#say({ waiting: this.outbox.waiting(), kept: this.#state.kept && kept });
		void this.pump();
		return act;
	}

	/** Stops sending an act. If it had arrived already, it still counts. */
	withdraw(act: Act) {
		this.outbox.forget(act);
		this.#look();
	}

	/** Discards a refusal after the user has read it. */
	dismiss(act: RefusedAct) {
		this.outbox.forget(act);
		this.#look();
	}

	/** Sends the stored acts, one after the other, from one tab at a time. */
	async pump(): Promise<void> {
		if (this.#pumping || this.#closed) return;
		this.#pumping = true;
		this.#again?.();
		this.#again = undefined;
		try {
			for (;;) {
				if (this.outbox.waiting().length === 0 || this.#closed) break;
				if (!(await this.#lock.take())) {
					this.#later(1000);
					break;
				}
				// Read after the lock: the user may have withdrawn an act meanwhile.
				const [act] = this.outbox.waiting();
				if (!act) break;
				const answer = await this.#speak(act.call, act.body, act.key);
				if (this.#closed) break;
				if (!answer.believed || answer.status === 429 || answer.status >= 500) {
					this.#later(growing(this.#attempt));
					this.#attempt += 1;
					break;
				}
				this.#attempt = 0;
				// Another tab may have withdrawn the act meanwhile; the desk's answer still counts.
				this.outbox.answered(act, answer.status, answer.said);
				this.#say({
					waiting: this.outbox.waiting(),
					refused: this.outbox.refused(),
					...(answer.status === 200 ? { confirmed: this.#parts.time.now() } : {}),
				});
				this.onanswer?.(act, answer.status, answer.said);
			}
		} finally {
			this.#lock.free();
			this.#pumping = false;
		}
	}

	#later(milliseconds: number) {
		this.#again?.();
		this.#again = this.#parts.time.after(milliseconds, () => {
			this.#again = undefined;
			void this.pump();
		});
	}

	/** Retries without waiting: the connection may be back. */
	nudge() {
		this.#attempt = 0;
		void this.pump();
	}

	/**
	 * Calls `onchange` now, after each change at the desk, and at regular intervals; returns a function that stops it.
	 */
	follow(onchange: () => void): () => void {
		const { time, send } = this.#parts;
		const stop = new AbortController();
		let streaming = false;
		const looks = new Looks(time, () => (streaming ? 2 * ASKS : ASKS), onchange);
		this.#looks = looks;
		let link = this.#state.link;
		const unwatched = this.watch((state) => {
			if (state.link === link) return;
			link = state.link;
			// After a longer disconnect, send the stored acts immediately.
			if (link === 'connected' && looks.misses > 0) this.nudge();
		});
		const open = async (attempt: number): Promise<void> => {
			let next = attempt + 1;
			try {
				const { headers } = signed(this.session, 'GET', '/api/events', '', this.#lookKey());
				const response = await send('/api/events', {
					headers,
					signal: stop.signal,
					cache: 'no-store',
					credentials: 'omit',
					redirect: 'error',
				});
				await listen(response, time, () => {
					streaming = true;
					next = 0;
					looks.now();
					void this.pump();
				});
			} catch {
				// Without a stream, polling remains.
			}
			if (stop.signal.aborted) return;
			// The desk may be gone: query now, so that the page shows it without delay.
			const streamed = streaming;
			streaming = false;
			if (streamed) looks.now();
			time.after(growing(next), () => void open(next));
		};
		looks.now();
		void this.pump();
		void open(-1);
		return () => {
			stop.abort();
			unwatched();
			looks.end();
			this.#looks = undefined;
		};
	}

	/** Closes the channel; stored acts stay stored. */
	close() {
		this.#closed = true;
		this.#again?.();
		this.#unheard();
		window.removeEventListener('pagehide', this.#hidden);
		this.#lock.free();
	}
}
