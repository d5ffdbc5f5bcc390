/**
 * The public data of the hall, from either source: over HTTP in a browser ({@link HallViews}), or another way in a
 * window of Kralle itself.
 */
import { browserParts } from '../page/parts';
import { LaptopClock } from './laptopClock';
import { Looks } from './looks';
import type { Send } from './speak';
import { listen } from './stream';
import { growing, type Time } from './time';

export interface Views {
	/**
	 * Returns the data at `path` below `/api/public/`. Null if it does not exist (yet), undefined without an answer.
	 */
	ask: <Said>(path: string) => Promise<Said | null | undefined>;
	/** Calls `look` now and after each possible change; returns a function that stops it. */
	follow: (look: () => void) => () => void;
	/** Returns the laptop's time, in milliseconds since 1970. */
	now: () => number;
}

/** Milliseconds between polls while a stream is open, even without an event. */
const ASKS = 20_000;
/** Milliseconds between polls while no stream is open. */
const ASKS_WITHOUT_STREAM = 5000;
/** Milliseconds after which a request without an answer counts as lost. */
const PATIENCE = 10_000;
/** A timer delayed by this many milliseconds means that the computer slept. */
const SLEPT = 10_000;

export class HallViews implements Views {
	readonly #send: Send;
	readonly #time: Time;
	readonly #clock = new LaptopClock();
	#looks: Looks | undefined;
	/** The last answers and their ETags, by path. */
	readonly #known: Record<string, { etag: string; said: unknown }> = {};

	constructor({ send, time }: { send: Send; time: Time } = browserParts()) {
		this.#send = send;
		this.#time = time;
	}

	now(): number {
		return this.#clock.at(this.#time.now());
	}

	async ask<Said>(path: string): Promise<Said | null | undefined> {
		const known = this.#known[path];
		const stop = new AbortController();
		const heard = this.#time.after(PATIENCE, () => stop.abort());
		try {
			const sent = this.#time.now();
			const response = await this.#send(`/api/public/${path}`, {
				headers: known ? { 'If-None-Match': known.etag } : {},
				signal: stop.signal,
				cache: 'no-store',
				credentials: 'omit',
				redirect: 'error',
			});
			this.#looks?.answered();
			const now = Number(response.headers.get('Kralle-Now'));
			if (now > 0) this.#clock.heard(now, sent, this.#time.now());
			if (response.status === 304 && known) return known.said as Said;
			// Refused: the round does not exist, or not yet.
			if (response.status === 404 || response.status === 422) return null;
			const said = response.ok ? ((await response.json()) as Said) : undefined;
			const etag = response.headers.get('ETag');
			if (said !== undefined && etag) this.#known[path] = { etag, said };
			return said;
		} catch {
			this.#looks?.missed();
			return undefined;
		} finally {
			heard();
		}
	}

	follow(look: () => void): () => void {
		const time = this.#time;
		let ended = false;
		let stream = new AbortController();
		let streaming = false;
		let retry = () => {};
		const looks = new Looks(
			time,
			() => (streaming ? ASKS : ASKS_WITHOUT_STREAM),
			(late) => {
				look();
				if (late > SLEPT) void open(0);
			},
		);
		this.#looks = looks;
		const open = async (attempt: number): Promise<void> => {
			retry();
			stream.abort();
			const own = new AbortController();
			stream = own;
			let next = attempt + 1;
			try {
				const response = await this.#send('/api/public/events', {
					signal: own.signal,
					cache: 'no-store',
					credentials: 'omit',
				});
				await listen(response, time, () => {
					streaming = true;
					next = 0;
					looks.now();
				});
			} catch {
				// Without a stream, polling remains.
			}
			// The page has stopped following, or opened another stream meanwhile.
			if (ended || own !== stream) return;
			streaming = false;
			// A query shows immediately if the desk is gone.
			looks.now();
			retry = time.after(growing(next), () => void open(next));
		};
		/** Reopens the stream after a sleep: it may be dead without an error. */
		const wake = () => {
			if (ended || document.visibilityState === 'hidden') return;
			looks.now();
			void open(0);
		};
		looks.now();
		void open(-1);
		document.addEventListener('visibilitychange', wake);
		document.addEventListener('resume', wake);
		window.addEventListener('online', wake);
		return () => {
			ended = true;
			stream.abort();
			retry();
			looks.end();
			document.removeEventListener('visibilitychange', wake);
			document.removeEventListener('resume', wake);
			window.removeEventListener('online', wake);
		};
	}
}
