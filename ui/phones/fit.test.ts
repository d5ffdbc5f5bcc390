/** Names on the projector in a real browser: none is cut when its letters become bold. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { fitName, sizeOf } from '../hall/screen/fitName';
import { browser } from './phone';

let chromium: Browser;
beforeAll(async () => {
	chromium = await browser();
});
afterAll(() => chromium.close());

/** A cell that the name just fits. */
const PAGE = `<style>
	#name { width: max-content; max-width: 100%; font: 30px sans-serif; overflow: hidden; white-space: nowrap; }
	#name.two { white-space: normal; }
	#name.strong { font-weight: bold; }
</style><div id="name">Achermann · Mühlemann</div>`;

test('the name of a winner becomes bold and smaller, and large again', async () => {
	const page = await chromium.newPage({ viewport: { width: 1280, height: 720 } });
	await page.setContent(PAGE);
	await page.evaluate(() => {
		const name = document.querySelector<HTMLElement>('#name');
		if (name) name.style.width = `${String(name.offsetWidth)}px`;
	});
	const code = `const LEAST = 1 / 28, HALVED = 0.67, SLACK = 0.98; ${sizeOf.toString()}; ${fitName.toString()};`;
	await page.addScriptTag({ content: `${code} fitName(document.querySelector('#name'));` });
	const name = page.locator('#name');
	const look = () =>
		name.evaluate((it) => ({
			isCut: it.scrollWidth > it.clientWidth,
			size: Math.round(Number.parseFloat(getComputedStyle(it).fontSize)),
		}));
	expect(await look()).toEqual({ isCut: false, size: 30 });
	await name.evaluate((it) => it.classList.add('strong'));
	await expect.poll(async () => (await look()).isCut).toBe(false);
	expect((await look()).size).toBeLessThan(30);
	await name.evaluate((it) => it.classList.remove('strong'));
	await expect.poll(look).toEqual({ isCut: false, size: 30 });
	await page.close();
});
