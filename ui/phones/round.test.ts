/** A round played on phones: real pages, a real hall, a bad WLAN. Each test has a table of its own. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RoleName } from '../src/backend/generated';
import { counted, Hall } from './hall';
import { look } from './look';
import { only, rough } from './network';
import { browser as chromium, Phone } from './phone';

let browser: Browser;
let hall: Hall;
let phones: Phone[] = [];
/** The acts of each side, by table and side: the file must agree at the end. */
const done: Record<string, { reports: number; calls: number; result: string }> = {};

beforeAll(async () => {
	browser = await chromium();
	hall = await Hall.open();
});

afterEach(async () => {
	const gone = phones;
	phones = [];
	for (const phone of gone) await phone.close();
	expect(gone.flatMap(({ complaints }) => complaints)).toEqual([]);
	expect(gone.flatMap(({ network }) => network.differing)).toEqual([]);
});

afterAll(async () => {
	await browser?.close();
	await hall?.close();
});

async function phone(path: string): Promise<Phone> {
	const phone = await Phone.new(browser, hall);
	phones.push(phone);
	return phone.open(path);
}

const captain = async (table: number, side: RoleName) => phone((await hall.slip(table, side)).path);

async function arbiter(): Promise<Phone> {
	const { path } = await hall.ask('new_device', { level: 'arbiter', name: 'Ruth Probst', tables: null });
	return phone(path);
}

/** Opens the phones of both captains at a table with boards and colors already entered at the desk. */
async function seated(table: number): Promise<[Phone, Phone]> {
	await hall.ask('choose_seating', { round: 1, table, seating: 'parallel' });
	await hall.ask('choose_colors', { round: 1, table, white_on_board_1: 'first' });
	return Promise.all([captain(table, 'first'), captain(table, 'second')]);
}

/** Fills in a win on board 1 for the first-named team, up to the summary. */
async function fill(phone: Phone, cause: string): Promise<void> {
	await phone.page.locator('button.seat').first().tap();
	await phone.tap(cause);
	await phone.reads('Stimmt das so?');
}

/** A filter that matches the whole journal. */
const EVERYTHING = { kind: null, who: null, round: null, team: null, player: null, before: null, most: 1000 };

const OTHERS_TURN = 'Jetzt ist das andere Team an der Reihe';
const KEPT = 'Hier aufbewahrt, noch nicht angekommen';
const COUNTS = 'Das Ergebnis zählt.';

test('boards, colors, report and confirmation, each by the phone whose turn it is; everybody sees the result', async () => {
	const [first, second, wall, judge] = await Promise.all([
		captain(1, 'first'),
		captain(1, 'second'),
		phone('/'),
		arbiter(),
	]);
	await first.reads('Gegen wen spielt ihr?');
	await look(first, 'captain-boards', first.button(/^Übers Kreuz/u));
	await second.reads('Das andere Team wählt, wer gegen wen spielt');
	await look(second, 'captain-waits');
	await wall.page.getByLabel('Dein Name').fill('dürr');
	await wall.reads('Tisch 1');
	// Only one team has its boards, so the opponent may be either player.
	expect(await wall.page.locator('.facts dd').first().innerText()).toContain(' und ');
	await look(wall, 'public-seat');

	await first.tap(/^Übers Kreuz/u);
	await second.reads('Wo habt ihr Weiß?');
	await look(second, 'captain-colors', second.button(/^Weiß an Brett 2/u));
	await second.tap(/^Weiß an Brett 1/u);

	await first.reads('Wer hat gewonnen?');
	await look(first, 'captain-who-won', first.page.locator('button.seat').last());
	await first.page.locator('button.seat').first().tap();
	await look(first, 'captain-by-what', first.button('Matt'));
	await first.tap('Matt');
	await first.reads('Stimmt das so?');
	await look(first, 'captain-last-look', first.button('Ergebnis melden'));
	await first.tap('Ergebnis melden');
	await first.reads(OTHERS_TURN);
	await look(first, 'captain-reported');

	await judge.tap(/^Gemeldet/u);
	await judge.reads('eine Meldung');
	await look(judge, 'arbiter-reported');
	await second.reads('Das andere Team meldet');
	await look(second, 'captain-confirm', second.button('Stimmt'));
	await second.tap('Stimmt');

	await Promise.all([first.reads(COUNTS), second.reads(COUNTS)]);
	await look(first, 'captain-counts');
	await wall.tap('Runde');
	await wall.reads('1–0');
	await look(wall, 'public-round');
	await wall.tap('Tabelle');
	await wall.page.locator('button.line').first().tap();
	await wall.reads('Begegnungen');
	await look(wall, 'public-standings');
	await judge.tap(/^Alle/u);
	await judge.reads('1–0');
	await judge.tap(/^Tisch 1/u);
	await look(judge, 'arbiter-table');
	done['1 first'] = { reports: 1, calls: 0, result: 'first_wins' };
	done['1 second'] = { reports: 1, calls: 0, result: 'first_wins' };
});

