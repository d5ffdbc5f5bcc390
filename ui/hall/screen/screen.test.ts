/** A projector screen against a desk on 127.0.0.1, and as a window of Kralle with other views. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Views } from '../channel/views';
import { accessible } from '../test/accessible';
import { OVERVIEW, ROUND, STANDINGS } from '../test/day';
import { at, opened } from '../test/line';
import type { HallDesk } from '../test/hallDesk';
import type { ClockFace, PublicRound } from '../../src/backend/generated';
import ScreenPage from './ScreenPage.svelte';

const user = userEvent.setup();
const PAIRED: PublicRound = { ...ROUND, tables: ROUND.tables.map((it) => ({ ...it, result: null })) };
const MINUTE = 60_000;
/** Returns the laptop's time in this many minutes. */
const rfc = (minutes: number, ahead = 0) => new Date(Date.now() + ahead + minutes * MINUTE).toISOString();
const face = (more: Partial<ClockFace> = {}): ClockFace => ({
	clock: 7,
	title: 'Runde 3',
	round: 3,
	begins: rfc(-5),
	ends: rfc(10),
	paused_since: null,
	before: 'Bitte setzen',
	after: 'Bretter stehen lassen',
	amber_seconds: 120,
	sounds: [],
	tables: [],
	of_earlier_round: false,
	...more,
});

/** Sets the size of the area; happy-dom has no layout. */
function placed(width: number, height: number) {
	for (const [name, value] of [
		['clientWidth', width],
		['clientHeight', height],
	] as const)
		vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
}

