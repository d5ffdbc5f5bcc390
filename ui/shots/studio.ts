/** Where pictures are taken: the screens on the real desk, as the development server shows them, in Chromium. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { browser as chromium } from '../phones/phone';

export interface Size {
	width: number;
	height: number;
}

declare global {
	interface Window {
		/** What the scene says, once everything of it is opened. */
		said?: () => string;
		/** Waits until nothing is on its way to the desk. */
		rest?: () => Promise<void>;
		/** Switches to another language. */
		speak?: (language: string) => Promise<void>;
		/** The messages that are shown since then, with their texts. */
		used?: () => [string, string][];
	}
}

export class Studio {
	readonly #server: ViteDevServer;
	readonly #browser: Browser;
	/** What pages complained of. */
	readonly complaints: string[] = [];

	private constructor(server: ViteDevServer, browser: Browser) {
		this.#server = server;
		this.#browser = browser;
	}

	static async open(): Promise<Studio> {
		const ui = join(import.meta.dirname, '..');
		const server = await createServer({
			root: ui,
			configFile: join(ui, 'vite.config.ts'),
			mode: 'development',
			logLevel: 'warn',
			// A page that is loaded anew in the middle of a picture is none.
			server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
		});
		await server.listen();
		return new Studio(server, await chromium());
	}

	/** A scene, as soon as it stands still. */
	async scene(name: string, language: string, size: Size, scale = 1): Promise<Page> {
		const page = await this.#browser.newPage({ viewport: size, deviceScaleFactor: scale, reducedMotion: 'reduce' });
		// A hall of a thousand players takes its time, and a busy machine as well.
		page.setDefaultTimeout(150_000);
		page.on('pageerror', (error) => this.complaints.push(`${name}: ${String(error)}`));
		const [address = ''] = this.#server.resolvedUrls?.local ?? [];
		const asked = new URLSearchParams({ scene: name, language, theme: 'light' });
		await page.goto(`${address}preview.html?${asked.toString()}`);
		await page.waitForFunction(() => window.said !== undefined);
		await page.waitForLoadState('networkidle');
		return page;
	}

	async close(): Promise<void> {
		await this.#browser.close();
		await this.#server.close();
	}
}
