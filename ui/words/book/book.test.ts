/** Every scene once in each language, and a page a language: into the folder that `KRALLE_WORDS` names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Studio } from '../../shots/studio';
import { SCENES } from '../../src/preview/scenes';
import { type Language, LANGUAGES, messageTexts, ROOT } from '../texts';
import { page, type Shown } from './page';

const BOOK = process.env['KRALLE_WORDS'] ?? join(ROOT, 'target/words');
/** The smallest window the program is made for. */
const SIZE = { width: 1024, height: 700 };

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
	for (const language of LANGUAGES) mkdirSync(join(BOOK, language), { recursive: true });
});
afterAll(() => studio?.close());

const shown: Record<Language, Shown[]> = { de: [], en: [], fr: [], it: [] };
const seen: Record<Language, Set<string>> = { de: new Set(), en: new Set(), fr: new Set(), it: new Set() };

test.each(Object.keys(SCENES))('the messages of %s', async (scene) => {
	const view = await studio.scene(scene, 'de', SIZE);
	// The page is in German when it opens: German comes last, so that every message is formatted again.
	for (const language of LANGUAGES.toReversed()) {
		const used = await view.evaluate(async (language) => {
			await window.speak?.(language);
			await window.rest?.();
			return window.used?.() ?? [];
		}, language);
		const picture = `${language}/${scene}.jpg`;
		await view.screenshot({ path: join(BOOK, picture), type: 'jpeg', quality: 70, caret: 'hide' });
		const fresh = used.filter(([key]) => !seen[language].has(key));
		for (const [key] of fresh) seen[language].add(key);
		shown[language].push({ scene, picture, messages: fresh });
	}
	await view.close();
	expect(studio.complaints).toEqual([]);
});

test.each(LANGUAGES)('a page of %s', (language) => {
	writeFileSync(join(BOOK, `${language}.html`), page(language, shown[language], messageTexts(language)));
	expect(seen[language].size).toBeGreaterThan(0);
});
