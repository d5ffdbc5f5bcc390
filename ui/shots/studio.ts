/** The setup for screenshots: the screens on the real desk, served by the development server, in Chromium. */
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
		/** Returns the text of the scene, once it is completely open. */
		said?: () => string;
		/** Waits until no call to the desk is pending. */
		rest?: () => Promise<void>;
		/** Switches to another language. */
		speak?: (language: string) => Promise<void>;
		/** Returns the messages shown since then, with their texts. */
		used?: () => [string, string][];
	}
}

export class Studio {
	readonly #server: ViteDevServer;
	readonly #browser: Browser;
	/** Errors of the pages. */
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
			// No hot reload: a reload would spoil a screenshot.
			server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
		});
		await server.listen();
		return new Studio(server, await chromium());
	}

	/** Opens a scene and waits until it is idle. */
	async scene(name: string, language: string, size: Size, scale = 1): Promise<Page> {
		const page = await this.#browser.newPage({ viewport: size, deviceScaleFactor: scale, reducedMotion: 'reduce' });
		// A long timeout for a hall of a thousand players, and for a busy machine.
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
