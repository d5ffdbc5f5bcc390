import { describe, expect, it } from 'vitest';
import { type Area, dwell, fit, ofPage } from './fit';
import { usualWidth } from './textWidth';

const SCREENS: [string, Area][] = [
	['1024×768', { width: 984, height: 560, screen: 768 }],
	['1280×720', { width: 880, height: 540, screen: 720 }],
	['1920×1080', { width: 1320, height: 830, screen: 1080 }],
];
const COUNTS = [0, 1, 5, 6, 16, 17, 30, 60, 250, 500];

describe.each(SCREENS)('on %s', (_, area) => {
	it.each(COUNTS)('%i rows never have letters below 1/28 of the height, nor stand outside', (rows) => {
		for (const [wide, columns] of [
			[30, 1],
			[14, 4],
		] as const) {
			const fits = fit({ rows, high: 1.4, wide, columns }, area);
			expect(fits.letter).toBeGreaterThanOrEqual(area.screen / 28);
			expect(fits.row).toBeGreaterThanOrEqual(fits.letter * 1.39);
			expect(fits.row * fits.per).toBeLessThanOrEqual(area.height + 0.001);
		}
	});

	it.each(COUNTS)('%i rows stand each on one page, in order', (rows) => {
		const all = Array.from({ length: rows }, (_, index) => index);
		const fits = fit({ rows, high: 1.4, wide: 14, columns: 4 }, area);
		const shown = Array.from({ length: fits.pages }, (_, page) => ofPage(all, fits, page).flat());
		expect(shown.flat()).toEqual(all);
	});
});

it('one row too many makes two pages alike, not one of a single row', () => {
	const area = { width: 1000, height: 560, screen: 700 };
	const single = { high: 1.4, wide: 30, columns: 1 };
	expect(fit({ rows: 16, ...single }, area)).toMatchObject({ pages: 1, per: 16 });
	expect(fit({ rows: 17, ...single }, area)).toMatchObject({ pages: 2, per: 9 });
});

it('few rows have larger letters than many', () => {
	const area = { width: 1000, height: 560, screen: 700 };
	const [few, many] = [6, 16].map((rows) => fit({ rows, high: 1.4, wide: 20, columns: 1 }, area).letter);
	expect(few).toBeGreaterThan((many ?? 0) * 1.3);
});

it('one long name makes the others no smaller', () => {
	const names = [...Array.from({ length: 19 }, () => 'Krähe'), 'Schönherr-Dürrenmatt zu Bächtold'];
	expect(usualWidth(names, 0.9, (it) => it.length)).toBe(5);
	expect(usualWidth([])).toBe(0);
});

it('a page of more rows stays longer, none too briefly to be read', () => {
	expect([1, 16, 500].map(dwell)).toEqual([8000, 10_400, 20_000]);
});
