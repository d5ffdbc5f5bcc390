/** A projector in the hall: Chromium in the projector's size, checked page by page. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hall } from './hall';

/** Typical projector sizes in clubs and schools. */
export const SIZES = [
	{ width: 1024, height: 768 },
	{ width: 1280, height: 720 },
	{ width: 1920, height: 1080 },
] as const;
export type Size = (typeof SIZES)[number];

/** The directory for screenshots. If it is unset, the tests take none. */
const SHOTS = process.env['KRALLE_SHOTS'];
/** The minimum letter size, as a fraction of the height. */
const LEAST = 1 / 28;

/** Returns the elements that are too small, cut or off the screen in the current layout. */
function misfits(least: number): string[] {
	const found: string[] = [];
	const screen = { width: innerWidth, height: innerHeight };
	const told = (it: Element) =>
		`<${it.tagName.toLowerCase()} class="${it.className}"> ${(it.textContent ?? '').trim().slice(0, 40)}`;
	const { scrollWidth, scrollHeight } = document.documentElement;
	if (scrollWidth > screen.width || scrollHeight > screen.height)
		found.push(`the page is ${String(scrollWidth)} × ${String(scrollHeight)}`);
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const it = texts.currentNode.parentElement;
		// Key bindings are for the operator; column heads repeat on every page.
		if (!texts.currentNode.textContent?.trim() || !it || it.closest('script, style, .vh, .keys, thead, button'))
			continue;
		const size = Number.parseFloat(getComputedStyle(it).fontSize);
		// The foot shows the state of the screen, so its letters may be smaller.
		const foot = it.closest('footer') && !it.closest('.news, .pages');
		// A name too long for one line takes two lines in its height.
		const smallest = it.closest('.two') ? least * 0.5 : foot ? least * 0.75 : least;
		if (size < screen.height * smallest - 0.01) found.push(`${told(it)} has letters of ${size.toFixed(1)}`);
		const range = document.createRange();
		range.selectNodeContents(texts.currentNode);
		const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
		if (width === 0 || height === 0) continue;
		// Ignore slightly clipped edges: most of the line must be visible.
		const most = height * 0.12;
		const boxes: DOMRect[] = [];
		for (let box = it.parentElement; box && box !== document.body; box = box.parentElement)
			if (getComputedStyle(box).overflowY !== 'visible') boxes.push(box.getBoundingClientRect());
		// Lists hide lines that have no room, so skip lines outside their box.
		if (boxes.some((own) => top >= own.bottom - most || bottom <= own.top + most)) continue;
		if (boxes.some((own) => top < own.top - most || bottom > own.bottom + most))
			found.push(`${told(it)} is cut through`);
		// Names that are too long end in an ellipsis.
		const cut = it.closest('.cut, h1');
		if (top < -1 || bottom > screen.height + 1 || (!cut && (left < -1 || right > screen.width + 1)))
			found.push(`${told(it)} stands outside`);
	}
	return [...new Set(found)];
}

export class Projector {
	readonly #context: BrowserContext;
	readonly page: Page;
	readonly size: Size;
	/** Errors of the page. */
	readonly complaints: string[] = [];

	private constructor(context: BrowserContext, page: Page, size: Size) {
		this.#context = context;
		this.page = page;
		this.size = size;
		page.on('pageerror', (error) => this.complaints.push(String(error)));
	}

	/** Opens a new screen; its pages do not turn automatically. */
	static async open(browser: Browser, hall: Hall, size: Size, number = 1): Promise<Projector> {
		const context = await browser.newContext({
			viewport: size,
			locale: 'de-DE',
			colorScheme: 'light',
			reducedMotion: 'reduce',
		});
		const projector = new Projector(context, await context.newPage(), size);
		await projector.page.goto(`http://${hall.address}/screen#${String(number)}`);
		await projector.page.locator('main').waitFor();
		await projector.page.keyboard.press('Space');
		return projector;
	}

	/** Waits until the text appears on the screen. */
	reads(text: string | RegExp): Promise<void> {
		return this.page.getByText(text).first().waitFor();
	}

	/** Returns the visible content: head, page number and rows. */
	#shown(): Promise<string> {
		return this.page.evaluate(() =>
			['header h1', 'header p.grow', '.pages', 'main']
				.map((it) => document.querySelector(it)?.textContent ?? '')
				.join('|'),
		);
	}

	/** Checks every page of all contents, light and dark; returns their number. */
	async look(name: string): Promise<number> {
		const found: string[] = [];
		const first = await this.#shown();
		let pages = 0;
		do {
			pages++;
			for (const it of await this.page.evaluate(misfits, LEAST)) found.push(`page ${String(pages)}: ${it}`);
			if (SHOTS) await this.#shoot(`${name}-${String(pages)}`);
			await this.page.keyboard.press('ArrowRight');
		} while ((await this.#shown()) !== first && pages < 60);
		expect(found.join('\n'), `${name} on ${String(this.size.width)} × ${String(this.size.height)}`).toBe('');
		return pages;
	}

	async #shoot(name: string): Promise<void> {
		mkdirSync(SHOTS ?? '', { recursive: true });
		for (const colorScheme of ['light', 'dark'] as const) {
			await this.page.emulateMedia({ colorScheme });
			const file = `${name}-${String(this.size.width)}-${colorScheme}.png`;
			await this.page.screenshot({ path: join(SHOTS ?? '', file), caret: 'hide' });
		}
		await this.page.emulateMedia({ colorScheme: 'light' });
	}

	/** Puts the computer to sleep, or wakes it up. */
	async sleeps(does: boolean): Promise<void> {
		const session = await this.#context.newCDPSession(this.page);
		await session.send('Page.setWebLifecycleState', { state: does ? 'frozen' : 'active' });
		await session.detach();
	}

	close(): Promise<void> {
		return this.#context.close();
	}
}
