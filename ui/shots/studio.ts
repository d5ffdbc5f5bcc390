/** The setup for screenshots: the screens on the real desk, built once, in Chromium. */
import type { Browser, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { inject } from 'vitest';
import { browser as chromium } from '../phones/phone';
import { CONFIG, UI } from './built';

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
	readonly #server: PreviewServer;
	readonly #browser: Browser;
	/** Errors of the pages. */
	readonly complaints: string[] = [];

	private constructor(server: PreviewServer, browser: Browser) {
		this.#server = server;
		this.#browser = browser;
	}

	static async open(): Promise<Studio> {
		const server = await preview({
			root: UI,
			configFile: CONFIG,
			mode: 'development',
			logLevel: 'warn',
			build: { outDir: inject('preview') },
			preview: { host: '127.0.0.1', port: 0 },
		});
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
