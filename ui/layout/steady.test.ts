/** No control moves under the pointer because of a click, as long as it exists. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Studio } from '../shots/studio';
import { moves, settled, TOLERANCE } from './click';

const SIZES = [
	{ width: 1024, height: 700 },
	{ width: 853, height: 533 },
];

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
});
afterAll(() => studio?.close());

/** Opens the list of players with all players absent. */
async function nobodyHere(size: { width: number; height: number }): Promise<Page> {
	const page = await studio.scene('players', 'de', size);
	page.setDefaultTimeout(20_000);
	await page.getByRole('button', { name: 'Alle als nicht da markieren' }).click();
	await page.getByText('0 da', { exact: true }).waitFor();
	await settled(page);
	return page;
}

const HERE = 'td input[type="checkbox"]';

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
		['players', 'radio', 'Nach Namen'],
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
});
