/**
 * The model of the phone against the page in the real browser. `hall/model` compares many more scripts without a
 * browser; these show that the browser's requests, clock and storage are the same.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Model } from '../hall/model/modelPhone';
import { play } from '../hall/model/play';
import { SITUATIONS } from '../hall/model/situations';
import '../src/words/all';
import { BrowserPhone } from './browserPhone';
import { Hall } from './hall';
import { browser as chromium } from './phone';

/** Milliseconds after the last step of a script. */
const REST = 12_000;

let browser: Browser;
let html: string;
const model = new Model();

beforeAll(async () => {
	browser = await chromium();
	const hall = await Hall.open();
	const page = await fetch(`http://${hall.address}/m`, { headers: { 'Accept-Language': 'de' } });
	html = await page.text();
	await hall.close();
});

afterAll(async () => {
	model.end();
	await browser?.close();
});

/** The situations that depend on the browser: its network, its clock, its storage, and the life of its pages. */
const PLAYED = [
	'a report is answered',
	'the answer is cut',
	'an answer is late',
	'a captive portal answers',
	'the result was overtaken',
	'too many requests',
	'the server starts again',
	'the page is loaded again while a report is on its way',
	'the tab is closed and opened',
	'two acts wait, and no second report is offered',
	'the other report is contested, and the own one follows',
	'everything is cut for a minute',
	'the entry is cut, refused and answered',
	'a report is sent although the slip of the next round was opened',
	'a typed slip is left twice while a report waits',
];

test.each(PLAYED)('%s', async (name) => {
	const script = SITUATIONS.find((it) => it.name === name);
	if (!script) throw new Error(`no situation ${name}`);
	const expected = await play(script, await model.phone(1, script.jitter), REST);
	const sent = expected.requests.map((it) => Number.parseInt(it, 10));
	const phone = await BrowserPhone.new(browser, html, script.jitter, expected.moments, sent);
	try {
		expect(await play(script, phone, REST)).toEqual(expected);
	} finally {
		await phone.close();
	}
});
