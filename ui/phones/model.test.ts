/**
 * The model of the phone against the page in the real browser. `hall/model` compares many more scripts without a
 * browser; here the requests, the storage and the life of the pages are the browser's.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Model } from '../hall/model/modelPhone';
import { play } from '../hall/model/play';
import { randomScript } from '../hall/model/random';
import type { Script } from '../hall/model/script';
import { SITUATIONS } from '../hall/model/situations';
import { withWords } from '../hall/words';
import '../src/words/all';
import { BrowserPhone } from './browserPhone';
import { browser as chromium } from './phone';

/** Milliseconds after the last step of a script. */
const REST = 12_000;

/** The first seed and the number of random scripts. */
const FIRST_SEED = Number(process.env['KRALLE_SEED'] ?? 1);
const SCRIPTS = Number(process.env['KRALLE_SCRIPTS'] ?? 10);

const UI = join(import.meta.dirname, '..');

/** Returns the built page. Fails if one of its sources is newer: another page would be compared. */
function builtPage(): string {
	const page = join(UI, 'dist-hall/m.html');
	const built = statSync(page).mtimeMs;
	for (const folder of ['hall', 'src'].map((it) => join(UI, it)))
		for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
			const isSource = /\.(?:ts|svelte|css|html)$/u.test(name) && !/\.test\.ts$|^(?:model|test)\//u.test(name);
			if (isSource && statSync(join(folder, name)).mtimeMs > built)
				throw new Error(`${page} is older than ${name}; build it with: npm run build`);
		}
	return readFileSync(page, 'utf8');
}

let browser: Browser;
let profile: BrowserContext;
let html: string;
const model = new Model();

beforeAll(async () => {
	browser = await chromium();
	profile = await BrowserPhone.profile(browser);
	html = withWords(builtPage(), 'm', 'de');
});

afterAll(async () => {
	model.end();
	await browser?.close();
});

async function compare(script: Script) {
	const expected = await play(script, await model.phone(1, script.jitter), REST);
	const phone = await BrowserPhone.new(profile, html, script.jitter);
	try {
		expect(await play(script, phone, REST)).toEqual(expected);
		expect(phone.complaints).toEqual([]);
	} finally {
		await phone.close();
	}
}

test.each(SITUATIONS.map((it) => [it.name, it] as const))('%s', (_, script) => compare(script));

test.each(Array.from({ length: SCRIPTS }, (_, index) => FIRST_SEED + index))('a random script, seed %i', (seed) =>
	compare(randomScript(seed)),
);
