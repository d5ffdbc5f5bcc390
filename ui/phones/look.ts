/** Checks of every phone page: usable with a thumb, in a dark pub, and with a screen reader. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Phone, SCREEN } from './phone';

/** The directory for screenshots. If it is unset, the tests take none. */
const SHOTS = process.env['KRALLE_SHOTS'];
/** The width of the narrowest phone, in CSS pixels. */
const NARROW = 320;
/** The smallest side of a touch target, and the smallest letters readable without glasses, in CSS pixels. */
const TARGET = 44;
const LETTERS = 16;

declare global {
	interface Window {
		axe: typeof axe;
	}
}

/** Returns the elements that are too small or too wide in the current layout. */
function misfits({ target, letters, width }: { target: number; letters: number; width: number }): string[] {
	const found: string[] = [];
	const told = (it: Element) =>
		`<${it.tagName.toLowerCase()}> ${(it.textContent || it.getAttribute('aria-label') || '').trim().slice(0, 40)}`;
	const size = document.documentElement.scrollWidth;
	if (size > width) found.push(`the page is ${String(size)} wide`);
	for (const it of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]')) {
		// The label of a checkbox is also a touch target.
		const hit = (it.matches('[type="checkbox"], [type="radio"]') && it.closest('label')) || it;
		const { width, height } = hit.getBoundingClientRect();
		if (width > 0 && (width < target - 0.5 || height < target - 0.5))
			found.push(`${told(it)} is ${width.toFixed()} × ${height.toFixed()}`);
	}
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const it = texts.currentNode.parentElement;
		if (!texts.currentNode.textContent?.trim() || !it || it.closest('script, style, .vh')) continue;
		const size = Number.parseFloat(getComputedStyle(it).fontSize);
		if (size < letters) found.push(`${told(it)} has letters of ${String(size)}`);
		// A message that the page lacks appears as its key.
		if (/^[a-z]+(?:-[a-z\d]+)+$/u.test(texts.currentNode.textContent.trim())) found.push(`${told(it)} is no message`);
	}
	return [...new Set(found)];
}

/**
 * Returns the violations that axe finds, of all rules or of colors alone. Contrast defaults to 7 : 1, since it is dark
 * in a pub.
 */
export async function violations(page: Page, colors: boolean, contrast = 'color-contrast-enhanced'): Promise<string[]> {
	const options: RunOptions = colors
		? { runOnly: [contrast] }
		: { rules: { [contrast]: { enabled: true } }, resultTypes: ['violations'] };
	await page.evaluate(axe.source);
	const found: AxeResults = await page.evaluate((options) => window.axe.run(document, options), options);
	return found.violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
	);
}

/** Measures the page and names the innermost elements that exceed the screen. Runs in the page. */
function widest(screen: number): { width: number; parts: string[] } {
	const isBeyond = (it: Element) => it.getBoundingClientRect().right > screen + 1;
	const parts = [...document.body.querySelectorAll('*')]
		.filter((it) => isBeyond(it) && ![...it.children].some(isBeyond))
		.map((it) => `${it.tagName.toLowerCase()}.${it.className} “${it.textContent.trim().slice(0, 20)}”`);
	return { width: document.documentElement.scrollWidth, parts: parts.slice(0, 4) };
}

/**
 * Checks a phone's page. `main` is the next control for most users: it must be visible and within reach of the thumb.
 */
export async function look(phone: Phone, name: string, main?: Locator): Promise<void> {
	const { page } = phone;
	if (main) {
		const [box, foot] = await Promise.all([main.boundingBox(), page.locator('footer').all()]);
		const [end] = await Promise.all(foot.map((it) => it.boundingBox()));
		const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
		expect(middle, `${name}: the main button is too high`).toBeGreaterThanOrEqual(SCREEN.height / 3);
		expect(middle, `${name}: the main button is out of sight`).toBeLessThanOrEqual(end?.y ?? SCREEN.height);
	}
	const found: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		if (SHOTS) {
			mkdirSync(SHOTS, { recursive: true });
			await page.screenshot({ path: join(SHOTS, `${name}-${colorScheme}.png`), caret: 'hide' });
		}
		for (const it of await violations(page, colorScheme === 'light')) found.push(`${colorScheme}: ${it}`);
	}
	for (const width of [NARROW, SCREEN.width]) {
		await page.setViewportSize({ ...SCREEN, width });
		for (const it of await page.evaluate(misfits, { target: TARGET, letters: LETTERS, width }))
			found.push(`${String(width)}: ${it}`);
	}
	// With letters twice as large, the page scrolls down, never sideways.
	await page.setViewportSize(SCREEN);
	await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
	const large = await page.evaluate(widest, SCREEN.width);
	if (large.width > SCREEN.width)
		found.push(`letters of 200 %: the page is ${String(large.width)} wide, by ${large.parts.join(', ')}`);
	await page.evaluate(() => (document.documentElement.style.fontSize = ''));
	expect(found.join('\n'), name).toBe('');
}
