/**
 * The captain's page in the real browser, with its clock stopped and a network that only the test moves. A proxy hands
 * each request of the page to the script, and holds it until the script has a reply.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CLOSED, named, type PhoneUnderTest, type Shown, START } from '../hall/model/play';
import type { PersonAct } from '../hall/model/script';
import type { Reply, Sent } from '../hall/model/scriptDesk';
import { perform, read, texts } from '../hall/model/taps';
import { SCREEN } from './phone';

declare global {
	interface Window {
		/** The number of replies that the page has taken, by the signature of the request. */
		landed: Record<string, number>;
		/** Lets the page's time pass until a moment. */
		pass: (until: number) => Promise<void>;
	}
}

const HALL = 'http://127.0.0.1:41234/m';
/** Real milliseconds to wait for something that the page should do; a test that waits so long fails. */
const PATIENCE = 3000;

/**
 * Stops the clock of a page at `now`, counts the replies that it takes, and fixes the jitter of its pauses. Runs in the
 * page, before its own script.
 */
function instrument(now: number, jitter: number) {
	const timers = new Map<number, { at: number; run: () => void }>();
	let count = 0;
	const wait = window.setTimeout.bind(window);
	Math.random = () => jitter;
	window.Date = class extends Date {
		constructor(...parts: unknown[]) {
			super(...((parts.length === 0 ? [now] : parts) as [number]));
		}
		static override now = () => now;
	} as DateConstructor;
	window.setTimeout = ((run: () => void, milliseconds = 0) => {
		count += 1;
		timers.set(count, { at: now + Math.trunc(milliseconds), run });
		return count;
	}) as typeof window.setTimeout;
	window.clearTimeout = (id) => timers.delete(Number(id));
	window.pass = async (until) => {
		for (;;) {
			const due = [...timers].filter(([, { at }]) => at <= until);
			const [next] = due.sort(([one, { at }], [other, { at: later }]) => at - later || one - other);
			if (!next) break;
			now = Math.max(now, next[1].at);
			timers.delete(next[0]);
			next[1].run();
			// An aborted request fails in a task of its own.
			await new Promise((done) => wait(done, 5));
		}
		now = until;
	};
	window.landed = {};
	const send = window.fetch.bind(window);
	window.fetch = async (input, request) => {
		const name = (request?.headers as Record<string, string> | undefined)?.['Authorization'] ?? '';
		const count = () => (window.landed[name] = (window.landed[name] ?? 0) + 1);
		let response: Response;
		try {
			response = await send(input, request);
		} catch (error) {
			count();
			throw error;
		}
		if (input === '/api/events') {
			count();
			const { body } = response;
			const reader = body?.getReader.bind(body) as (() => ReadableStreamDefaultReader<Uint8Array>) | undefined;
			if (body && reader)
				body.getReader = (() => {
					const own = reader();
					const next = own.read.bind(own);
					own.read = () => next().finally(count);
					return own;
				}) as typeof body.getReader;
			return response;
		}
		const bytes = response.arrayBuffer.bind(response);
		response.arrayBuffer = () => bytes().finally(count);
		return response;
	};
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class BrowserPhone implements PhoneUnderTest {
	onsent: (sent: Sent) => void = () => {};
	readonly #context: BrowserContext;
	readonly #server: Server;
	readonly #texts = texts();
	/** The moments at which something happens on the model: the clock stops at each. */
	readonly #moments: number[];
	/** The moments of the requests that the model sends. */
	readonly #expected: number[];
	readonly #flights = new Map<number, { response: ServerResponse; name: string }>();
	readonly #queue: { at: number; order: number; run: () => void | Promise<void> }[] = [];
	#page: Page | undefined;
	#now = 0;
	#count = 0;
	#sent = 0;

	private constructor(context: BrowserContext, server: Server, moments: number[], expected: number[]) {
		this.#context = context;
		this.#server = server;
		this.#moments = moments;
		this.#expected = expected;
	}

	/** Creates a phone without an open page. `html` is the page; `moments` and `expected` come from the model. */
	static async new(
		browser: Browser,
		html: string,
		jitter: number,
		moments: number[],
		expected: number[],
	): Promise<BrowserPhone> {
		let take: (request: Sent, response: ServerResponse) => void = () => {};
		let page = () => html;
		const server = createServer((request, response) => {
			const { pathname, search } = new URL(request.url ?? '', HALL);
			if (!pathname.startsWith('/api/')) {
				const isPage = pathname === '/m';
				response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
				response.end(isPage ? page() : '');
				return;
			}
			const chunks: Buffer[] = [];
			request.on('data', (chunk: Buffer) => chunks.push(chunk));
			request.on('end', () => {
				const headers: Record<string, string> = {};
				for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key']) {
					const value = request.headers[name.toLowerCase()];
					if (typeof value === 'string') headers[name] = value;
				}
				const body = Buffer.concat(chunks).toString();
				take({ number: 0, method: request.method ?? '', path: pathname + search, headers, body }, response);
			});
		});
		await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
		const context = await browser.newContext({
			viewport: SCREEN,
			isMobile: true,
			hasTouch: true,
			locale: 'de-DE',
			proxy: {
				server: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
				bypass: '<-loopback>',
			},
		});
		const phone = new BrowserPhone(context, server, moments, expected);
		page = () => {
			const script = `(${instrument.toString()})(${String(START + phone.#now)}, ${String(jitter)})`;
			return html.replace('<head>', () => `<head><script>${script}</script>`);
		};
		take = (request, response) => {
			phone.#sent += 1;
			const number = phone.#sent;
			phone.#flights.set(number, { response, name: request.headers['Authorization'] ?? '' });
			response.on('close', () => phone.#flights.delete(number));
			phone.onsent({ ...request, number });
		};
		return phone;
	}

	async close(): Promise<void> {
		await this.#context.close();
		this.#server.close();
		this.#server.closeAllConnections();
	}

	now = () => this.#now;

	after = (milliseconds: number, run: () => void | Promise<void>) => {
		this.#count += 1;
		this.#queue.push({ at: this.#now + milliseconds, order: this.#count, run });
		this.#queue.sort((one, other) => one.at - other.at || one.order - other.order);
	};

	async run(milliseconds: number): Promise<void> {
		const end = this.#now + milliseconds;
		for (;;) {
			const queued = this.#queue[0]?.at ?? end;
			const moment = this.#moments.find((it) => it > this.#now) ?? end;
			const next = Math.max(this.#now, Math.min(queued, moment, end));
			if (next > this.#now) {
				this.#now = next;
				await this.#page?.evaluate((until) => window.pass(until), START + next);
				await this.#settle();
			}
			while (this.#queue[0] && this.#queue[0].at <= this.#now) {
				await this.#queue.shift()?.run();
				await this.#settle();
			}
			if (this.#now >= end) return;
		}
	}

	/** Waits for the requests that the model has sent by now, and lets others arrive. */
	async #settle(): Promise<void> {
		const due = this.#expected.filter((at) => at <= this.#now).length;
		const late = this.#queue[0] ? this.#queue[0].at <= this.#now : false;
		const given = Date.now() + (late ? 0 : PATIENCE);
		while (this.#sent < due && Date.now() < given) await pause(5);
		await this.#page?.evaluate(() => undefined);
		await pause(5);
	}

	reply = async (number: number, reply: Reply): Promise<void> => {
		const flight = this.#flights.get(number);
		if (!flight || !this.#page) return;
		const { response, name } = flight;
		const landed = () => this.#page?.evaluate((name) => window.landed[name] ?? 0, name);
		const before = (await landed()) ?? 0;
		if (reply === 'cut') response.socket?.destroy();
		else if (reply === 'stream') {
			response.writeHead(200, { 'Content-Type': 'text/event-stream', Connection: 'close' });
			response.flushHeaders();
		} else if ('chunk' in reply) response.write(reply.chunk);
		else {
			const { status, signature, laptop_time, body } = reply.answer;
			const headers: Record<string, string> = { Connection: 'close' };
			headers['Content-Type'] = signature === null ? 'text/html' : 'application/json';
			if (signature !== null) headers['Kralle-Answer'] = signature;
			if (laptop_time !== null) headers['Kralle-Now'] = String(laptop_time);
			response.writeHead(status, headers).end(body);
		}
		const given = Date.now() + PATIENCE;
		while (((await landed()) ?? 0) <= before && Date.now() < given) await pause(5);
	};

	act = async (act: PersonAct): Promise<boolean> => {
		const page = this.#page;
		if (typeof act === 'object' && 'scan' in act) {
			const { id, key } = act['scan'] as { id: string; key: string };
			await this.#load(`#${id}.${key}`);
			return true;
		}
		switch (act) {
			case 'open':
				if (!page) await this.#load();
				return !page;
			case 'reload':
				await this.#silence();
				await page?.reload();
				return page !== undefined;
			case 'close':
				await this.#silence();
				this.#page = undefined;
				await page?.close();
				return page !== undefined;
			default:
				return (await page?.evaluate(perform, { act, texts: this.#texts })) ?? false;
		}
	};

	/** Ends the requests of a page that is left: some browsers still send a last query, others do not. */
	async #silence(): Promise<void> {
		await this.#page?.evaluate(() => {
			window.fetch = () => new Promise(() => undefined);
		});
		this.#flights.clear();
	}

	/** Loads the page, in place of the open one. */
	async #load(fragment = ''): Promise<void> {
		await this.#silence();
		this.#page ??= await this.#context.newPage();
		// Otherwise the browser only changes the fragment.
		await this.#page.goto('about:blank');
		await this.#page.goto(HALL + fragment);
	}

	async shown(name: (key: string) => string): Promise<Shown> {
		const state = await this.#page?.evaluate(read, this.#texts);
		return state ? named(state, name) : CLOSED;
	}
}
