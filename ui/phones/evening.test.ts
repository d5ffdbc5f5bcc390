/** An evening of thirty tables on three projectors, from the start to the winners. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskProcess } from '../src/test/process';
import { begin, drawn, fieldsOf, people } from '../src/preview/day';
import { Hall } from './hall';
import { browser as chromium } from './phone';
import { Projector, SIZES } from './projector';

const TABLES = 30;
/** With screenshots, the test plays the whole evening; without, two rounds. */
const ROUNDS = process.env['KRALLE_SHOTS'] ? 5 : 2;
const PLAYERS = [
	fieldsOf('Bächtold von Dürrenmatt, Maximilian', 2230, 'Schachfreunde Krähenbühl'),
	...people(4 * TABLES - 1),
];

/** Prepares the drawing of lots before the hall opens. */
async function before(desk: DeskProcess) {
	const schedule = { thinking_minutes: 5, increment_seconds: 0, first_round_at: '19:30', end_by: '23:00' };
	const name = 'Stadtmeisterschaft im Tandemschach';
	await begin(desk, PLAYERS, { name, schedule, swiss_rounds: ROUNDS, date: null });
	await drawn(desk);
}

let browser: Browser;
let hall: Hall;
let screens: Projector[] = [];

beforeAll(async () => {
	browser = await chromium();
	hall = await Hall.open(before);
	screens = await Promise.all(SIZES.map((size) => Projector.open(browser, hall, size)));
});

afterAll(async () => {
	expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
	await browser?.close();
	await hall?.close();
});

const all = (act: (screen: Projector) => Promise<unknown>) => Promise.all(screens.map(act));

/** Waits until all screens show the text, and checks each of their pages. */
async function see(name: string, text: string | RegExp): Promise<void> {
	await all((screen) => screen.reads(text));
	for (const screen of screens) await screen.look(name);
}

/** Enters a result for a table: usually the lower number wins. */
async function result(round: number, table: number) {
	const { matches } = await hall.ask('round', { round });
	const it = matches.find((it) => it.table === table);
	if (!it) throw new Error(`no table ${String(table)}`);
	const firstWins = it.first.team < it.second.team !== ((it.first.team + it.second.team + round) % 4 === 0);
	await hall.ask('enter_result', {
		round,
		table,
		winner_player: null,
		winner_team: (firstWins ? it.first : it.second).team,
		no_winner: null,
		cause: 'arbiter_decision',
		reason: 'Am Brett',
		evidence: null,
		overrule: null,
	});
}

test('before the first round the screens say where one is, and uncover the lots one by one', async () => {
	await see('01-welcome', 'Stadtmeisterschaft im Tandemschach');
	for (const [index, teams] of [0, 1, 7, 2 * TABLES].entries()) {
		await hall.ask('show_lots', { teams });
		await see(`02-lots-${String(index)}`, new RegExp(`^${String(teams)} von 60`, 'u'));
	}
	await hall.ask('show_lots', { teams: null });
});

test.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %i is seen as it goes', async (round) => {
	const name = `1${String(round)}`;
	const clock = {
		begins_in: null,
		before: 'Bitte an die Bretter',
		after: 'Bitte die Bretter aufbauen',
		amber: 2,
		sounds: null,
	};
	await hall.ask('pair_round', {});
	await hall.ask('publish_round', { round });
	await see(`${name}-0-pairings`, `Runde ${String(round)}`);
	await hall.ask('start_clock', { minutes: 12, title: `Runde ${String(round)}`, ...clock });
	await hall.ask('extend_clock', { minutes: 2, table: 7 });
	await see(`${name}-1-clock`, /^Tisch 7$/u);
	await result(round, 3);
	await see(`${name}-2-first-result`, `1 von ${String(TABLES)}`);
	if (round === 1) {
		const text = 'Die Suppe ist fertig; der graue Wagen mit dem Kennzeichen KR-AL 123 steht vor der Einfahrt';
		await hall.ask('notice', { text, minutes: null });
		await see(`${name}-3-notice`, /^Die Suppe/u);
		const { notices } = await hall.ask('notices', {});
		for (const { notice } of notices) await hall.ask('end_notice', { notice });
		// The laptop restarts during the round while one screen sleeps.
		const [sleeper] = screens;
		await sleeper?.sleeps(true);
		await hall.stop('SIGKILL');
		await hall.start();
		await result(round, 9);
		await sleeper?.sleeps(false);
		await see(`${name}-4-again`, `2 von ${String(TABLES)}`);
	}
	const { matches } = await hall.ask('round', { round });
	for (const { table, outcome } of matches) if (!outcome) await result(round, table);
	await see(`${name}-5-all-results`, `${String(TABLES)} von ${String(TABLES)}`);
	await hall.ask('end_clock', {});
});

test('in the end the screens show who won together', async () => {
	const { rows } = await hall.ask('standings', { after: null });
	const tied = rows.filter(({ rank_from }) => rank_from === 1).map(({ team }) => team.number);
	if (tied.length > 1)
		await hall.ask('decide_tie', {
			tied,
			ruling: { kind: 'joint_winners', teams: tied },
			reason: 'Beide haben gewonnen',
		});
	await hall.ask('close_tournament', {});
	await see('20-winners', 'Endstand');
});

test.each(['seats', 'plan', 'clock', 'notices'] as const)('%s fit, too, where the desk says so', async (shows) => {
	await hall.ask('show_on_screen', { screen: 1, shows });
	const titles = { seats: 'Plätze nach Namen', plan: 'Tagesplan', clock: 'Rundenuhr', notices: 'Durchsagen' };
	await see(`30-${shows}`, titles[shows]);
});
