/**
 * A session's line to the desk, over a WLAN that may be bad.
 *
 * Start at {@link Channel}: {@link Channel.ask} looks, {@link Channel.act} does something that is
 * kept until it is answered, and {@link Channel.follow} hears when to look again. The protocol is
 * told in `docs/hall.md`.
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

/** How it stands with the desk. */
export type Link = 'waiting' | 'connected' | 'lost';

/** Why an answer was not believed, as far as it can be guessed. */
export type Doubt = 'stranger' | 'unknown' | 'ended' | 'bad_mac' | 'busy';

export interface State {
	link: Link;
	doubt: Doubt | undefined;
	/** Acts that have no answer yet. */
	waiting: readonly Act[];
	/** Acts that the desk refused. */
	refused: readonly RefusedAct[];
	/** When the desk last said something believed; milliseconds since 1970. */
	heard: number | undefined;
	/** When an act of this page was last confirmed. */
	confirmed: number | undefined;
	/** Whether what is kept outlives the page. */
	kept: boolean;
}

export interface Parts {
	keep: Keep;
	send: Send;
	time: Time;
}

/** While no stream is open, the page asks so often; while one is, half as often. */
const ASKS = 15_000;

/** The status of a look whose key is too old, or was seen before. */
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
	/** Hears each act's answer, once it is believed. */
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
			// A lock that another tab gives back is no reason to send: two tabs would drive each other.
			if (!name.startsWith('lock.')) this.#look();
		});
		// Else whoever reloads while something is sent waits for a page that is gone.
		window.addEventListener('pagehide', this.#hidden);
	}

	get state(): State {
		return this.#state;
	}

	/** Tells how it stands, now and at each change; gives what ends it. */
	watch(listener: (state: State) => void): () => void {
		this.#listeners.add(listener);
		listener(this.#state);
		return () => this.#listeners.delete(listener);
	}

	#say(change: Partial<State>) {
		this.#state = { ...this.#state, ...change };
		for (const listener of this.#listeners) listener(this.#state);
	}

	/** Reads again what is kept: another tab may have done something. */
	#look() {
		const waiting = this.outbox.waiting();
		this.#say({ waiting, refused: this.outbox.refused() });
		if (waiting.length > 0) void this.pump();
	}

	/** What time it is by the laptop, in milliseconds since 1970. */
	now(): number {
		return this.#clock.at(this.#parts.time.now());
	}

	/** Sends a signed request and takes note of the answer, unless the channel was closed meanwhile. */
	async #speak(call: string, body: string, key?: string): Promise<Answer> {
		const sent = this.#parts.time.now();
		const answer = await speak(this.#parts.send, this.session, `/api/call/${call}`, body, key);
		if (!this.#closed) this.#heard(answer, sent);
		return answer;
	}

	/** Takes note of an answer to what was sent then. */
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

	/** A key by which a look counts once, so that a recorded request cannot be replayed. */
	#lookKey = () => `look-${String(this.now())}-${written(drawn(9))}`;

	/** Asks something that changes nothing; undefined where no answer is to be believed. */
	async ask(call: string, input: object = {}): Promise<{ status: number; said: unknown } | undefined> {
		const body = JSON.stringify(input);
		let answer = await this.#speak(call, body, this.#lookKey());
		// The phone's clock was wrong; the answer set it.
		if (answer.believed && answer.status === TOO_EARLY) answer = await this.#speak(call, body, this.#lookKey());
		return answer.believed && !this.#closed ? answer : undefined;
	}

	/** Does something: it is kept on this phone until the desk has answered. */
	act(call: string, input: object): Act {
		const { act, kept } = this.outbox.add(call, input);
		this.#say({ waiting: this.outbox.waiting(), kept: this.#state.kept && kept });
		void this.pump();
		return act;
	}

	/** Does not send an act any more; if it had arrived already, it counts. */
	withdraw(act: Act) {
		this.outbox.forget(act);
		this.#look();
	}

	/** A refusal was read. */
	dismiss(act: RefusedAct) {
		this.outbox.forget(act);
		this.#look();
	}

	/** Sends what waits, one act after the other, one tab at a time. */
	async pump(): Promise<void> {
		if (this.#pumping || this.#closed) return;
		this.#pumping = true;
		this.#again?.();
		this.#again = undefined;
		try {
			for (;;) {
				const [act] = this.outbox.waiting();
				if (!act || this.#closed) break;
				if (!(await this.#lock.take())) {
					this.#later(1000);
					break;
				}
				const answer = await this.#speak(act.call, act.body, act.key);
				if (this.#closed) break;
				if (!answer.believed || answer.status === 429 || answer.status >= 500) {
					this.#later(growing(this.#attempt));
					this.#attempt += 1;
					break;
				}
				this.#attempt = 0;
				// Another tab may have taken it back meanwhile: what the desk answered is true all the same.
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

	/** There may be a way again: tries at once. */
	nudge() {
		this.#attempt = 0;
		void this.pump();
	}

	/** Calls `onchange` now, whenever something changed at the desk, and every now and then; gives what ends it. */
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
			// Back after having been away for a while: what waits goes at once.
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
				// Asking every now and then is the other way.
			}
			if (stop.signal.aborted) return;
			// The desk may be gone: whoever looks at the page learns it now.
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

	/** Ends it; what is kept stays kept. */
	close() {
		this.#closed = true;
		this.#again?.();
		this.#unheard();
		window.removeEventListener('pagehide', this.#hidden);
		this.#lock.free();
	}
}
