/** The round clock, notices and the next round on phones, against a desk on 127.0.0.1. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClockFace, DayPlanShown } from '../../src/backend/generated';
import TablesPage from '../arbiter/TablesPage.svelte';
import CaptainPage from '../captain/CaptainPage.svelte';
import PublicPage from '../public/PublicPage.svelte';
import { accessible } from '../test/accessible';
import { MATCH, OVERVIEW, ROUND, TABLES } from '../test/day';
import type { HallDesk } from '../test/hallDesk';
import { at, opened, slip } from '../test/line';

let desk: HallDesk;
let face: ClockFace | null;
let plan: DayPlanShown | null;
let acts: { call: string; input: unknown }[];
const user = userEvent.setup();
const LANGUAGES = ['de', 'en', 'fr', 'it'];
/** Milliseconds the laptop's clock is ahead of the phone's; the page corrects for it. */
const AHEAD = 3_600_000;

/** Returns the laptop's time in this many minutes. */
const inMinutes = (minutes: number) => new Date(Date.now() + AHEAD + minutes * 60_000).toISOString();

const clock = (change: Partial<ClockFace> = {}): ClockFace => ({
	clock: 7,
	title: 'Runde 3',
	round: 3,
	begins: inMinutes(-5),
	ends: inMinutes(10),
	paused_since: null,
	before: 'Bitte Platz nehmen',
	after: 'Ergebnis melden',
	amber_seconds: 120,
	sounds: [],
	tables: [],
	of_earlier_round: false,
	...change,
});

const part = (round: number | null, planned: string, expected: string, began: string | null) => ({
	what: round === null ? ('break' as const) : ('round' as const),
	round,
	title: null,
	minutes: 20,
	planned,
	expected,
	expected_at: null,
	began,
});

const PLAN: DayPlanShown = {
	begins: '19:30',
	parts: [part(3, '19:30', '19:37', '19:37'), part(null, '19:50', '19:57', null), part(4, '20:10', '20:17', null)],
	planned_end: '20:30',
	expected_end: '20:37',
	late_minutes: 7,
	end_by: null,
	over_end_by: null,
};

const CALLS = ['start_clock', 'pause_clock', 'go_on', 'extend_clock', 'end_clock'];

beforeEach(async () => {
	desk = await opened();
	desk.ahead = AHEAD;
	face = clock();
	acts = [];
	desk.calls['my_match'] = () => MATCH;
	desk.calls['hall_tables'] = () => TABLES;
	desk.calls['reports'] = () => ({ reports: [], calls: [] });
	plan = PLAN;
	desk.calls['day'] = () => ({
		clock: face,
		notices: [
			{ notice: 9, text: 'Die Suppe ist fertig', at: inMinutes(-1), ends: null },
			{ notice: 8, text: 'Längst vorbei', at: inMinutes(-30), ends: inMinutes(-1) },
		],
		plan,
	});
	for (const call of CALLS) {
		desk.acts.add(call);
		desk.calls[call] = (input) => {
			acts.push({ call, input });
			return { clock: face };
		};
	}
});

afterEach(() => desk.stop());

const timer = () => screen.findByRole('timer', { name: 'Rundenuhr' });
const captain = () => {
	at(desk, `/m${slip(desk, 'slip1', 1)}`);
	return render(CaptainPage, { languages: LANGUAGES });
};

describe('a captain’s phone', () => {
	test('shows the time of the laptop, whatever its own clock says', async () => {
		captain();
		await waitFor(async () => expect((await timer()).textContent).toMatch(/^(?:10:00|9:5\d) *läuft/u));
		expect(screen.getByText(/Runde 4 um 20:17/u).textContent).toContain('7 min später');
		screen.getByText('Die Suppe ist fertig');
		expect(screen.queryByText('Längst vorbei')).toBeNull();
		await accessible();
	});

	test.each([
		['before it runs', { begins: inMinutes(9), ends: inMinutes(24) }, 'bis zum Beginn', 'Bitte Platz nehmen'],
		['when little is left', { ends: inMinutes(1.9) }, 'bald zu Ende', ''],
		['when the time is up', { ends: inMinutes(-1) }, 'Zeit um', 'Ergebnis melden'],
		['while it stands still', { paused_since: inMinutes(-2) }, 'angehalten', ''],
	])('says it in words %s', async (_, change, word, text) => {
		face = clock(change);
		captain();
		await waitFor(async () => expect((await timer()).textContent).toContain(word));
		if (text) screen.getByText(text);
	});

	test('has the own table’s extra time, and says so', async () => {
		face = clock({ ends: inMinutes(1), tables: [{ table: MATCH.table, ends: inMinutes(6) }] });
		captain();
		await waitFor(async () => expect((await timer()).textContent).toMatch(/^(?:6:00|5:5\d) *läuft/u));
		expect((await timer()).textContent).toContain('euer Tisch: mehr Zeit');
	});

	test('follows what changes at the desk, and shows nothing where there is nothing', async () => {
		captain();
		await timer();
		face = null;
		plan = null;
		desk.changed();
		await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
		expect(screen.queryByText(/Runde 4/u)).toBeNull();
	});
});

