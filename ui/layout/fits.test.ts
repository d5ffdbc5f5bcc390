/** Everything is usable at 150 % on a screen of 1280 × 800, which is a window of 853 × 533. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beyond } from '../shots/beyond';
import { Studio } from '../shots/studio';

const LARGE = { width: 853, height: 533 };
const SCENES = [
	'start',
	'new',
	'settings-outlook',
	'players',
	'players-odd',
	'players-late',
	'draw',
	'drawn',
	'teams',
	'teams-numbered',
	'numbers',
	'round-draft',
	'round-seating',
	'round',
	'round-fixed',
	'round-threes',
	'hall-public',
	'hall-reports',
	'standings',
	'decisions',
	'judge',
	'judge-single',
	'print',
	'history',
	'season',
];

let studio: Studio;
beforeAll(async () => {
	studio = await Studio.open();
});
afterAll(() => studio?.close());

/** Returns the names that are cut off: players in a round, in its panel and at the boards, teams in their list. */
function cutNames(): string[] {
	const names = document.querySelectorAll<HTMLElement>('.player .ellipsis, .seat .ellipsis, td li span, th.name');
	return [...names]
		.filter((it) => it.offsetWidth > 0 && it.scrollWidth > it.clientWidth + 1)
		.map((it) => it.textContent.trim());
}

/** Returns the controls whose middle is covered after scrolling to them. */
function covered(): string[] {
	const controls = [
		...document.querySelectorAll<HTMLElement>('main button, main select, main input:not([type="radio"])'),
	];
	return controls
		.filter((it) => {
			if (!it.checkVisibility({ visibilityProperty: true }) || it.closest('.vh')) return false;
			it.scrollIntoView({ block: 'center', inline: 'nearest' });
			const { x, y, width, height } = it.getBoundingClientRect();
			const top = document.elementFromPoint(x + width / 2, y + height / 2);
			return top === null || !(it.contains(top) || top.closest('label')?.contains(it));
		})
		.map((it) => (it.getAttribute('aria-label') ?? it.textContent).trim());
}

/** Returns the exact positions of the boards. */
const boards = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('[data-square]')].map((it) => {
			const { x, y, width } = it.getBoundingClientRect();
			return [Math.round(x), Math.round(y), Math.round(width)];
		}),
	);

describe('at 150 %', () => {
	test.each(SCENES)('%s', async (name) => {
		const page = await studio.scene(name, 'de', LARGE);
		expect(await page.evaluate(beyond), 'wider than the window').toEqual([]);
		expect(await page.evaluate(cutNames), 'names that are cut').toEqual([]);
		expect(await page.evaluate(covered), 'controls that are covered').toEqual([]);
		await page.close();
	});

	test('every file of both boards is on the desk', async () => {
		const page = await studio.scene('judge', 'de', LARGE);
		const outside = await page.evaluate(() => {
			const desk = document.querySelector('.desk')?.getBoundingClientRect();
			return [...document.querySelectorAll<HTMLElement>('[data-square]')]
				.filter((it) => {
					const { left, right } = it.getBoundingClientRect();
					return !desk || left < desk.left - 0.5 || right > desk.right + 0.5;
				})
				.map((it) => it.dataset['square']);
		});
		await page.close();
		expect(outside).toEqual([]);
	});
});

test('the head of a long season stays on top of what scrolls below it', async () => {
	const page = await studio.scene('season-year-many', 'de', { width: 1024, height: 700 });
	const painted = await page.evaluate(() => {
		const head = document.querySelector('main thead');
		const frame = head?.closest('.scroll');
		if (!head || !frame) return ['no table'];
		frame.scrollTop = 120;
		return [...head.querySelectorAll('th')]
			.map((it) => it.getBoundingClientRect())
			.filter(({ left, right }) => left >= 0 && right <= innerWidth)
			.map(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2))
			.filter((it) => !head.contains(it))
			.map((it) => it?.outerHTML ?? 'nothing');
	});
	await page.close();
	expect(painted).toEqual([]);
});

test.each(['judge', 'judge-single'])(
	'%s is the same after the window was resized as when it is opened',
	async (scene) => {
		for (const [from, to] of [
			[{ width: 1920, height: 1080 }, LARGE],
			[LARGE, { width: 1280, height: 800 }],
		] as const) {
			const [resized, fresh] = await Promise.all([studio.scene(scene, 'de', from), studio.scene(scene, 'de', to)]);
			await resized.setViewportSize(to);
			await resized.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
			expect(await boards(resized)).toEqual(await boards(fresh));
			await Promise.all([resized.close(), fresh.close()]);
		}
	},
);
