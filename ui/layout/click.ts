/** Mouse clicks that measure the movement of the clicked control. */
import type { Locator, Page } from 'playwright-core';

/** The invisible movement in pixels. */
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

/** Clicks the middle of a control with the mouse; returns its movement in pixels, 0 if it disappeared. */
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
