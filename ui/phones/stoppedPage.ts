/**
 * A page whose clock stands still and whose requests are counted, so that a test can observe when the page has nothing
 * left to do. {@link stopPage} runs in the page before its own script, and uses nothing outside of itself.
 */
import type { Sent } from '../hall/model/scriptDesk';

/** A request of the page, and its progress there. */
export interface PageFlight {
	sent: Sent;
	/** The number of promises that the page waits for: the response, its body, or a part of its stream. */
	pending: number;
	/** True if the page gave up. */
	aborted: boolean;
	/** True if the page has the response. */
	answered: boolean;
	/** The bytes that the page has read from a stream. */
	bytes: number;
}

/** The progress of a response at the network, which the page has yet to reach. */
export interface Owed {
	number: number;
	/** True if the response has begun. */
	answered: boolean;
	/** The bytes written to a stream. */
	bytes: number;
	/** True if nothing more follows. */
	ended: boolean;
}

/** The state of an idle page. */
export interface IdleState {
	/** The requests that are new or still awaited, in the order of the page. */
	flights: PageFlight[];
	/** The moment of the next timer; null without one. */
	next: number | null;
}

/** The position of the test: its clock, its last request, and the network. */
export interface Position {
	/** Milliseconds since 1970. */
	now: number;
	/** The number of the last request that the test has taken. */
	taken: number;
	owed: Owed[];
	/** Real milliseconds until a page that is not idle is a fault. */
	patience: number;
}

interface StoppedPage {
	/** Lets time pass until a moment, and runs one timer if it is due. */
	pass: (until: number) => void;
	/** Resolves when the page has taken what it is owed, and only the test can cause more. */
	idle: (position: Position) => Promise<IdleState>;
	/** Sets the clock forward, or back by a negative number. Timers stay. */
	setClock: (forward: number) => void;
	/** Sends nothing any more. */
	end: () => void;
}

declare global {
	interface Window {
		stopped: StoppedPage;
	}
}

/** The header with the number of a request. The script's network removes it. */
export const NUMBER = 'X-Script-Number';

/** Values for a page that begins to load. */
export interface Beginning {
	/** Milliseconds since 1970. */
	now: number;
	/** Milliseconds by which the phone's clock is fast. */
	fast: number;
	/** The value of every random number for pauses. */
	jitter: number;
	/** The number of requests of the pages before. */
	count: number;
	/** The name of the header with the number of a request. */
	header: string;
	/** True if the storage must be empty: another phone may have had the address. */
	isNew: boolean;
}

export function stopPage({ now, fast, jitter, count, header, isNew }: Beginning) {
	if (isNew) {
		localStorage.clear();
		sessionStorage.clear();
	}
	const timers = new Map<number, { at: number; run: () => void }>();
	let timerCount = 0;
	let loaded = false;
	const wait = window.setTimeout.bind(window);
	const realNow = Date.now;
	Math.random = () => jitter;
	window.Date = class extends Date {
		constructor(...parts: unknown[]) {
			super(...((parts.length === 0 ? [now + fast] : parts) as [number]));
		}
		static override now = () => now + fast;
	} as DateConstructor;
	window.setTimeout = ((run: () => void, milliseconds = 0) => {
		timerCount += 1;
		timers.set(timerCount, { at: now + Math.trunc(milliseconds), run });
		return timerCount;
	}) as typeof window.setTimeout;
	window.clearTimeout = (id) => timers.delete(Number(id));
	const first = () => [...timers].sort(([one, { at }], [other, { at: later }]) => at - later || one - other)[0];
	window.addEventListener('pageshow', () => (loaded = true));

	let flights: PageFlight[] = [];
	const send = window.fetch.bind(window);
	window.fetch = async (input, request = {}) => {
		const { method = 'GET', signal, body } = request;
		if (signal?.aborted) return send(input, request);
		count += 1;
		const headers = (request.headers ?? {}) as Record<string, string>;
		const flight: PageFlight = {
			sent: { number: count, method, path: String(input as string), headers, body: (body ?? '') as string },
			pending: 0,
			aborted: false,
			answered: false,
			bytes: 0,
		};
		flights.push(flight);
		const giveUp = () => (flight.aborted = true);
		signal?.addEventListener('abort', giveUp);
		const awaited = <T>(promise: Promise<T>): Promise<T> => {
			flight.pending += 1;
			return promise.finally(() => (flight.pending -= 1));
		};
		const numbered = { ...request, headers: { ...headers, [header]: String(count) } };
		const response = await awaited(send(input, numbered));
		flight.answered = true;
		const bytes = response.arrayBuffer.bind(response);
		response.arrayBuffer = () => awaited(bytes());
		const stream = response.body;
		if (!stream) return response;
		const cancel = stream.cancel.bind(stream);
		stream.cancel = (reason) => {
			giveUp();
			return awaited(cancel(reason));
		};
		const open = stream.getReader.bind(stream) as () => ReadableStreamDefaultReader<Uint8Array>;
		stream.getReader = (() => {
			const reader = open();
			const read = reader.read.bind(reader);
			const cancelRead = reader.cancel.bind(reader);
			reader.read = async () => {
				const part = await awaited(read());
				flight.bytes += part.value?.length ?? 0;
				return part;
			};
			reader.cancel = (reason) => {
				giveUp();
				return awaited(cancelRead(reason));
			};
			return reader;
		}) as typeof stream.getReader;
		return response;
	};

	const isIdle = (owed: Owed[]) =>
		loaded &&
		!flights.some(({ sent, pending, aborted, answered, bytes }) => {
			if (pending === 0) return false;
			const it = owed.find((it) => it.number === sent.number);
			return aborted || (it && (it.ended || it.answered !== answered || it.bytes !== bytes));
		});
	const pass = (until: number) => {
		const [id, timer] = first() ?? [];
		now = until;
		if (id === undefined || !timer || timer.at > now) return;
		timers.delete(id);
		timer.run();
	};
	window.stopped = {
		pass,
		idle: async ({ now, taken, owed, patience }) => {
			pass(now);
			const given = realNow() + patience;
			do {
				// A task of its own: the microtasks of those before are done then.
				await new Promise((done) => wait(done));
				if (realNow() > given) throw new Error(`the page is not idle: ${JSON.stringify({ loaded, flights, owed })}`);
			} while (!isIdle(owed));
			flights = flights.filter(({ sent, pending }) => pending > 0 || sent.number > taken);
			return { flights, next: first()?.[1].at ?? null };
		},
		setClock: (forward) => (fast += forward),
		end: () => {
			window.fetch = () => new Promise(() => undefined);
		},
	};
}
