/** Clicks with the mouse, and how far a control moves by them. */
import type { Locator, Page } from 'playwright-core';

/** A part of a pixel is nothing that anybody sees. */
export const TOLERANCE = 1;

/** Waits until the desk has answered and the page is painted. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		await painted();
		await window.rest?.();
		await painted();
	});
}

/** Clicks in the middle of a control with the mouse; gives how far it is from where it was then, in pixels. */
export async function moves(page: Page, control: Locator): Promise<number> {
	await control.scrollIntoViewIfNeeded();
	const before = await control.boundingBox();
	if (!before) throw new Error('there is nothing to click');
	const handle = await control.elementHandle();
	await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
	await settled(page);
	const after = await handle?.boundingBox();
	return after ? Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y)) : 0;
}
