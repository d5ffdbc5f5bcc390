/** The captain's page in the real browser, with a stopped clock and the network of a script. */
import type { Browser, BrowserContext, ConsoleMessage, Page, WebError } from 'playwright-core';
import { CLOSED, named, type PhoneUnderTest, type Shown, START } from '../hall/model/play';
import type { PersonAct } from '../hall/model/script';
import type { Reply, Sent } from '../hall/model/scriptDesk';
import { perform, read, texts } from '../hall/model/taps';
import { Timeline } from '../hall/model/timeline';
import { SCREEN } from './phone';
import { ScriptNetwork } from './scriptNetwork';
import { type Beginning, NUMBER, stopPage } from './stoppedPage';

/** Real milliseconds until a page that is still not idle fails the test. */
const PATIENCE = 60_000;

export class BrowserPhone implements PhoneUnderTest {
	onsent: (sent: Sent) => void = () => {};
	/** Errors of the page that the network did not cause. */
	readonly complaints: string[] = [];
	readonly #profile: BrowserContext;
	readonly #texts = texts();
	readonly #timeline = new Timeline();
	readonly #html: string;
	readonly #jitter: number;
	#network: ScriptNetwork | undefined;
	#page: Page | undefined;
	/** The number of the last request. */
	#sent = 0;
	/** The requests that the page waits for. */
	#awaited = new Set<number>();
	/** Milliseconds by which the phone's clock is fast. */
	#fast = 0;
	/** True until a page was loaded. */
	#isNew = true;
	/** The moment of the page's next timer. */
	#next: number | null = null;

	private constructor(profile: BrowserContext, html: string, jitter: number) {
		this.#profile = profile;
		this.#html = html;
		this.#jitter = jitter;
	}

	/** Returns the profile of a browser that phones use one after the other. */
	static profile(browser: Browser): Promise<BrowserContext> {
		return browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true, locale: 'de-DE' });
	}

	/** Creates a phone without an open page. */
	static async new(profile: BrowserContext, html: string, jitter: number): Promise<BrowserPhone> {
		const phone = new BrowserPhone(profile, html, jitter);
		phone.#network = await ScriptNetwork.open(() => phone.#stoppedHtml());
		profile.on('weberror', phone.#onerror);
		profile.on('console', phone.#onconsole);
		return phone;
	}

	readonly #onerror = (fault: WebError) => void this.complaints.push(String(fault.error()));

	readonly #onconsole = (entry: ConsoleMessage) => {
		if (entry.type() === 'error' && !entry.text().startsWith('Failed to load resource'))
			this.complaints.push(entry.text());
	};

	#stoppedHtml(): string {
		const beginning: Beginning = {
			now: this.#at(),
			fast: this.#fast,
			jitter: this.#jitter,
			count: this.#sent,
			header: NUMBER,
			isNew: this.#isNew,
		};
		const script = `(${stopPage.toString()})(${JSON.stringify(beginning)})`;
		return this.#html.replace('<head>', () => `<head><script>${script}</script>`);
	}

	async close(): Promise<void> {
		await this.#leave();
		this.#profile.off('weberror', this.#onerror);
		this.#profile.off('console', this.#onconsole);
		this.#network?.close();
	}

	readonly #at = () => START + this.#timeline.now;

	now = () => this.#timeline.now;

	after: Timeline['after'] = (...event) => this.#timeline.after(...event);

	run = (milliseconds: number): Promise<void> =>
		this.#timeline.run(
			milliseconds,
			() => this.#next,
			() => this.#settle(),
		);

	/** Brings the page to the present. */
	readonly #pass = () => this.#page?.evaluate((until) => window.stopped.pass(until), this.#at());

	/**
	 * Brings the page to the present, waits until nothing is on its way, and hands the new requests to the script in the
	 * order of the page.
	 */
	async #settle(): Promise<void> {
		if (!this.#page) return;
		const owed = this.#network?.owed(this.#awaited) ?? [];
		const position = { now: this.#at(), taken: this.#sent, owed, patience: PATIENCE };
		const { flights, next } = await this.#page.evaluate((it) => window.stopped.idle(it), position);
		this.#next = next === null ? null : next - START;
		this.#awaited = new Set(flights.filter(({ pending }) => pending > 0).map(({ sent }) => sent.number));
		for (const { sent } of flights.filter(({ sent }) => sent.number > this.#sent)) {
			this.#sent = sent.number;
			// The browser may keep back what the page has given up at once.
			this.onsent(this.#awaited.has(sent.number) ? await this.#arrival(sent.number) : sent);
		}
	}

	async #arrival(number: number): Promise<Sent> {
		const given = Date.now() + PATIENCE;
		for (;;) {
			const sent = this.#network?.arrived(number);
			if (sent) return sent;
			if (Date.now() > given) throw new Error(`request ${String(number)} did not arrive`);
			await new Promise((done) => setTimeout(done, 1));
		}
	}

	reply = async (number: number, reply: Reply): Promise<void> => {
		if (!this.#awaited.has(number)) return;
		await this.#pass();
		this.#network?.reply(number, reply);
		await this.#settle();
	};

	act = async (act: PersonAct): Promise<boolean> => {
		await this.#pass();
		const page = this.#page;
		const [name, value] = typeof act === 'string' ? [act] : (Object.entries(act)[0] ?? []);
		switch (name) {
			case 'scan': {
				const { id, key } = value as { id: string; key: string };
				await this.#load(`#${id}.${key}`);
				return true;
			}
			case 'open':
			case 'reload':
				if ((page !== undefined) !== (act === 'reload')) return false;
				await this.#load();
				return true;
			case 'close':
			case 'battery_dies':
				if (name === 'close') await this.#leave();
				else await this.#crash();
				await this.#shut();
				return page !== undefined;
			case 'set_clock':
				this.#fast += value as number;
				await page?.evaluate((forward) => window.stopped.setClock(forward), value as number);
				return true;
			default: {
				if (!page) return false;
				const done = await page.evaluate(perform, { act, texts: this.#texts });
				await this.#settle();
				return done;
			}
		}
	};

	/** Leaves the open page for an empty one. */
	async #leave(): Promise<void> {
		// Some requests of a page that is left fail in time for the page to send another.
		await this.#page?.evaluate(() => window.stopped.end());
		// A closed tab may not notice its end; and with the same address, the browser only changes the fragment.
		await this.#page?.goto('about:blank');
	}

	/** Ends the process of the open page, which does not notice it. */
	async #crash(): Promise<void> {
		const page = this.#page;
		if (!page) return;
		const session = await this.#profile.newCDPSession(page);
		const crashed = new Promise((done) => page.once('crash', done));
		void session.send('Page.crash').catch(() => undefined);
		await crashed;
	}

	/** Closes the tab. */
	async #shut(): Promise<void> {
		await this.#page?.close();
		this.#page = undefined;
		this.#awaited.clear();
		this.#next = null;
	}

	/** Loads the page, in place of the open one. */
	async #load(fragment = ''): Promise<void> {
		await this.#leave();
		this.#page ??= this.#profile.pages()[0] ?? (await this.#profile.newPage());
		await this.#page.goto((this.#network?.address ?? '') + fragment);
		this.#isNew = false;
		await this.#settle();
	}

	async shown(name: (key: string) => string): Promise<Shown> {
		const state = await this.#page?.evaluate(read, this.#texts);
		return state ? named(state, name) : CLOSED;
	}
}
