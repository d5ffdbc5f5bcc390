/** Takes screenshots of every scene, light and dark, in three sizes, into the directory in `KRALLE_SHOTS`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCENES } from '../src/preview/scenes';
import { beyond } from './beyond';
import { type Size, Studio } from './studio';

const SHOTS = process.env['KRALLE_SHOTS'] ?? join(import.meta.dirname, '../../target/shots/scenes');
const SIZES: readonly [Size, ...Size[]] = [
	{ width: 1024, height: 700 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 },
];

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
	mkdirSync(SHOTS, { recursive: true });
});
afterAll(() => studio?.close());

describe('a picture of', () => {
	test.each(Object.keys(SCENES))('%s', async (name) => {
		const page = await studio.scene(name, 'de', SIZES[0]);
		const cut: string[] = [];
		for (const size of SIZES) {
			await page.setViewportSize(size);
			for (const theme of ['light', 'dark']) {
				await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
				const file = `${name}-${theme}-${String(size.width)}x${String(size.height)}.png`;
				await page.screenshot({ path: join(SHOTS, file), caret: 'hide' });
			}
			cut.push(...(await page.evaluate(beyond)).map((it) => `${it} at ${String(size.width)}`));
		}
		await page.close();
		expect(studio.complaints).toEqual([]);
		expect(cut, 'is wider than its window').toEqual([]);
	});
});