beforeEach(() => placed(900, 600));
afterEach(() => {
	vi.restoreAllMocks();
	document.documentElement.removeAttribute('data-theme');
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('in a browser of the hall', () => {
	let desk: HallDesk;

	beforeEach(async () => {
		desk = await opened();
		desk.open['overview'] = { ...OVERVIEW, results: 0 };
		desk.open['round'] = PAIRED;
		desk.open['standings'] = STANDINGS;
		desk.open['screens'] = { screens: [{ screen: 2, shows: 'standings' }] };
		desk.open['day'] = { clock: null, notices: [], plan: null };
		at(desk, '/screen');
	});
	afterEach(async () => {
		cleanup();
		await desk.stop();
	});

	test('it holds on the pairings until the first result, and then says what came last', async () => {
		render(ScreenPage);
		await heading('Runde 3');
		expect(screen.queryByText('1–0')).toBeNull();
		await accessible();
		desk.open['overview'] = OVERVIEW;
		desk.open['round'] = ROUND;
		desk.changed();
		await screen.findByText('Ergebnisse: 1 von 6');
		expect(await screen.findAllByText('1–0')).toHaveLength(2);
		screen.getByText('Neu');
		await accessible();
	});

	test('a screen shows what the desk assigned to its number', async () => {
		at(desk, '/screen#2');
		render(ScreenPage);
		await heading('Tabelle');
		await screen.findByText('Die Rabenkrähen');
		await accessible();
	});

	test('a key shows something else here, and 0 what the desk assigned', async () => {
		render(ScreenPage);
		await heading('Runde 3');
		await user.keyboard('7');
		await heading('Durchsagen');
		await user.keyboard('3');
		await screen.findByText('Plätze nach Namen');
		screen.getByText('Krähe, Rosa');
		await accessible();
		await user.keyboard('0');
		await waitFor(() => expect(screen.queryByText('Plätze nach Namen')).toBeNull());
	});

	test('clock and notices go by the laptop’s clock, not by the browser’s', async () => {
		const hour = 60 * MINUTE;
		desk.ahead = hour;
		const notice = (notice: number, text: string, ends: string) => ({ notice, text, at: rfc(-1), ends });
		desk.open['day'] = {
			clock: face({ begins: rfc(-5, hour), ends: rfc(10, hour), tables: [{ table: 4, ends: rfc(12, hour) }] }),
			plan: null,
			notices: [notice(1, 'Längst vorbei', rfc(30)), notice(2, 'Suppe ist fertig', rfc(30, hour))],
		};
		render(ScreenPage);
		await screen.findByText('Es läuft');
		expect(screen.getByRole('timer').textContent).toMatch(/^(?:10:00|9:5\d)$/u);
		within(screen.getByRole('region', { name: 'Rundenuhr' })).getByText('Tisch 4');
		screen.getByText('Suppe ist fertig');
		expect(screen.queryByText('Längst vorbei')).toBeNull();
		await accessible();
	});

	test('without a connection the last content stays, and it comes back by itself', async () => {
		render(ScreenPage);
		await heading('Runde 3');
		await desk.stop();
		window.dispatchEvent(new Event('online'));
		await screen.findByText('Keine Verbindung', { exact: false });
		await heading('Runde 3');
		desk.open['overview'] = OVERVIEW;
		desk.open['round'] = ROUND;
		await desk.start();
		window.dispatchEvent(new Event('online'));
		await screen.findByText('Ergebnisse: 1 von 6');
		expect(screen.queryByText('Keine Verbindung', { exact: false })).toBeNull();
	});

	test('the ceremony shows the newest team large, and how many lots are covered', async () => {
		desk.open['overview'] = { ...OVERVIEW, round: null };
		delete desk.open['round'];
		desk.open['lots'] = {
			seed: 'a',
			checksum: 'b',
			pot_1: ['Krähe, Rosa', 'Graf, Tim', 'Dürr, Ida'],
			pot_2: ['Huonder, Nino', 'Vögele, Ava', 'Jäger, Max'],
			teams: [
				{ team: 1, first: 0, partners: [2] },
				{ team: 2, first: 1, partners: [0] },
			],
			of: 3,
		};
		render(ScreenPage);
		await heading('Auslosung');
		screen.getByText('2 von 3 Teams');
		screen.getByText('Tim Graf');
		screen.getByText('Nino Huonder');
		screen.getByText('Krähe · Jäger');
		expect(screen.queryByText(/Dürr|Vögele/u)).toBeNull();
		expect(screen.getAllByText('verdeckt: 1')).toHaveLength(2);
		await accessible();
	});

	test('joint winners are said to be', async () => {
		desk.open['overview'] = { ...OVERVIEW, closed: true };
		const [first, second, ...others] = STANDINGS.rows;
		const joint = [first, second].map((row) => ({ ...row, rank_from: 1, rank_to: 2, tie: 'joint_winner' }));
		desk.open['standings'] = { ...STANDINGS, closed: true, rows: [...joint, ...others] };
		render(ScreenPage);
		await screen.findByRole('heading', { name: 'Gemeinsame Sieger' });
		screen.getByText('Die Rabenkrähen');
		await accessible();
	});
});

/** Fake views, and a record of the paths queried. */
function elsewhere(said: Record<string, unknown>) {
	const asked: string[] = [];
	let look = () => {};
	const views: Views = {
		ask: <Said>(path: string) => {
			asked.push(path);
			return Promise.resolve((said[path] ?? null) as Said | null);
		},
		follow: (then) => {
			look = then;
			then();
			return () => {};
		},
		now: () => Date.now(),
	};
	return { views, asked, changed: () => look() };
}

describe('in a window of Kralle', () => {
	beforeEach(() => vi.useFakeTimers());
	afterEach(() => {
		cleanup();
		vi.useRealTimers();
	});
	const tables = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
	const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

	test('it asks for nothing but what everybody may see', async () => {
		const { views, asked } = elsewhere({ overview: { ...OVERVIEW, round: null } });
		render(ScreenPage, { views, number: 3 });
		await passes(100);
		expect(asked.toSorted()).toEqual(['day', 'lots', 'overview', 'screens']);
	});

	test('pages turn by themselves, results that come in do not hold them, and Space does', async () => {
		placed(900, 120);
		const said: Record<string, unknown> = { overview: { ...OVERVIEW, results: 0 }, round: PAIRED };
		const { views, changed } = elsewhere(said);
		render(ScreenPage, { views });
		await passes(100);
		expect(tables()).toEqual(['1', '2']);
		await passes(5000);
		said['round'] = { ...PAIRED };
		changed();
		await passes(4000);
		expect(tables()).toEqual(['3', '4']);
		await fireKey(' ');
		await passes(60_000);
		expect(tables()).toEqual(['3', '4']);
		screen.getByText('angehalten');
		await fireKey('ArrowLeft');
		expect(tables()).toEqual(['1', '2']);
		await fireKey('ArrowLeft');
		expect(tables()).toEqual(['–']);
		await fireKey(' ');
		await passes(9000);
		expect(tables()).toEqual(['1', '2']);
	});

	test('a new round begins with its first page, wherever the last one was', async () => {
		placed(900, 120);
		const said: Record<string, unknown> = { overview: { ...OVERVIEW, results: 0 }, round: PAIRED };
		const { views, changed } = elsewhere(said);
		render(ScreenPage, { views });
		await passes(9000);
		expect(tables()).toEqual(['3', '4']);
		said['overview'] = { ...OVERVIEW, round: 4, results: 0 };
		said['round'] = { ...PAIRED, round: 4 };
		changed();
		await passes(100);
		expect(tables()).toEqual(['1', '2']);
		screen.getByRole('heading', { level: 1, name: 'Runde 4' });
	});

	test('the clock says in words how it stands, and what is to be read before and after', async () => {
		const said: Record<string, unknown> = {
			overview: OVERVIEW,
			round: ROUND,
			day: { clock: null, notices: [], plan: null },
		};
		const { views, changed } = elsewhere(said);
		render(ScreenPage, { views });
		for (const [clock, words, digits, text] of [
			[face({ begins: rfc(2), ends: rfc(17) }), 'Beginn in', '2:00', 'Bitte setzen'],
			[face(), 'Es läuft', '10:00', undefined],
			[face({ ends: rfc(1) }), 'Nur noch', '1:00', undefined],
			[face({ ends: rfc(-1) }), 'Zeit um', '+1:00', 'Bretter stehen lassen'],
			[face({ paused_since: rfc(-1) }), 'Angehalten', '11:00', undefined],
		] as const) {
			said['day'] = { clock, notices: [], plan: null };
			changed();
			await passes(0);
			const shown = screen.getByRole('region', { name: 'Rundenuhr' });
			within(shown).getByText(words, { exact: false });
			expect(within(shown).getByRole('timer').textContent).toBe(digits);
			if (text) within(shown).getByText(text);
			else expect(within(shown).queryByText(/Bitte setzen|Bretter/u)).toBeNull();
		}
	});

	test('a computer that slept shows the time that is left, not what it counted', async () => {
		const { views } = elsewhere({ overview: OVERVIEW, round: ROUND, day: { clock: face(), notices: [], plan: null } });
		render(ScreenPage, { views });
		await passes(0);
		expect(screen.getByRole('timer').textContent).toBe('10:00');
		vi.setSystemTime(Date.now() + 8.5 * MINUTE);
		document.dispatchEvent(new Event('visibilitychange'));
		await passes(0);
		expect(screen.getByRole('timer').textContent).toBe('1:30');
	});
});

async function fireKey(key: string) {
	window.dispatchEvent(new KeyboardEvent('keydown', { key }));
	await vi.advanceTimersByTimeAsync(0);
}
