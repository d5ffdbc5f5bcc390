/**
 * Nothing moves under the pointer because of what was just clicked: where a control is before it is clicked, it is
 * after it, as long as it is there.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Studio } from '../shots/studio';

const SIZES = [
	{ width: 1024, height: 700 },
	{ width: 853, height: 533 },
];
/** A part of a pixel is nothing that anybody sees. */
const TOLERANCE = 1;

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
});
afterAll(() => studio?.close());

/** Waits until the desk has answered and the page is painted. */
async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		await painted();
		await window.rest?.();
		await painted();
	});
}

/** The players of a list of whom nobody is here yet. */
async function nobodyHere(size: { width: number; height: number }): Promise<Page> {
	const page = await studio.scene('players', 'de', size);
	page.setDefaultTimeout(20_000);
	await page.getByRole('button', { name: 'Noch niemand da' }).click();
	await page.getByText('0 da', { exact: true }).waitFor();
	await settled(page);
	return page;
}

/** Clicks in the middle of a control with the mouse; gives how far it is from where it was then, in pixels. */
async function moves(page: Page, control: Locator): Promise<number> {
	await control.scrollIntoViewIfNeeded();
	const before = await control.boundingBox();
	if (!before) throw new Error('there is nothing to click');
	const handle = await control.elementHandle();
	await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
	await settled(page);
	const after = await handle?.boundingBox();
	return after ? Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y)) : 0;
}

const HERE = 'td input[type="checkbox"]';

/** Screens whose every control is tried. */
const SWEPT = [
	'start',
	'start-season',
	'season',
	'season-settings',
	'season-person',
	'post',
	'settings',
	'settings-outlook',
];
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
async function movers(scene: string, size: { width: number; height: number }): Promise<string[]> {
	const open = async () => {
		const page = await studio.scene(scene, 'de', size);
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

describe.each(SIZES)('at $width × $height', (size) => {
	test('the list of arrivals stays: 23 are ticked by mouse, one after the other', async () => {
		const page = await nobodyHere(size);
		const moved: string[] = [];
		for (let index = 0; index < 23; index++) {
			const by = await moves(page, page.locator(`${HERE}:not(:checked)`).first());
			if (by > TOLERANCE) moved.push(`tick ${String(index + 1)}: ${by.toFixed()} px`);
		}
		await page.close();
		expect(moved).toEqual([]);
	});

	test('a second click where the first one was takes the same tick away', async () => {
		const page = await nobodyHere(size);
		const box = page.locator(HERE).first();
		const names = async () => (await page.locator(`tr:has(${HERE}:checked) b`).allTextContents()).toSorted();
		const before = await names();
		const place = await box.boundingBox();
		for (let click = 0; click < 2; click++) {
			await page.mouse.click((place?.x ?? 0) + 8, (place?.y ?? 0) + 8);
			await settled(page);
		}
		expect(await names()).toEqual(before);
		await page.close();
	});

	test('fewer rounds can be clicked on and on after the simulation', async () => {
		const page = await studio.scene('settings-outlook', 'de', size);
		const less = page.getByRole('button', { name: 'Eine Runde weniger' });
		await less.scrollIntoViewIfNeeded();
		const before = await less.boundingBox();
		for (let click = 0; click < 2; click++) await page.mouse.click((before?.x ?? 0) + 10, (before?.y ?? 0) + 10);
		await settled(page);
		expect(await less.boundingBox()).toEqual(before);
		await page.close();
	});

	test.each([
		['judge', 'button', /^Läufer auf die Hand geben/u],
		['players', 'radio', 'Nach Name'],
		['standings', 'tab', 'Kreuztabelle'],
		['print', 'button', /^Zum Drucken öffnen/u],
		['round', 'radio', /^Offen/u],
	] as const)('%s: the %s %s stays where it was clicked', async (scene, role, name) => {
		const page = await studio.scene(scene, 'de', size);
		page.setDefaultTimeout(20_000);
		const control = page.getByRole(role, { name }).first();
		const seen = role === 'radio' ? page.locator('label', { has: control }) : control;
		expect(await moves(page, seen)).toBeLessThanOrEqual(TOLERANCE);
		await page.close();
	});

	// The smaller window is stricter; a screen takes half a minute.
	const swept = size.width < 1000 ? SWEPT : SWEPT.slice(0, 2);
	test.each(swept)('%s: no control moves because it is clicked', async (scene) => {
		expect(await movers(scene, size)).toEqual([]);
	});
});
