/**
 * Two rounds of a small hall: four phones, an arbiter's tablet and a projector. Results are contested and settled in
 * each way, a phone is replaced, and a slip is given back. The program is killed, and the WLAN is unreliable.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleName } from '../src/backend/generated';
import { begin, drawn, people, published } from '../src/preview/day';
import type { DeskProcess } from '../src/test/process';
import { Hall } from './hall';
import { look } from './look';
import { browser as chromium, Phone } from './phone';
import { Projector } from './projector';

const COUNTS = 'Das Ergebnis zählt.';
const KEPT = 'Hier aufbewahrt, noch nicht angekommen';

let browser: Browser;
let hall: Hall;
let judge: Phone;
let wall: Projector;
const phones: Phone[] = [];

/** Prepares four teams at two tables. */
async function twoTables(desk: DeskProcess) {
	await begin(desk, people(8), { name: 'Klubabend' });
	await drawn(desk);
	await published(desk);
}

async function phone(path: string): Promise<Phone> {
	const it = await Phone.new(browser, hall);
	phones.push(it);
	return it.open(path);
}

const captain = async (table: number, side: RoleName, round = 1) => phone((await hall.slip(table, side, round)).path);

async function seat(round: number, table: number) {
	await hall.ask('choose_seating', { round, table, seating: 'parallel' });
	await hall.ask('choose_colors', { round, table, white_on_board_1: 'first' });
}

/** Reports a win of the first or last player on the page. */
async function report(it: Phone, which: 'first' | 'last') {
	await it.page.locator('button.seat')[which]().tap();
	await it.tap('Matt');
	await it.tap('Ergebnis melden');
}

const loud = () => phones.flatMap(({ complaints }) => complaints);

beforeAll(async () => {
	browser = await chromium();
	hall = await Hall.open(twoTables);
	for (const table of [1, 2]) await seat(1, table);
	wall = await Projector.open(browser, hall, { width: 1280, height: 720 });
	const { path } = await hall.ask('new_device', { level: 'arbiter', name: 'Ruth Probst', tables: null });
	judge = await phone(path);
});

afterAll(async () => {
	for (const it of phones) await it.close();
	await browser?.close();
	await hall?.close();
});

test('round 1: a contested result is kept, taken back, and entered again', async () => {
	const [a, b] = await Promise.all([captain(1, 'first'), captain(1, 'second')]);
	const [c, d] = await Promise.all([captain(2, 'first'), captain(2, 'second')]);
	await report(a, 'first');
	await b.tap('Stimmt');
	await Promise.all([a, b].map((it) => it.reads(COUNTS)));

	// The arbiter confirms the result.
	await b.tap('Das stimmt nicht');
	await b.reads('Ihr bestreitet das Ergebnis');
	await a.page.getByText('Das andere Team bestreitet das Ergebnis').last().waitFor();
	await look(a, 'story-contested');
	await judge.tap(/^Strittig/u);
	await judge.tap(/^Tisch 1/u);
	await judge.reads(/^Team \d bestreitet das Ergebnis$/u);
	await look(judge, 'story-arbiter-contested');
	await judge.tap('Ergebnis bleibt');
	await Promise.all([a, b].map((it) => it.page.getByText(COUNTS, { exact: true }).last().waitFor()));

	// The captain withdraws the objection, on an unreliable WLAN.
	await report(c, 'last');
	await d.tap('Stimmt');
	await d.reads(COUNTS);
	await d.tap('Das stimmt nicht');
	await d.reads('Ihr bestreitet das Ergebnis');
	d.network.weather = 'lost';
	await d.tap('Das Ergebnis stimmt doch');
	await d.reads(KEPT);
	await hall.stop('SIGKILL');
	await hall.start();
	d.network.weather = 'passed';
	await d.loses(KEPT);
	await d.page.getByText(COUNTS, { exact: true }).last().waitFor();

	// The desk enters it again; until then the next round cannot be paired.
	await b.tap('Das stimmt nicht');
	await b.reads('Ihr bestreitet das Ergebnis');
	await expect(hall.ask('pair_round', {})).rejects.toThrow('result_contested');
	const { matches } = await hall.ask('round', { round: 1 });
	const one = matches.find(({ table }) => table === 1);
	const winner = one?.first.seats.find(({ board }) => board === 1)?.player.id ?? null;
	await hall.ask('enter_result', {
		round: 1,
		table: 1,
		winner_player: winner,
		winner_team: null,
		no_winner: null,
		cause: 'checkmate',
		reason: null,
	});
	await a.page.getByText(COUNTS, { exact: true }).last().waitFor();
	expect((await hall.ask('reports', {})).reports).toEqual([]);
	await wall.reads(/2 von 2/u);
	expect(loud()).toEqual([]);
});

test('round 2: old slips lead to the new ones, a wrong slip goes back, a lost phone is replaced', async () => {
	await hall.ask('pair_round', {});
	await hall.ask('publish_round', { round: 2 });
	for (const table of [1, 2]) await seat(2, table);
	const [, a] = phones;
	await a?.reads('Runde 2 hat begonnen');
	if (a) await look(a, 'story-old-slip');

	// A captain scans the other side's slip, and gives it back.
	const wrong = await captain(1, 'second', 2);
	await wrong.reads('Tisch 1');
	await wrong.tap('Falscher Zettel?');
	await look(wrong, 'story-give-back');
	await wrong.tap('Zettel zurückgeben');
	await wrong.reads('Buchstaben auf dem Zettel');
	const b = await captain(1, 'second', 2);
	await b.reads('Wer hat gewonnen?');

	// A phone is lost; the desk frees the slip, and another phone takes over.
	const lost = await captain(1, 'first', 2);
	await lost.reads('Wer hat gewonnen?');
	await lost.close();
	phones.splice(phones.indexOf(lost), 1);
	await hall.ask('free_slip', { round: 2, table: 1, side: 'first' });
	const replaced = await captain(1, 'first', 2);

	// A stranger who asks to join is rejected.
	const stranger = await captain(1, 'first', 2);
	await stranger.reads('Ein anderes Handy hat diesen Zettel schon geöffnet');
	await replaced.tap(/^Handy \d+ ablehnen$/u);
	await stranger.reads(/hat dieses abgelehnt/u);
	await look(stranger, 'story-turned-away');

	// The dispute ends when both reports agree.
	await report(replaced, 'first');
	await b.tap('Stimmt nicht');
	await report(b, 'last');
	await replaced.page.getByText('Die Meldungen widersprechen sich').last().waitFor();
	await replaced.tap('Stimmt');
	await Promise.all([replaced, b].map((it) => it.page.getByText(COUNTS, { exact: true }).last().waitFor()));
	await wall.reads(/1 von 2/u);
	expect(loud()).toEqual([]);
});

test('the file proves itself, and its history tells each end', async () => {
	await hall.stop('SIGTERM');
	await hall.look(async (desk) => {
		expect((await desk.call('verify', { path: null })).findings).toEqual([]);
		const everything = { kind: null, who: null, round: null, team: null, player: null, before: null, most: 1000 };
		const { lines } = await desk.call('history', everything);
		const commands = lines.map(({ entry }) => entry.command);
		const count = (command: string) => commands.filter((it) => it === command).length;
		expect(count('end_dispute')).toBe(2);
		expect(count('withdraw_contest')).toBe(1);
		expect(count('turn_phone_away')).toBe(1);
		expect(count('give_slip_back')).toBe(1);
		expect(count('free_slip')).toBe(1);
	});
});
