/** A phone in the hall: Chromium with a small touch screen, on a WLAN of its own. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hall } from './hall';
import { Network } from './network';

export const SCREEN = { width: 360, height: 740 };

/** The browser's executable names in common distributions. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Starts the system's browser, headless. */
export function browser(): Promise<Browser> {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
	if (!found)
		throw new Error('Chromium is missing: apt-get install -y --no-install-recommends chromium (cargo xtask doctor)');
	// The sandbox does not start as root, nor in many containers; the browser opens only our own pages.
	return chromium.launch({ executablePath: found, chromiumSandbox: false });
}

export class Phone {
	readonly #hall: Hall;
	readonly context: BrowserContext;
	readonly network: Network;
	/** The active tab. */
	page: Page;
	/** Page errors that the network did not cause. */
	readonly complaints: string[] = [];

	private constructor(hall: Hall, context: BrowserContext, network: Network, page: Page) {
		this.#hall = hall;
		this.context = context;
		this.network = network;
		this.page = page;
		this.#hear(page);
	}

	/** Creates a phone with empty storage. */
	static async new(browser: Browser, hall: Hall): Promise<Phone> {
		const network = await Network.open();
		const context = await browser.newContext({
			viewport: SCREEN,
			deviceScaleFactor: 2,
			isMobile: true,
			hasTouch: true,
			locale: 'de-DE',
			colorScheme: 'dark',
			reducedMotion: 'reduce',
			proxy: { server: network.address, bypass: '<-loopback>' },
		});
		context.setDefaultTimeout(60_000);
		return new Phone(hall, context, network, await context.newPage());
	}

	#hear(page: Page) {
		page.on('pageerror', (error) => this.complaints.push(String(error)));
		page.on('console', (said) => {
			if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
				this.complaints.push(said.text());
		});
	}

	/** Scans a code, or follows a link of the hall. */
	async open(path: string): Promise<this> {
		await this.page.goto(`http://${this.#hall.address}${path}`);
		return this;
	}

	/** Opens another tab of the same phone and makes it active. */
	async tab(path: string): Promise<this> {
		this.page = await this.context.newPage();
		this.#hear(this.page);
		return this.open(path);
	}

	/** Reloads until it succeeds. */
	async reload(): Promise<void> {
		await expect.poll(() => this.page.reload().then(Boolean, () => false)).toBe(true);
	}

	button(name: string | RegExp) {
		return this.page.getByRole('button', { name, exact: true });
	}

	tap(name: string | RegExp): Promise<void> {
		return this.button(name).first().tap();
	}

	/** Waits until the text appears. */
	reads(text: string | RegExp): Promise<void> {
		return this.page.getByText(text).first().waitFor();
	}

	/** Waits until the text disappears. */
	loses(text: string | RegExp): Promise<void> {
		return this.page.getByText(text).first().waitFor({ state: 'hidden' });
	}

	async close(): Promise<void> {
		await this.context.close();
		this.network.close();
	}
}
