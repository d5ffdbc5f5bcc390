/** The longest text of every language fits its place in the smallest supported window. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beyond } from '../shots/beyond';
import { Studio } from '../shots/studio';
import { LANGUAGES } from '../words/texts';
import { settled } from './click';

const SIZE = { width: 1024, height: 700 };
/** A scene for every page, and for dialogs with many labels. */
const SCENES = [
	'start',
	'start-season',
	'new',
	'settings-outlook',
	'players',
	'players-odd',
	'players-late',
	'player-new',
	'import-tournament',
	'draw',
	'drawn',
	'teams',
	'numbers',
	'round-draft',
	'round-seating',
	'round-fixed',
	'hall-reports',
	'standings',
	'crosstable',
	'decisions',
	'judge',
	'judge-single',
	'print',
	'history',
	'backups',
	'season',
	'season-settings',
	'post',
	'archive',
	'day-plan',
	'export',
	'hall',
	'hall-slips',
	'options',
	'ratings',
	'screens',
];

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
});
afterAll(() => studio?.close());

/** Returns labels of controls, columns and groups that are wider than their place. Runs in the page. */
function cut(): string[] {
	const labels = document.querySelectorAll<HTMLElement>(
		'button, th, label, legend, summary, [role="tab"], h1, h2, h3, dt, nav a',
	);
	return [...labels]
		.filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.vh') && it.clientWidth > 1)
		.filter((it) => it.scrollWidth > it.clientWidth + 1 && !/auto|scroll/u.test(getComputedStyle(it).overflowX))
		.map((it) => `${it.tagName.toLowerCase()} “${it.textContent.replaceAll(/\s+/gu, ' ').trim()}”`);
}

/** Returns buttons that overlap a neighbor. Runs in the page. */
function overlapping(): string[] {
	const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
	const buttons = [...front.querySelectorAll<HTMLElement>('button')].filter((it) =>
		it.checkVisibility({ visibilityProperty: true }),
	);
	const meets = (one: DOMRect, other: DOMRect) =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
	return buttons
		.filter((it) => {
			const beside = [...(it.parentElement?.children ?? [])].filter(
				(other) => other !== it && other.tagName === 'BUTTON',
			);
			return beside.some((other) => meets(it.getBoundingClientRect(), other.getBoundingClientRect()));
		})
		.map((it) => it.textContent.trim());
}

test.each(SCENES)('%s in every language', async (scene) => {
	const page = await studio.scene(scene, 'de', SIZE);
	const wide: Record<string, string[]> = {};
	for (const language of LANGUAGES) {
		await page.evaluate((language) => window.speak?.(language), language);
		await settled(page);
		const [out, short, over] = [
			await page.evaluate(beyond),
			await page.evaluate(cut),
			await page.evaluate(overlapping),
		];
		wide[language] = [
			...out.map((it) => `beyond the window: ${it}`),
			...short.map((it) => `cut: ${it}`),
			...over.map((it) => `over another button: ${it}`),
		];
	}
	await page.close();
	expect(wide).toEqual({ de: [], en: [], fr: [], it: [] });
});