test('what contradicts itself is decided by the arbiter, and a call is heard', async () => {
	const [[first, second], judge] = await Promise.all([seated(2), arbiter()]);
	await fill(first, 'Matt');
	await first.tap('Ergebnis melden');
	await second.tap('Stimmt nicht');
	await look(second, 'captain-contests', second.page.locator('button.seat').last());
	await second.page.locator('button.seat').last().tap();
	await second.tap('Zeit');
	await second.tap('Ergebnis melden');
	await Promise.all([first, second].map((it) => it.reads('Die Meldungen widersprechen sich')));
	await first.reads('Das andere Team meldet');
	await look(first, 'captain-disputed');
	await first.tap('Schiedsrichter rufen');
	await first.reads('Worum geht es?');
	await look(first, 'captain-calls', first.button('Uhr'));
	await first.tap('Ergebnis');
	await first.reads('Schiedsrichter gerufen');

	await judge.reads('Tisch 2 ruft');
	await judge.tap('Zum Tisch');
	await judge.reads(/^Team \d+ meldet$/u);
	await look(judge, 'arbiter-disputed');
	await judge.button('So annehmen').last().tap();
	await judge.tap('Erledigt');
	await judge.loses('Tisch 2 ruft');
	await Promise.all([first, second].map((it) => it.reads(COUNTS)));
	await first.reads('Ihr habt verloren.');
	done['2 first'] = { reports: 1, calls: 1, result: 'second_wins' };
	// A rejection of the other report, then an own report.
	done['2 second'] = { reports: 2, calls: 0, result: 'second_wins' };
});

test('a report whose answer was cut outlives reloading, shows in every tab, and is sent from none twice', async () => {
	const [first, second] = await seated(3);
	const one = first.page;
	await first.tab((await hall.slip(3, 'first')).path);
	const other = first.page;
	await fill(first, 'Aufgabe');
	first.page = one;
	await fill(first, 'Aufgabe');
	first.network.weather = only('report_result', 'answer_lost');
	await first.tap('Ergebnis melden');
	await expect.poll(() => first.network.count('report_result', 'answer_lost')).toBeGreaterThan(0);
	// The form in the other tab is closed: the report is already sent.
	await other.getByRole('button', { name: 'Ergebnis melden' }).waitFor({ state: 'hidden' });
	await first.reload();
	await first.reads('Wird gesendet');
	await other.reload();
	await expect.poll(() => first.network.count('report_result', 'answer_lost')).toBeGreaterThan(1);
	await look(first, 'captain-answer-cut');
	first.network.weather = 'passed';
	for (const page of [one, other]) {
		first.page = page;
		await first.reads(OTHERS_TURN);
		await first.loses('Wird gesendet');
	}
	await second.tap('Stimmt');
	await first.reads(COUNTS);
	done['3 first'] = { reports: 1, calls: 0, result: 'first_wins' };
	done['3 second'] = { reports: 1, calls: 0, result: 'first_wins' };
});

test('a report waits while the hall is closed or killed, also with the page closed, and nobody scans anew', async () => {
	const [first, second] = await seated(4);
	await fill(first, 'Matt');
	await hall.stop('SIGTERM');
	await first.tap('Ergebnis melden');
	await first.reads(KEPT);
	await look(first, 'captain-kept');
	await second.reads('Keine Verbindung');
	await hall.start();
	await first.reads(OTHERS_TURN);

	second.network.weather = only('answer_report', 'answer_lost');
	await second.tap('Stimmt');
	await expect.poll(() => second.network.count('answer_report', 'answer_lost')).toBeGreaterThan(0);
	await hall.stop('SIGKILL');
	await second.reads(KEPT);
	await second.page.close();
	second.network.weather = 'passed';
	await hall.start();
	await second.tab('/m');
	await second.reads(COUNTS);
	await expect.poll(() => second.network.count('answer_report', 'passed')).toBe(1);
	await first.reads(COUNTS);
	done['4 first'] = { reports: 1, calls: 0, result: 'first_wins' };
	done['4 second'] = { reports: 1, calls: 0, result: 'first_wins' };
});

test('going back and forth loses and doubles nothing, and the 200 of somebody else is not believed', async () => {
	const [first, second] = await seated(5);
	await first.open('/');
	await first.open('/m');
	await fill(first, 'Zeit');
	first.network.weather = only('report_result', 'lost');
	await first.tap('Ergebnis melden');
	await first.reads(KEPT);
	await first.page.goBack();
	await first.reads('Mein Platz');
	await first.page.goForward();
	await first.reads(KEPT);
	first.network.weather = 'passed';
	await first.reads(OTHERS_TURN);
	await first.page.goBack();
	await first.page.goForward();
	await first.reads(OTHERS_TURN);

	await second.reads('Das andere Team meldet');
	second.network.weather = 'portal';
	await second.tap('Stimmt');
	await second.reads('Ein anderer Rechner antwortet');
	await second.reads(KEPT);
	expect(await second.page.getByText('Angekommen um').count()).toBe(0);
	await look(second, 'captain-portal');
	second.network.weather = 'passed';
	await second.reads(COUNTS);
	await second.loses(KEPT);
	await first.reads(COUNTS);
	done['5 first'] = { reports: 1, calls: 0, result: 'first_wins' };
	done['5 second'] = { reports: 1, calls: 0, result: 'first_wins' };
});

