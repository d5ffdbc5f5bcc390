/** Checks every kind of archive page in a browser: status, width, light and dark colors, and console errors. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../phones/look';
import { browser as chromium, SCREEN } from '../phones/phone';

const ARCHIVE = process.env['KRALLE_ARCHIVE'] ?? '';
/** The directory for screenshots. If it is unset, the test takes none. */
const SHOTS = process.env['KRALLE_SHOTS'];
const SIZES = [
	SCREEN,
	{ width: 1024, height: 700 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 },
] as const;
/** The smallest side of a touch target, in CSS pixels. */
const TARGET = 24;

let browser: Browser;

beforeAll(async () => {
	browser = await chromium();
});

afterAll(() => browser.close());

/** One path for each kind of page, by the name of its screenshot: the newest tournament and one with a lot ceremony. */
async function kinds(page: Page): Promise<Map<string, string>> {
	const links = async (path: string) => {
		await page.goto(ARCHIVE + path);
		return page.locator('a').evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
	};
	const found = new Map([
		['start', '/de/'],
		['tournaments', '/de/tournaments'],
		['nothing-found', '/fr/tournaments?text=zzz'],
		['persons', '/de/persons?name=b'],
		['ratings', '/de/ratings/tandem'],
		['no-ratings', '/it/ratings/pair_moves'],
		['seasons', '/de/seasons'],
		['season', '/de/seasons/klubjahr'],
		['not-found', '/en/nothing'],
	]);
	const tournaments = (await links('/de/tournaments')).filter((it) => it.startsWith('/de/tournaments/'));
	const [newest] = tournaments;
	for (const link of newest ? await links(newest) : []) {
		if (newest && link.startsWith(newest) && /(?:\/|\.html)$/u.test(link))
			found.set(`tournament-${link.slice(newest.length).replace('.html', '') || 'overview'}`, link);
	}
	for (const tournament of tournaments) {
		const draw = `${tournament}draw.html`;
		if ((await page.goto(ARCHIVE + draw))?.ok()) {
			found.set('tournament-draw', draw);
			break;
		}
	}
	const persons = (await links('/de/ratings/tandem')).filter((it) => it.startsWith('/de/persons/'));
	if (persons[0]) found.set('person', persons[0]);
	found.set('check-answer', `${newest ?? ''}check.html?word=12-AAAA-BBBB-CCCC-DDDD`);
	return found;
}

/** Returns the elements of a page that are too wide or too small. */
function misfits({ target, width }: { target: number; width: number }): string[] {
	const found: string[] = [];
	const wide = document.documentElement.scrollWidth;
	if (wide > width) found.push(`the page is ${String(wide)} wide`);
	for (const it of document.querySelectorAll('nav a, .links a, button, input, summary')) {
		const { width, height } = it.getBoundingClientRect();
		if (width > 0 && height < target) found.push(`${it.textContent} is ${String(height)} high`);
	}
	return found;
}

async function look(page: Page, name: string, width: number): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		if (SHOTS) {
			mkdirSync(SHOTS, { recursive: true });
			const path = join(SHOTS, `${name}-${String(width)}-${colorScheme}.png`);
			await page.screenshot({ path, fullPage: width === SCREEN.width });
		}
		const broken = await violations(page, colorScheme === 'dark', 'color-contrast');
		found.push(...broken.map((it) => `${name} ${String(width)} ${colorScheme}: ${it}`));
	}
	const unfit = await page.evaluate(misfits, { target: TARGET, width });
	return [...found, ...unfit.map((it) => `${name} ${String(width)}: ${it}`)];
}

test('every kind of page fits, and can be read by everybody', async () => {
	const context = await browser.newContext({ reducedMotion: 'reduce' });
	const page = await context.newPage();
	const found: string[] = [];
	page.on('pageerror', (error) => found.push(String(error)));
	page.on('console', (said) => {
		if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) found.push(said.text());
	});
	const all = await kinds(page);
	expect(all.size).toBeGreaterThan(15);
	for (const [name, path] of all) {
		await page.goto(ARCHIVE + path);
		// Open the folded parts too.
		const details = page.locator('details');
		if (await details.count()) await details.first().evaluate((it) => it.setAttribute('open', ''));
		for (const size of SIZES) {
			await page.setViewportSize(size);
			found.push(...(await look(page, name, size.width)));
		}
	}
	expect(found.join('\n')).toBe('');
	await context.close();
});

test('a draw is drawn again without script, and a link to a line opens it', async () => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: SCREEN });
	const page = await context.newPage();
	await page.goto(`${ARCHIVE}/en/tournaments`);
	const hrefs = await page.locator('tbody a').all();
	const links = await Promise.all(hrefs.map((it) => it.getAttribute('href')));
	for (const link of links) {
		if (!(await page.goto(`${ARCHIVE}${link ?? ''}draw.html`))?.ok()) continue;
		await page.getByRole('button', { name: 'Check this drawing of lots' }).click();
		await page.getByText('gives the same teams').waitFor();
		await page.goto(`${ARCHIVE}${link ?? ''}standings.html#team-1`);
		await page.locator('#team-1').waitFor({ state: 'visible' });
		await context.close();
		return;
	}
	expect.fail('no tournament has lots');
});
