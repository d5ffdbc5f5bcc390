/**
 * Load time and size of the pages on a slow WLAN. The sizes have limits; the times are only printed, since machines
 * differ.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hall } from './hall';
import { browser as chromium, Phone } from './phone';

let browser: Browser;
let hall: Hall;

beforeAll(async () => {
	browser = await chromium();
	hall = await Hall.open();
});

afterAll(async () => {
	await browser?.close();
	await hall?.close();
});

/** 400 kbit/s with a latency of 50 ms. */
const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 50 };

const PAGES = [
	{ name: 'captain', most: 60, shows: '.seats', path: async () => (await hall.slip(1, 'first')).path },
	{ name: 'public', most: 60, shows: '#name', path: async () => '/' },
	{
		name: 'arbiter',
		most: 100,
		shows: 'article',
		path: async () => (await hall.ask('new_device', { level: 'arbiter', name: 'Ruth Probst', tables: null })).path,
	},
];

test.each(PAGES)(
	'the page of $name is under $most kB and shows what it is about',
	async ({ name, most, shows, path }) => {
		const phone = await Phone.new(browser, hall);
		const line = await phone.context.newCDPSession(phone.page);
		await line.send('Network.enable');
		await line.send('Network.emulateNetworkConditions', SLOW);
		await phone.page.addInitScript((shows) => {
			new MutationObserver(() => {
				for (const [mark, selector] of [
					['drawn', 'h1'],
					['shown', shows],
				] as const)
					if (document.querySelector(selector) && performance.getEntriesByName(mark).length === 0)
						performance.mark(mark);
			}).observe(document, { childList: true, subtree: true });
		}, shows);
		await phone.open(await path());
		await phone.page.locator(shows).first().waitFor();
		const told = await phone.page.evaluate(() => {
			const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
			const since = (mark: string) =>
				(performance.getEntriesByName(mark)[0]?.startTime ?? 0) - (page?.responseStart ?? 0);
			return { size: page?.encodedBodySize ?? 0, drawn: since('drawn'), shown: since('shown') };
		});
		console.log(
			`${name}: ${(told.size / 1000).toFixed(1)} kB; at 400 kbit/s usable ${told.drawn.toFixed()} ms after the first byte, complete after ${told.shown.toFixed()} ms`,
		);
		expect(told.size).toBeGreaterThan(0);
		expect(told.size).toBeLessThan(most * 1000);
		await phone.close();
	},
);
