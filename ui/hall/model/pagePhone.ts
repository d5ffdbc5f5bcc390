/** The captain's page in a window without layout, with timers and network of the test. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import CaptainPage from '../captain/CaptainPage.svelte';
import { Keep } from '../channel/keep';
import { browserTime } from '../channel/time';
import { callWords } from '../../src/words/calls';
import { hyphened } from '../../src/words/sentences';
import { t } from '../../src/words/words.svelte';
import { type PhoneUnderTest, type Shown, START } from './play';
import type { PersonAct } from './script';
import type { Reply, Sent } from './scriptDesk';

/** A request that waits for its reply. */
interface Flight {
	answer: (response: Response) => void;
	fail: () => void;
	/** Takes a chunk of the stream, or its end. */
	chunk?: (bytes: Uint8Array | undefined) => void;
}

const encoder = new TextEncoder();
/** Returns the text of an element with single blanks. */
const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
const buttons = () => [...document.querySelectorAll('button')];

/** Taps a button with this text; false if there is none, or it is blocked. */
function tap(name: string | ((button: HTMLButtonElement) => boolean)): boolean {
	const fits = typeof name === 'string' ? (it: HTMLButtonElement) => text(it) === name : name;
	const button = buttons().find((it) => fits(it) && it.getAttribute('aria-disabled') !== 'true');
	button?.click();
	flushSync();
	return button !== undefined;
}

export class PagePhone implements PhoneUnderTest {
	onsent: (sent: Sent) => void = () => {};
	#page: ReturnType<typeof render> | undefined;
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

	act = (act: PersonAct): boolean => {
		const done = this.#act(act);
		flushSync();
		return done;
	};

	#act(act: PersonAct): boolean {
		if (typeof act !== 'string') return this.#actWith(act);
		const isOpen = this.#page !== undefined;
		switch (act) {
			case 'reload':
			case 'open':
				if (isOpen !== (act === 'reload')) return false;
				this.#unload();
				this.#load();
				return true;
			case 'close':
				this.#unload();
				sessionStorage.clear();
				return isOpen;
			case 'battery_dies':
				this.#end();
				sessionStorage.clear();
				return isOpen;
			case 'wake':
				document.dispatchEvent(new Event('visibilitychange'));
				return isOpen && document.querySelector('footer') !== null;
			case 'confirm':
				return tap(t('hall-agree'));
			case 'contest':
				return tap(t('hall-contest')) || tap(t('hall-contest-result'));
			case 'withdraw_contest':
				return tap(t('hall-withdraw-contest'));
			case 'give_back':
				return tap(t('hall-give-back.do')) || (tap(t('hall-give-back')) && tap(t('hall-give-back.do')));
			case 'other_code':
				return tap(t('hall-other-code'));
			case 'withdraw':
				return tap(t('hall-withdraw'));
			case 'dismiss':
				return tap(t('hall-understood'));
			default:
				throw new Error(`no act ${act}`);
		}
	}

	#actWith(act: Record<string, unknown>): boolean {
		const [[name = '', value] = []] = Object.entries(act);
		switch (name) {
			case 'scan': {
				const { id, key } = value as { id: string; key: string };
				this.#unload();
				this.#load(`#${id}.${key}`);
				return true;
			}
			case 'type': {
				const field = document.querySelector<HTMLInputElement>('#letters');
				if (!field) return false;
				field.value = (value as { letters: string }).letters;
				field.dispatchEvent(new Event('input', { bubbles: true }));
				return tap(t('hall-enter'));
			}
			case 'set_clock':
				this.#fast += value as number;
				vi.setSystemTime(Date.now() + (value as number));
				return true;
			case 'seating':
				return tap((it) => it.matches('.picture') && text(it).startsWith(t(`hall-seating-${value as 'cross'}`)));
			case 'colors':
				return tap(
					(it) =>
						it.matches('.picture') && text(it).startsWith(t('hall-white-on', { board: value === 'first' ? 1 : 2 })),
				);
			case 'report':
				tap(t('hall-played-already'));
				if (!document.querySelector('button.seat'))
					tap((it) => [t('hall-change-mine'), t('hall-say-mine')].includes(text(it)));
				return tap((it) => it.matches('.seat')) && tap(t('cause-checkmate')) && tap(t('hall-send'));
			case 'call_arbiter':
				return tap(t('hall-call')) && tap(callWords(value as 'clock', ''));
			case 'let_in':
				return tap(t('hall-let-in', { phone: value as number }));
			case 'turn_away':
				return tap(t('hall-turn-away', { phone: value as number }));
			default:
				throw new Error(`no act ${name}`);
		}
	}

	shown(name: (key: string) => string): Shown {
		const kept: Record<string, string> = {};
		for (const key of Object.keys({ ...localStorage }).sort())
			if (key.startsWith('kralle.')) kept[key.slice('kralle.'.length)] = localStorage.getItem(key) ?? '';
		const slip = kept['now.m'] ?? '';
		const session = (JSON.parse(kept[`paper.${slip}`] ?? '{}') as { id?: string }).id ?? '';
		const footer = document.querySelector('footer');
		const inside = footer !== null && this.#page !== undefined;
		const all = (kind: string) =>
			Object.entries(kept)
				.filter(([key]) => inside && session && key.startsWith(`${kind}.${session}.`))
				.map(
					([, value]) =>
						JSON.parse(value) as { call: string; body: string; key: string; status: number; said: { code?: string } },
				);
		return {
			stage: this.#stage(inside),
			line: inside ? line(footer) : '',
			waiting: all('act').map(({ call, body, key }) => [call, body, name(key)].join(' ')),
			refused: all('refused').map(({ call, body, key, status, said }) =>
				[call, body, name(key), status, said.code ?? null].join(' '),
			),
		};
	}

	#stage(inside: boolean): string {
		if (!this.#page) return 'closed';
		if (inside) return 'inside';
		const page = text(document.body);
		if (page.includes(t('hall-not-entered'))) return 'not_entered';
		if (page.includes(t('hall-in-use')))
			return JSON.stringify({ in_use: Number(text(document.querySelector('.number')).replace(/\D/gu, '')) });
		if (page.includes(t('hall-unanswered'))) return 'unanswered';
		if (page.includes(t('hall-entering'))) return 'entering';
		return document.getElementById('letters') ? 'outside' : page;
	}
}

/** Returns the lines of the footer without the time of day. */
function line(footer: Element): string {
	const first = text(footer.querySelector('b'));
	const confirmed = t('hall-line-confirmed', { time: '' });
	if (first.startsWith(confirmed.trim())) return confirmed;
	const more = text(footer.querySelector('b + .block'));
	const doubts = ['stranger', 'unknown', 'ended', 'bad_mac', 'busy'].map((it) => t(`hall-doubt-${hyphened(it)}`));
	return doubts.includes(more) ? `${first} / ${more}` : first;
}
