/** A match of two games on phones: each game is reported and confirmed, and the score is shown everywhere. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleName } from '../src/backend/generated';
import { begin, DOUBLE, drawn, people, published } from '../src/preview/day';
import type { DeskProcess } from '../src/test/process';
import { Hall } from './hall';
import { look } from './look';
import { browser as chromium, Phone } from './phone';
import { Projector } from './projector';

let browser: Browser;
let hall: Hall;
const phones: Phone[] = [];

async function doubleRound(desk: DeskProcess) {
	await begin(desk, people(8), { name: 'Doppelrunde', ...DOUBLE });
	await drawn(desk);
	await published(desk);
}

async function phone(path: string): Promise<Phone> {
	const it = await Phone.new(browser, hall);
	phones.push(it);
	return it.open(path);
}

const captain = async (side: RoleName) => phone((await hall.slip(1, side, 1)).path);

/** Reports a win of the first or last player on the page. */
async function report(it: Phone, which: 'first' | 'last') {
	await it.page.locator('button.seat')[which]().tap();
	await it.tap('Matt');
	await it.tap('Ergebnis melden');
}

beforeAll(async () => {
	browser = await chromium();
	hall = await Hall.open(doubleRound);
	await hall.ask('choose_seating', { round: 1, table: 1, game: 1, seating: 'parallel' });
	await hall.ask('choose_colors', { round: 1, table: 1, game: 1, white_on_board_1: 'first' });
});

afterAll(async () => {
	for (const it of phones) await it.close();
	await browser?.close();
	await hall?.close();
});

test('both captains confirm each game, and the arbiter and everybody see the score', async () => {
	const wall = await Projector.open(browser, hall, { width: 1280, height: 720 });
	const { path } = await hall.ask('new_device', { level: 'arbiter', name: 'Ruth Probst', tables: null });
	const judge = await phone(path);
	const [first, second] = await Promise.all([captain('first'), captain('second')]);
	await look(first, 'games-first');
	await first.reads('Partie 1 läuft');
	await report(first, 'first');
	await second.tap('Stimmt');
	const next = /^Partie 2 läuft, (?:1–0|0–1)$/u;
	await Promise.all([first, second].map((it) => it.reads(next)));
	await look(first, 'games-second');
	await judge.reads('Partie 2 läuft');
	await look(judge, 'games-arbiter');
	const { matches } = await hall.ask('round', { round: 1 });
	expect(matches[0]?.games.map(({ white_on_board_1 }) => white_on_board_1)).toEqual(['first', 'second']);

	await report(second, 'first');
	await first.tap('Stimmt');
	await Promise.all([first, second].map((it) => it.reads('Das Ergebnis zählt.')));
	await look(second, 'games-over');
	const match = (await hall.ask('round', { round: 1 })).matches[0];
	expect(match?.outcome).not.toBeNull();
	expect(match?.games.map(({ outcome }) => outcome?.cause)).toEqual(['checkmate', 'checkmate']);
	await wall.reads(/1 von 2/u);
	expect(phones.flatMap(({ complaints }) => complaints)).toEqual([]);
});
