/** No control of a screen moves because it is clicked: each is tried, one after the other. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Studio } from '../shots/studio';
import { moves, settled, TOLERANCE } from './click';

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
});
afterAll(() => studio?.close());

/** A window of 1280 × 800 at 150 %: what does not move here does not in a larger one. */
const SIZE = { width: 853, height: 533 };
/** Screens that are tried in each run. */
const SAMPLE = ['season', 'settings-outlook', 'round'];
/** The other screens, which `cargo xtask days sweep` tries as well; a screen takes half a minute. */
const REST = [
	'start',
	'start-season',
	'new',
	'players',
	'draw',
	'drawn',
	'teams',
	'teams-numbered',
	'numbers',
	'round-draft',
	'round-seating',
	'round-fixed',
	'standings',
	'decisions',
	'judge',
	'print',
	'history',
	'season-settings',
	'season-person',
	'post',
	'settings',
];
const SWEPT = process.env.KRALLE_SWEEP === 'all' ? [...SAMPLE, ...REST] : SAMPLE;
/** The most controls that are tried on a screen. */
const MOST = 60;

/** The first control in sight that was not tried yet, and its name; null once all were. */
async function untried(page: Page, tried: Set<string>): Promise<Locator | null> {
	const controls = page.locator('main :is(button, input, summary, [role="tab"], [role="option"])');
	for (const [index, name] of (await controls.evaluateAll(names)).entries()) {
		if (name === '' || tried.has(name)) continue;
		tried.add(name);
		// The list changes with what is clicked: the control itself is marked.
		const mark = String(tried.size);
		await controls
			.nth(index)
			.evaluate((it, mark) => (it.closest('label') ?? it).setAttribute('data-tried', mark), mark);
		return page.locator(`[data-tried="${mark}"]`);
	}
	return null;
}

/** The names of controls that can be used now; empty for those that cannot, and for those nobody sees. */
function names(controls: Element[]): string[] {
	return controls.map((it) => {
		const seen = it.closest('label') ?? it;
		const isUsable =
			seen instanceof HTMLElement &&
			seen.checkVisibility({ visibilityProperty: true }) &&
			!it.matches(':disabled, [aria-disabled="true"], .vh');
		if (!isUsable) return '';
		const text = it.getAttribute('aria-label') ?? (seen.textContent || it.getAttribute('title')) ?? '';
		return `${it.tagName} ${it.getAttribute('type') ?? ''} ${text.replaceAll(/\s+/gu, ' ').trim()}`;
	});
}

/** The heading, and whether a dialog is open. */
const shown = (page: Page) =>
	page.evaluate(() => ({
		title: document.querySelector('main h1')?.textContent ?? '',
		isDialogOpen: document.querySelector('dialog[open]') !== null,
	}));

/** Controls of a screen that are elsewhere after they were clicked, with the distance. */
async function movers(scene: string): Promise<string[]> {
	const open = async () => {
		const page = await studio.scene(scene, 'de', SIZE);
		page.setDefaultTimeout(20_000);
		return page;
	};
	let page = await open();
	const { title } = await shown(page);
	const tried = new Set<string>();
	const moved: string[] = [];
	for (let count = 0; count < MOST; count++) {
		const control = await untried(page, tried);
		if (control === null) break;
		const name = [...tried].at(-1) ?? '';
		const by = await moves(page, control);
		if (by > TOLERANCE) moved.push(`${name}: ${by.toFixed()} px`);
		if ((await shown(page)).isDialogOpen) await page.keyboard.press('Escape');
		await settled(page);
		const after = await shown(page);
		if (!after.isDialogOpen && after.title === title) continue;
		await page.close();
		page = await open();
	}
	await page.close();
	return moved;
}

test.each(SWEPT)('%s: no control moves because it is clicked', async (scene) => {
	expect(await movers(scene)).toEqual([]);
});
