/** The screenshots of the handbook: taken again if the screen's text has changed, removed if no page uses them. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inShort } from '../handbook/short';
import { FOLDER, LANGUAGES, PICTURE, pictureFile, pictures, SAID, type Said, saidBefore } from '../handbook/sources';
import { picture } from './picture';
import { Studio } from './studio';

/** The smallest supported window, in which all text must be readable. */
const SIZE = { width: 1024, height: 700 };

let studio: Studio;
const before = saidBefore();
/** A copy, so that a partial run keeps the texts of the other screenshots. */
const now: Said = structuredClone(before);
beforeAll(async () => {
	studio = await Studio.open();
});
afterAll(async () => {
	await studio?.close();
	writeFileSync(SAID, `${JSON.stringify(now, null, '\t')}\n`);
});

describe.each(LANGUAGES)('in %s', (language) => {
	const shown = pictures(language);
	const folder = join(FOLDER, language, 'pictures');

	test.each(shown)('a picture of %s', async (scene) => {
		const page = await studio.scene(scene, language, SIZE, PICTURE.width / SIZE.width);
		const says = inShort(await page.evaluate(() => window.said?.() ?? ''));
		const file = pictureFile(language, scene);
		if (before[language]?.[scene] !== says || !existsSync(file)) {
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, await picture(page));
		}
		(now[language] ??= {})[scene] = says;
		await page.close();
		expect(existsSync(file)).toBe(true);
	});

	test('no picture lies there that no page shows', () => {
		const there = existsSync(folder) ? readdirSync(folder) : [];
		for (const file of there.filter((it) => !shown.includes(it.replace('.webp', '')))) rmSync(join(folder, file));
		now[language] = Object.fromEntries(shown.map((scene) => [scene, now[language]?.[scene] ?? '']));
		expect(shown.length).toBeGreaterThan(0);
	});
});
