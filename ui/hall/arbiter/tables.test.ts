/** An arbiter's phone, with page and channel, against a desk on 127.0.0.1. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessible } from '../test/accessible';
import { ARRIVALS, TABLES } from '../test/day';
import { at, opened, slip } from '../test/line';
import type { HallCall, ReportView } from '../../src/backend/generated';
import type { HallDesk } from '../test/hallDesk';
import type { Round } from './tables.svelte';
import TablesPage from './TablesPage.svelte';

const CALL: HallCall = {
	call: 1,
	round: 3,
	table: 3,
	side: 'first',
	team: 16,
	team_name: null,
	players: ['Huonder 3, Nino', 'Vögele 3, Ava'],
	about: '',
	topic: 'clock',
	at: '2026-11-21T14:31:00+01:00',
};

let desk: HallDesk;
let round: Round;
let acts: { call: string; input: unknown }[];
const user = userEvent.setup();

beforeEach(async () => {
	desk = await opened();
	round = TABLES;
	acts = [];
	desk.calls['hall_tables'] = () => round;
	desk.calls['reports'] = () => ({
		reports: [],
		calls: [CALL],
	});
	desk.calls['arrivals'] = () => ({ players: ARRIVALS });
	for (const call of [
		'enter_result',
		'accept_report',
		'keep_result',
		'end_call',
		'mark_progress',
		'check_in',
		'clear_result',
	]) {
		desk.acts.add(call);
		desk.calls[call] = (input) => {
			acts.push({ call, input });
			return {};
		};
	}
	at(desk, `/enter${slip(desk, 'device', 3)}`);
	render(TablesPage, { languages: ['de', 'en', 'fr', 'it'] });
	await screen.findByText('Runde 3');
});

afterEach(() => desk.stop());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = () => screen.getAllByRole('article');

test('the page says whose it is, and shows what the filters ask for', async () => {
	screen.getByText('Ruth Däster', { exact: false });
	expect(rows()).toHaveLength(6);
	await user.click(await button(/^Fehlt/u));
	expect(rows()).toHaveLength(5);
	await user.click(await button(/^Strittig/u));
	expect(rows()).toHaveLength(1);
	await user.click(await button(/^Alle/u));
	await user.type(screen.getByLabelText('Tisch oder Name'), 'schlapfer 4');
	expect(rows()).toHaveLength(1);
	await accessible();
});

test('a result is two touches on an open table', async () => {
	await user.click(await button(/^Tisch 4/u));
	await user.click(await button(/^Nino Huonder 4/u));
	await user.click(await button('Matt'));
	await waitFor(() =>
		expect(acts).toEqual([
			{
				call: 'enter_result',
				input: {
					round: 3,
					table: 4,
					winner_player: TABLES.tables[3]?.first.players[0]?.player,
					winner_team: null,
					no_winner: null,
					cause: 'checkmate',
					reason: null,
				},
			},
		]),
	);
});

test('who was not there loses as a team, and a decision of the arbiter waits for its reason', async () => {
	await user.click(await button(/^Tisch 4/u));
	await user.click(await button(/^Nino Huonder 4/u));
	await user.click(await button('Kampflos'));
	await waitFor(() => expect(acts[0]?.input).toMatchObject({ winner_player: null, winner_team: 18, cause: 'forfeit' }));
	await user.click(await button(/^Tisch 4/u));
	await user.click(await button(/^Nino Huonder 4/u));
	await user.click(await button('Schiedsrichter'));
	await user.click(await button('Eintragen'));
	expect(acts).toHaveLength(1);
	await user.type(await screen.findByLabelText('Begründung'), 'Zurufe');
	await user.click(await button('Eintragen'));
	await waitFor(() => expect(acts[1]?.input).toMatchObject({ cause: 'arbiter_decision', reason: 'Zurufe' }));
});

test('a disputed table shows both versions, and either is accepted with one touch', async () => {
	await user.click(await button(/^Tisch 5/u));
	screen.getByText('Brett 1: Rosa Krähe setzt matt – Ergebnis 1–0');
	screen.getByText('Brett 2: Ida Dürr gewinnt durch Zeitüberschreitung – Ergebnis 0–1');
	await accessible();
	const [, second] = screen.getAllByRole('button', { name: 'So annehmen' });
	if (second) await user.click(second);
	await waitFor(() => expect(acts).toEqual([{ call: 'accept_report', input: { round: 3, table: 5, side: 'second' } }]));
});

test('a version that replaces a result of an earlier round is accepted with a reason', async () => {
	const [, , , , five] = TABLES.tables;
	if (!five?.reports) throw new Error('no reports');
	const result = {
		verdict: 'drawn' as const,
		cause: 'draw_agreed' as const,
		board: null,
		first_half_points: 1,
		second_half_points: 1,
	};
	const earlier = { ...five.reports, round: 2, settled: true, result, contested_by: ['first' as const] };
	desk.calls['reports'] = () => ({ reports: [earlier], calls: [] });
	desk.changed();
	const [first] = await screen.findAllByRole('button', { name: 'So annehmen' });
	if (first) await user.click(first);
	expect(acts).toEqual([]);
	await user.type(screen.getByLabelText('Begründung'), 'Karte gesehen');
	if (first) await user.click(first);
	await waitFor(() =>
		expect(acts).toEqual([
			{ call: 'accept_report', input: { round: 2, table: 5, side: 'first', reason: 'Karte gesehen' } },
		]),
	);
});

test('a correction of a settled round needs its reason', async () => {
	round = { ...TABLES, settled: true };
	desk.changed();
	await user.click(await button(/^Tisch 1/u));
	await user.click(await button('Ergebnis berichtigen'));
	await user.click(await button(/^Jan Schläpfer 1/u));
	await user.click(await button('Zeit'));
	await user.click(await button('Eintragen'));
	await screen.findByText('Eine Begründung fehlt.');
	expect(acts).toEqual([]);
	await user.type(screen.getByLabelText('Begründung'), 'Karte falsch gelesen');
	await user.click(await button('Eintragen'));
	await waitFor(() => expect(acts[0]?.input).toMatchObject({ table: 1, reason: 'Karte falsch gelesen' }));
});

test('a helper is not offered what only arbiters may', async () => {
	round = { ...TABLES, device: { name: 'Tische 1 bis 10', level: 'helper', tables: [1, 10], screen: null } };
	desk.changed();
	await screen.findByText('Tische 1 bis 10', { exact: false });
	await user.click(await button(/^Tisch 1/u));
	expect(screen.queryByRole('button', { name: 'Ergebnis berichtigen' })).toBeNull();
	await user.click(await button(/^Tisch 5/u));
	expect(screen.queryByRole('button', { name: 'So annehmen' })).toBeNull();
});

test('a call is ended, and a table is marked as still playing', async () => {
	await user.click(await button('Erledigt'));
	await user.click(await button(/^Tisch 4/u));
	await user.click(await button('Läuft noch'));
	await waitFor(() =>
		expect(acts).toEqual([
			{ call: 'end_call', input: { call: 1 } },
			{ call: 'mark_progress', input: { round: 3, table: 4, progress: 'still_playing' } },
		]),
	);
});

test('at the door a name is found and touched, and stays touched while the answer is on its way', async () => {
	await user.click(await button('Einlass'));
	await screen.findByText('1 von 4 da');
	await user.type(screen.getByLabelText('Name oder Verein'), 'krah');
	desk.portal = true;
	const rosa = await button(/^Rosa Krähe/u);
	await user.click(rosa);
	expect(rosa.getAttribute('aria-pressed')).toBe('true');
	await accessible();
	const kept = (await screen.findByText('Hier aufbewahrt, noch nicht angekommen')).parentElement;
	within(kept ?? document.body).getByText('Rosa Krähe: Anwesenheit');
	desk.portal = false;
	await waitFor(() =>
		expect(acts).toEqual([{ call: 'check_in', input: { players: [ARRIVALS[0]?.player], presence: 'here' } }]),
	);
});

test('a call says which team calls and about what, and is read out when it comes', async () => {
	const notice = (await screen.findByText('Tisch 3 ruft: Team 16 Huonder 3 · Vögele 3')).parentElement;
	within(notice ?? document.body).getByText('Uhr');
	desk.calls['reports'] = () => ({ reports: [], calls: [CALL, { ...CALL, call: 2, table: 4, topic: 'talk' }] });
	desk.changed();
	await waitFor(() =>
		expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
			'Tisch 4: Team 16 Huonder 3 · Vögele 3 ruft einen Schiedsrichter: Zurufe.',
		),
	);
});

test('a contested result says by whom, and stays with a touch', async () => {
	const [one] = TABLES.tables;
	if (!one?.result) throw new Error('no result');
	const won = { ...(TABLES.tables[4]?.reports?.sides.first as ReportView), ...one.result, winner_player: null };
	const reports = {
		round: 3,
		table: 1,
		state: 'disputed' as const,
		first: one.first,
		second: one.second,
		result: one.result,
		contested_by: ['second' as const],
		settled: false,
		sides: { first: won, second: null },
		since: null,
	};
	round = { ...TABLES, tables: [{ ...one, reports }, ...TABLES.tables.slice(1)] };
	desk.changed();
	await user.click(await button(/^Tisch 1/u));
	await screen.findByText(`Team ${String(one.second.team)} bestreitet das Ergebnis`);
	// The report that equals the current result offers no button.
	expect(screen.queryByRole('button', { name: 'So annehmen' })).toBeNull();
	await accessible();
	await user.click(await button('Ergebnis bleibt'));
	await waitFor(() => expect(acts).toEqual([{ call: 'keep_result', input: { round: 3, table: 1 } }]));
});

test.each([
	{ chosen: 1, path: '/screen' },
	{ chosen: 3, path: '/screen#3' },
])('a display goes to the screen that the desk chose: $chosen', async ({ chosen, path }) => {
	cleanup();
	const gone = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
	desk.calls['hall_tables'] = () => ({ status: 403, said: { code: 'not_allowed', article: null, data: {} } });
	desk.calls['my_device'] = () => ({ name: 'Leinwand', level: 'projector', tables: null, screen: chosen });
	render(TablesPage, { languages: ['de'] });
	await waitFor(() => expect(gone).toHaveBeenCalledWith(path));
	expect(screen.queryByText(/Nicht ausgeführt/u)).toBeNull();
	gone.mockRestore();
});
