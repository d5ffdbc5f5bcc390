/** The captain's page in a window without layout, with timers and network of the test. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import CaptainPage from '../captain/CaptainPage.svelte';
import { Keep } from '../channel/keep';
import { browserTime } from '../channel/time';
import { CLOSED, named, type PhoneUnderTest, type Shown, START } from './play';
import type { PersonAct } from './script';
import type { Reply, Sent } from './scriptDesk';
import { perform, read, texts } from './taps';

/** A request that waits for its reply. */
interface Flight {
	answer: (response: Response) => void;
	fail: () => void;
	/** Takes a chunk of the stream, or its end. */
	chunk?: (bytes: Uint8Array | undefined) => void;
}

const encoder = new TextEncoder();

export class PagePhone implements PhoneUnderTest {
	onsent: (sent: Sent) => void = () => {};
	#page: ReturnType<typeof render> | undefined;
	readonly #texts = texts();
	readonly #flights = new Map<number, Flight>();
	#numbers = 0;
	/** Milliseconds by which the phone's clock is fast. */
	#fast = 0;
	/** Sets a timer that outlives the page. */
	readonly #setTimer: typeof setTimeout;
	/** The timers of the page. */
	readonly #timers = new Set<ReturnType<typeof setTimeout>>();

	constructor(jitter: number) {
		vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
		const setTimer = globalThis.setTimeout;
		this.#setTimer = setTimer;
		vi.spyOn(globalThis, 'setTimeout').mockImplementation((...timer: Parameters<typeof setTimeout>) => {
			const id = setTimer(...timer);
			this.#timers.add(id);
			return id;
		});
		vi.spyOn(Math, 'random').mockReturnValue(jitter);
		localStorage.clear();
		sessionStorage.clear();
	}

	now = () => Date.now() - this.#fast - START;

	after = (milliseconds: number, run: () => void | Promise<void>) => {
		this.#setTimer(() => void run(), milliseconds);
	};

	async run(milliseconds: number): Promise<void> {
		await vi.advanceTimersByTimeAsync(milliseconds);
	}

	/** Ends the page without its help, as a browser does: timers and requests stop, the storage stays. */
	#end() {
		this.#flights.clear();
		const stored = { ...localStorage };
		this.#page?.unmount();
		this.#page = undefined;
		flushSync();
		for (const timer of this.#timers) clearTimeout(timer);
		this.#timers.clear();
		localStorage.clear();
		for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
	}

	#unload() {
		if (this.#page) window.dispatchEvent(new Event('pagehide'));
		this.#end();
	}

	#load(fragment = '') {
		(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
			`http://127.0.0.1:41234/m${fragment}`,
		);
		const parts = { keep: new Keep(localStorage), send: this.#send, time: browserTime };
		this.#page = render(CaptainPage, { languages: ['de'], parts });
		flushSync();
		window.dispatchEvent(new Event('pageshow'));
	}

	readonly #send = ((path: string, { method = 'GET', headers, body, signal }: RequestInit) => {
		this.#numbers += 1;
		const number = this.#numbers;
		return new Promise<Response>((done, failed) => {
			const fail = () => {
				this.#flights.get(number)?.chunk?.(undefined);
				this.#flights.delete(number);
				failed(new TypeError('Failed to fetch'));
			};
			if (signal?.aborted) {
				fail();
				return;
			}
			signal?.addEventListener('abort', fail);
			this.#flights.set(number, { answer: done, fail });
			this.onsent({ number, method, path, headers: headers as Record<string, string>, body: String(body ?? '') });
		});
	}) as typeof fetch;

	reply = (number: number, reply: Reply) => {
		const flight = this.#flights.get(number);
		if (!flight) return;
		if (reply === 'cut') flight.fail();
		else if (reply === 'stream') flight.answer(this.#stream(number, flight));
		else if ('chunk' in reply) flight.chunk?.(encoder.encode(reply.chunk));
		else {
			this.#flights.delete(number);
			const { status, signature, laptop_time, body } = reply.answer;
			const headers: Record<string, string | null> = {
				'Kralle-Answer': signature,
				'Kralle-Now': laptop_time === null ? null : String(laptop_time),
				'content-type': signature === null ? 'text/html' : 'application/json',
			};
			flight.answer({
				status,
				ok: status === 200,
				headers: { get: (name: string) => headers[name] ?? null },
				arrayBuffer: () => Promise.resolve(encoder.encode(body).buffer),
				body: { cancel: () => Promise.resolve() },
			} as unknown as Response);
		}
	};

	/** Returns the response of a stream whose chunks arrive later. */
	#stream(number: number, flight: Flight): Response {
		const chunks: (Uint8Array | undefined)[] = [];
		let read: ((result: { done: boolean; value: Uint8Array | undefined }) => void) | undefined;
		flight.chunk = (value) => {
			if (read) read({ done: value === undefined, value });
			else chunks.push(value);
			read = undefined;
		};
		const reader = {
			read: () =>
				new Promise((done) => {
					if (chunks.length === 0) read = done;
					else {
						const value = chunks.shift();
						done({ done: value === undefined, value });
					}
				}),
			cancel: () => {
				flight.chunk?.(undefined);
				this.#flights.delete(number);
				return Promise.resolve();
			},
		};
		return {
			ok: true,
			status: 200,
			headers: { get: () => 'text/event-stream' },
			body: { getReader: () => reader },
		} as unknown as Response;
	}

	act = (act: PersonAct): boolean | Promise<boolean> => {
		const isOpen = this.#page !== undefined;
		if (act === 'reload' || act === 'open') {
			if (isOpen !== (act === 'reload')) return false;
			this.#unload();
			this.#load();
			return true;
		}
		if (act === 'close') {
			this.#unload();
			sessionStorage.clear();
			return isOpen;
		}
		if (act === 'battery_dies') {
			this.#end();
			sessionStorage.clear();
			return isOpen;
		}
		if (typeof act === 'object' && 'scan' in act) {
			const { id, key } = act['scan'] as { id: string; key: string };
			this.#unload();
			this.#load(`#${id}.${key}`);
			return true;
		}
		if (typeof act === 'object' && 'set_clock' in act) {
			const forward = act['set_clock'] as number;
			this.#fast += forward;
			vi.setSystemTime(Date.now() + forward);
			return true;
		}
		return isOpen && perform({ act, texts: this.#texts });
	};

	shown(name: (key: string) => string): Shown {
		if (!this.#page) return CLOSED;
		return named(read(this.#texts), name);
	}
}