describe('a page opens one stream, whatever the clock does', () => {
	const asked = () => desk.asked.filter(({ call }) => call === 'day').length;
	/** Shows a clock, replaces it and removes it. */
	const change = async (rest: () => Promise<unknown>) => {
		await timer();
		face = clock({ ends: inMinutes(1) });
		desk.open['day'] = { clock: face, notices: [], plan: null };
		desk.changed();
		await waitFor(async () => expect((await timer()).textContent).toContain('bald zu Ende'));
		face = null;
		desk.open['day'] = { clock: null, notices: [], plan: null };
		desk.changed();
		await rest();
		expect(desk.streams).toBe(1);
	};
	const gone = () => waitFor(() => expect(screen.queryByRole('timer')).toBeNull());

	test('a captain’s', async () => {
		captain();
		await change(gone);
		// One query at the start, one when the stream opens, and one for each of the two changes.
		expect(asked()).toBeLessThanOrEqual(4);
	});

	test('an arbiter’s', async () => {
		at(desk, `/enter${slip(desk, 'device', 3)}`);
		render(TablesPage, { languages: LANGUAGES });
		await change(gone);
		expect(asked()).toBeLessThanOrEqual(4);
	});

	test('the public one', async () => {
		Object.assign(desk.open, { overview: OVERVIEW, round: ROUND, day: { clock: face, notices: [], plan: null } });
		at(desk, '/');
		render(PublicPage, { languages: LANGUAGES });
		await change(gone);
	});
});

test('the public page shows the same', async () => {
	Object.assign(desk.open, {
		overview: OVERVIEW,
		round: ROUND,
		day: {
			clock: face,
			notices: [{ notice: 9, text: 'Die Suppe ist fertig', at: inMinutes(-1), ends: null }],
			plan: PLAN,
		},
	});
	at(desk, '/');
	render(PublicPage, { languages: LANGUAGES });
	await waitFor(async () => expect((await timer()).textContent).toMatch(/^(?:10:00|9:5\d) *läuft/u));
	screen.getByText(/Runde 4 um 20:17/u);
	screen.getByText('Die Suppe ist fertig');
	await accessible();
});

describe('an arbiter’s phone', () => {
	const open = async (level: 'arbiter' | 'helper' = 'arbiter') => {
		desk.calls['hall_tables'] = () => ({ ...TABLES, device: { name: 'Ruth Däster', level, tables: null } });
		at(desk, `/enter${slip(desk, 'device', 3)}`);
		render(TablesPage, { languages: LANGUAGES });
		await timer();
	};
	const panel = async () => {
		await user.click(await screen.findByRole('button', { name: 'Uhr stellen' }));
		return screen.findByRole('region', { name: 'Rundenuhr' });
	};
	const press = async (inside: HTMLElement, name: string | RegExp) =>
		user.click(await within(inside).findByRole('button', { name }));

	test('stops the clock by two touches, and one is none', async () => {
		await open();
		const shown = await panel();
		await press(shown, 'Anhalten');
		expect(acts).toEqual([]);
		await accessible();
		face = clock({ paused_since: inMinutes(0) });
		await press(shown, 'Uhr für alle anhalten');
		await waitFor(() => expect(acts).toEqual([{ call: 'pause_clock', input: {} }]));
		await press(shown, 'Weiter');
		await press(shown, 'Uhr für alle weiterlaufen lassen');
		await waitFor(() => expect(acts.at(-1)?.call).toBe('go_on'));
	});

	test('gives a table more time, once it says which', async () => {
		await open();
		const shown = await panel();
		await press(shown, 'Mehr Zeit');
		await press(shown, '+5');
		await press(shown, 'Tisch');
		await user.click(within(shown).getAllByRole('button', { name: 'Mehr Zeit' }).at(-1) as HTMLElement);
		expect(acts).toEqual([]);
		await user.type(within(shown).getByRole('textbox', { name: 'Tisch' }), '4');
		await press(shown, '5 Minuten mehr für Tisch 4');
		await waitFor(() => expect(acts).toEqual([{ call: 'extend_clock', input: { minutes: 5, table: 4 } }]));
	});

	test('starts one for the round when none runs', async () => {
		face = clock({ begins: inMinutes(-20), ends: inMinutes(-5) });
		await open();
		const shown = await panel();
		await press(shown, 'Starten');
		await press(shown, 'Uhr mit 15 Minuten starten');
		await waitFor(() => expect(acts).toEqual([{ call: 'start_clock', input: { minutes: 15, title: 'Runde 3' } }]));
	});

	test('of a helper only shows it', async () => {
		await open('helper');
		await screen.findByText('Ruth Däster', { exact: false });
		expect(screen.queryByRole('button', { name: 'Uhr stellen' })).toBeNull();
	});
});
