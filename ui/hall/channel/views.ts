/**
 * What everybody in the hall may see, from wherever it comes: over HTTP to a browser
 * ({@link HallViews}), or by another way to a window of Kralle itself.
 */
import { browserParts } from '../page/parts';
import { LaptopClock } from './laptopClock';
import { Looks } from './looks';
import type { Send } from './speak';
import { listen } from './stream';
import { growing, type Time } from './time';

export interface Views {
	/** What stands below `/api/public/` at `path`; null where there is nothing (yet), undefined where nobody answered. */
	ask: <Said>(path: string) => Promise<Said | null | undefined>;
	/** Calls `look` now and whenever something may have changed; gives what ends it. */
	follow: (look: () => void) => () => void;
	/** What time it is by the laptop, in milliseconds since 1970. */
	now: () => number;
}

/** Even where no event came. */
const ASKS = 20_000;
/** The same while no stream is open. */
const ASKS_WITHOUT_STREAM = 5000;
/** Longer than this nobody waits for an answer. */
const PATIENCE = 10_000;
/** A timer that comes so much too late slept, and the computer with it. */
const SLEPT = 10_000;

export class HallViews implements Views {
	readonly #send: Send;
	readonly #time: Time;
	readonly #clock = new LaptopClock();
	#looks: Looks | undefined;
	/** What was answered last, by path. */
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
			// Refused: there is no such round, or none yet.
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
				// Asking every now and then is the other way.
			}
			// Ended, or another one was opened meanwhile.
			if (ended || own !== stream) return;
			streaming = false;
			// Whether the desk is gone is known at once by asking it.
			looks.now();
			retry = time.after(growing(next), () => void open(next));
		};
		/** After a sleep the stream may be dead without anybody having said so. */
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