test('a slip is typed, its second phone waits for the yes of the first, and a wrong letter is told', async () => {
	const { code } = await hall.slip(6, 'second');
	const [first, second] = await Promise.all([phone('/m'), phone('/m')]);
	const letters = (it: Phone) => it.page.getByLabel('Buchstaben auf dem Zettel');
	await letters(first).fill(code.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A')));
	await look(first, 'letters', first.button('Weiter'));
	await first.tap('Weiter');
	await first.reads('Die Buchstaben stimmen nicht ganz');
	await look(first, 'letters-wrong', first.button('Weiter'));
	await letters(first).fill(code.toLowerCase());
	await first.tap('Weiter');
	await first.reads('Tisch 6');
	await letters(second).fill(code);
	await second.tap('Weiter');
	await second.reads('Ein anderes Handy hat diesen Zettel schon geöffnet');
	await look(second, 'phone-waits');
	await first.reads('Handy 2 möchte mitmachen');
	await look(first, 'phone-asks');
	await first.tap('Handy 2 einlassen');
	await second.reads('Tisch 6');
});

test('what the arbiter and everybody see without a connection says so', async () => {
	const [wall, judge] = await Promise.all([phone('/'), arbiter()]);
	await judge.tap('Einlass');
	await judge.reads('28 von 28 da');
	await look(judge, 'arbiter-door');
	await judge.tap('Tische');
	await judge.tap(/^Tisch 6/u);
	await look(judge, 'arbiter-result');
	for (const it of [wall, judge]) {
		await it.reads('Runde 1');
		it.network.weather = 'lost';
		await it.reads('Keine Verbindung');
	}
	await look(wall, 'public-lost');
	await look(judge, 'arbiter-lost');
	for (const it of [wall, judge]) {
		it.network.weather = 'passed';
		await it.loses('Keine Verbindung');
	}
});

test('while the laptop sleeps a report waits, and pages come back by themselves when it wakes', async () => {
	const [[first, second], wall] = await Promise.all([seated(7), phone('/')]);
	await fill(first, 'Matt');
	await second.reads('Wer hat gewonnen?');
	await wall.reads('Runde 1');
	hall.sleep();
	await first.tap('Ergebnis melden');
	await first.reads(KEPT);
	for (const it of [first, second, wall]) await it.reads('Keine Verbindung');
	hall.wake();
	await first.reads(OTHERS_TURN);
	await wall.loses('Keine Verbindung');
	await second.tap('Stimmt');
	await Promise.all([first, second].map((it) => it.reads(COUNTS)));
	done['7 first'] = { reports: 1, calls: 0, result: 'first_wins' };
	done['7 second'] = { reports: 1, calls: 0, result: 'first_wins' };
});

// Skipped: since pages also poll the clock, the second phone sometimes waits over a minute here.
test('a whole match on a WLAN that cuts, delays, doubles and loses', async () => {
	await hall.ask('free_slip', { round: 1, table: 6, side: 'second' });
	const [first, second] = await Promise.all([captain(6, 'first'), captain(6, 'second')]);
	await Promise.all([first, second].map((it) => it.reads('Tisch 6')));
	for (const it of [first, second]) it.network.weather = rough();
	await first.tap(/^Parallel/u);
	await second.tap(/^Weiß an Brett 2/u);
	await first.reads('Wer hat gewonnen?');
	await fill(first, 'Regelwidrig');
	await first.tap('Ergebnis melden');
	await first.reload();
	await second.tap('Stimmt');
	await second.reload();
	await Promise.all([first, second].map((it) => it.reads(COUNTS)));
	await Promise.all([first, second].map((it) => it.loses('Wird gesendet')));
	done['6 first'] = { reports: 1, calls: 0, result: 'first_wins' };
	done['6 second'] = { reports: 1, calls: 0, result: 'first_wins' };
});

test('the file holds what was said on the phones, each thing once, and proves itself', async () => {
	await hall.stop('SIGTERM');
	await hall.look(async (desk) => {
		const { findings } = await desk.call('verify', { path: null });
		expect(findings).toEqual([]);
		const { lines } = await desk.call('history', EVERYTHING);
		const ofTables = lines.flatMap(({ entry, kind }) => {
			// Reports and calls are counted below.
			if (kind === 'hall') return [];
			const { table } = entry.data as { table?: number };
			return table === undefined ? [] : [`${String(table)} ${entry.command}`];
		});
		const tables = [...new Set(Object.keys(done).map((which) => which.split(' ')[0]))];
		const steps = ['choose_colors', 'choose_seating', 'enter_result'];
		expect(ofTables.sort()).toEqual(tables.flatMap((table) => steps.map((step) => `${String(table)} ${step}`)).sort());
		for (const [which, said] of Object.entries(done)) {
			const [table, side] = which.split(' ') as [string, RoleName];
			expect(await counted(desk, Number(table), side), which).toEqual(said);
		}
	});
});
