/** Clicks each control of a screen, one after the other, and checks that none moves. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Studio } from '../shots/studio';
import { moves, settled, TOLERANCE } from './click';

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
});
afterAll(() => studio?.close());

/** A window of 1280 × 800 at 150 %: a control that is stable here is stable in larger windows. */
const SIZE = { width: 853, height: 533 };
/** The screens of each run. */
const SAMPLE = ['season', 'settings-outlook', 'round'];
/** The other screens, added by `cargo xtask days sweep`; a screen takes half a minute. */
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
/** The maximum number of controls per screen. */
const MOST = 60;

/** Returns the first visible control that was not clicked yet; null if there is none. Adds its name to `tried`. */
async function untried(page: Page, tried: Set<string>): Promise<Locator | null> {
	const controls = page.locator('main :is(button, input, summary, [role="tab"], [role="option"])');
	for (const [index, name] of (await controls.evaluateAll(names)).entries()) {
		if (name === '' || tried.has(name)) continue;
		tried.add(name);
		// Clicks change the list, so mark the control itself.
		const mark = String(tried.size);
		await controls
			.nth(index)
			.evaluate((it, mark) => (it.closest('label') ?? it).setAttribute('data-tried', mark), mark);
		return page.locator(`[data-tried="${mark}"]`);
	}
	return null;
}

/** Returns the names of usable controls; empty for disabled and invisible ones. */
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

/** Returns the heading, and true if a dialog is open. */
const shown = (page: Page) =>
	page.evaluate(() => ({
		title: document.querySelector('main h1')?.textContent ?? '',
		isDialogOpen: document.querySelector('dialog[open]') !== null,
	}));

/** Returns the controls of a scene that a click moves, with the distance. */
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
