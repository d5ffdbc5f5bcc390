/** A phone in the hall: Chromium with a small screen that is touched, on a WLAN of its own. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hall } from './hall';
import { Network } from './network';

export const SCREEN = { width: 360, height: 740 };

/** As the distributions call it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The system's browser, without a window. */
export function browser(): Promise<Browser> {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
	if (!found)
		throw new Error('Chromium is missing: apt-get install -y --no-install-recommends chromium (cargo xtask doctor)');
	// Its sandbox does not start as root, nor in many containers; it shows nothing but our own pages.
	return chromium.launch({ executablePath: found, chromiumSandbox: false });
}

export class Phone {
	readonly #hall: Hall;
	readonly context: BrowserContext;
	readonly network: Network;
	/** The tab that is looked at. */
	page: Page;
	/** What a page complained of that is no fault of the network. */
	readonly complaints: string[] = [];

	private constructor(hall: Hall, context: BrowserContext, network: Network, page: Page) {
		this.#hall = hall;
		this.context = context;
		this.network = network;
		this.page = page;
		this.#hear(page);
	}

	/** A phone that never was here. */
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

	/** Another tab of the same phone; it is looked at from now on. */
	async tab(path: string): Promise<this> {
		this.page = await this.context.newPage();
		this.#hear(this.page);
		return this.open(path);
	}

	/** Reloads, as often as somebody does who wants to see the page. */
	async reload(): Promise<void> {
		await expect.poll(() => this.page.reload().then(Boolean, () => false)).toBe(true);
	}

	button(name: string | RegExp) {
		return this.page.getByRole('button', { name, exact: true });
	}

	tap(name: string | RegExp): Promise<void> {
		return this.button(name).first().tap();
	}

	/** Waits until it stands there. */
	reads(text: string | RegExp): Promise<void> {
		return this.page.getByText(text).first().waitFor();
	}

	/** Waits until it stands there no more. */
	loses(text: string | RegExp): Promise<void> {
		return this.page.getByText(text).first().waitFor({ state: 'hidden' });
	}

	async close(): Promise<void> {
		await this.context.close();
		this.network.close();
	}
}
