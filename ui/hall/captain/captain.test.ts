/** A captain's phone, with page and channel, against a desk on 127.0.0.1. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MyMatch } from '../../src/backend/generated';
import { accessible } from '../test/accessible';
import { FIRST, MATCH, REPORT, UNSEATED, WON } from '../test/day';
import { at, opened, parts, slip } from '../test/line';
import type { HallDesk } from '../test/hallDesk';
import CaptainPage from './CaptainPage.svelte';

let desk: HallDesk;
let match: MyMatch;
/** The match after the next act; null leaves it unchanged. Separate, because the page may poll at any moment. */
let then: MyMatch | null;
/** The captain's acts as the desk received them. */
let acts: { call: string; input: unknown }[];

const LANGUAGES = ['de', 'en', 'fr', 'it'];
const CALLS = [
	'report_result',
	'answer_report',
	'call_arbiter',
	'choose_my_seating',
	'choose_my_colors',
	'let_phone_in',
	'turn_phone_away',
	'give_slip_back',
];
const user = userEvent.setup();

beforeEach(async () => {
	desk = await opened();
	acts = [];
	match = MATCH;
	then = null;
	desk.calls['my_match'] = () => match;
	for (const call of CALLS) {
		desk.acts.add(call);
		desk.calls[call] = (input) => {
			acts.push({ call, input });
			match = then ?? match;
			then = null;
			return match;
		};
	}
});

afterEach(() => desk.stop());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the page with the slip of this key byte. */
function scan(byte = 1) {
	at(desk, `/m${slip(desk, `slip${String(byte)}`, byte)}`);
	return render(CaptainPage, { languages: LANGUAGES });
}

test('a scanned slip shows the match, and leaves nothing in the address', async () => {
	scan();
	await screen.findByText('Tisch 5');
	expect(window.location.hash).toBe('');
	expect(await screen.findAllByText('Rosa Krähe')).toHaveLength(1);
	await accessible();
});

test('a result is looked at once more before it is reported, and the page says when it has arrived', async () => {
	scan();
	await user.click(await button(/Rosa Krähe/u));
	await user.click(await button('Matt'));
	expect(acts).toEqual([]);
	await screen.findByText('Brett 1: Rosa Krähe setzt matt');
	screen.getByText('Ihr habt gewonnen.');
	await accessible();
	then = { ...MATCH, report: 'mine', mine: WON };
	await user.click(await button('Ergebnis melden'));
	await waitFor(() =>
		expect(acts).toEqual([
			{
				call: 'report_result',
				input: {
					winner_player: FIRST.players[0]?.player,
					winner_team: null,
					no_winner: null,
					cause: 'checkmate',
					reason: null,
				},
			},
		]),
	);
	await screen.findAllByText(/Jetzt ist das andere Team an der Reihe/u);
	await screen.findByText(/^Verbunden\. Angekommen um/u);
});

test('what the rules do not admit says why, with its article, and sends nothing', async () => {
	scan();
	await user.click(await button(/½–½/u));
	expect(screen.queryByRole('button', { name: /Schiedsrichter$/u })).toBeNull();
	const refused = await button(/Einigung.*nicht zulässig: DSJ-Regeln, Ende, Punkt 3/u);
	expect(refused.getAttribute('aria-disabled')).toBe('true');
	await user.click(refused);
	expect((await screen.findByRole('alert')).textContent).toContain('beendet nach den geltenden Regeln keine Begegnung');
	expect(acts).toEqual([]);
});

test('a report survives the page: shown as kept while nobody answers, sent once after reloading', async () => {
	const page = scan();
	await user.click(await button(/Rosa Krähe/u));
	await user.click(await button('Zeit'));
	desk.portal = true;
	await user.click(await button('Ergebnis melden'));
	await screen.findByText('Hier aufbewahrt, noch nicht angekommen');
	screen.getByText('Brett 1: Rosa Krähe gewinnt durch Zeitüberschreitung – Ergebnis 1–0');
	await screen.findByText(/Ein anderer Rechner antwortet/u);
	page.unmount();
	desk.portal = false;
	render(CaptainPage, { languages: LANGUAGES });
	await waitFor(() => expect(acts.map(({ call }) => call)).toEqual(['report_result']));
	await screen.findByText(/^Verbunden/u);
	expect(screen.queryByText('Hier aufbewahrt, noch nicht angekommen')).toBeNull();
});

test('the other side’s report is agreed to, or contested with the number that was seen', async () => {
	match = { ...MATCH, report: 'theirs', theirs: REPORT };
	scan();
	await screen.findByText('Brett 2: Ida Dürr gewinnt durch Zeitüberschreitung – Ergebnis 0–1');
	await user.click(await button('Stimmt'));
	await waitFor(() => expect(acts).toEqual([{ call: 'answer_report', input: { agrees: true, report: 17 } }]));
	await user.click(await button('Stimmt nicht'));
	await waitFor(() => expect(acts[1]).toEqual({ call: 'answer_report', input: { agrees: false, report: 17 } }));
	// The form for this side's version opens.
	await screen.findByText('Wer hat gewonnen?');
});

test('a result that nobody reported is contested as the result that stands', async () => {
	match = {
		...MATCH,
		result: { verdict: 'second_wins', cause: 'checkmate', board: 2, first_half_points: 0, second_half_points: 2 },
	};
	scan();
	await screen.findByText('Ihr habt verloren.');
	await user.click(await button('Das stimmt nicht'));
	await waitFor(() => expect(acts).toEqual([{ call: 'answer_report', input: { agrees: false, report: null } }]));
});

test('a draw by a flag is reported where the rules admit it (FIDE 6.9)', async () => {
	const flag = MATCH.causes.win.filter(({ cause }) => cause === 'flag_fall');
	match = { ...MATCH, causes: { ...MATCH.causes, drawn: [...MATCH.causes.drawn, ...flag] } };
	scan();
	await user.click(await button(/^½–½/u));
	await user.click(await button('Zeit'));
	await screen.findByText('Remis: Zeit');
	await user.click(await button('Ergebnis melden'));
	await waitFor(() => expect(acts).toHaveLength(1));
	expect(acts[0]?.input).toMatchObject({ no_winner: 'drawn', cause: 'flag_fall' });
});

test('exactly the team whose choice it is chooses, by pictures with names', async () => {
	match = UNSEATED;
	const page = scan();
	const cross = await button(/Übers Kreuz/u);
	expect(cross.textContent).toMatch(/Krähe\s*–\s*Dürr/u);
	await accessible();
	then = { ...UNSEATED, seating: 'cross', next_step: 'second' };
	await user.click(cross);
	await waitFor(() => expect(acts).toEqual([{ call: 'choose_my_seating', input: { seating: 'cross' } }]));
	await screen.findByText(/Das andere Team wählt die Farben/u);
	page.unmount();
	match = { ...match, side: 'second' };
	scan(2);
	await user.click(await button(/Weiß an Brett 2/u));
	await waitFor(() => expect(acts[1]).toEqual({ call: 'choose_my_colors', input: { white_on_board_1: 'first' } }));
});

test('a refused act says why, until it is read', async () => {
	scan();
	desk.calls['call_arbiter'] = () => ({
		status: 422,
		said: { code: 'tournament_closed', article: null, data: {} },
	});
	await user.click(await button('Schiedsrichter rufen'));
	await user.click(await button('Uhr'));
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain('Das Turnier ist abgeschlossen');
	expect(alert.textContent).toContain('Schiedsrichter gerufen: Uhr');
	await user.click(within(alert).getByRole('button', { name: 'Verstanden' }));
	expect(screen.queryByRole('alert')).toBeNull();
});

test('an arbiter is called by a tap or in own words', async () => {
	scan();
	await user.click(await button('Schiedsrichter rufen'));
	await user.type(await screen.findByLabelText('In eigenen Worten'), 'König <b>fehlt</b>');
	await user.click(await button('Schiedsrichter rufen'));
	await waitFor(() => expect(acts).toEqual([{ call: 'call_arbiter', input: { about: 'König <b>fehlt</b>' } }]));
});

test('typed letters open the slip, however they are typed', async () => {
	const { createHmac } = await import('node:crypto');
	desk.papers.set('ABCD', { key: createHmac('sha256', 'EFGHJKLMNPQR').update('kralle/code').digest() });
	render(CaptainPage, { languages: LANGUAGES });
	await accessible();
	const field = await screen.findByLabelText<HTMLInputElement>('Buchstaben auf dem Zettel');
	await user.type(field, 'abcd efgh');
	expect(field.value).toBe('ABCD-EFGH');
	await user.type(field, 'jklm-npqr');
	await user.click(await button('Weiter'));
	await screen.findByText('Tisch 5');
});

test('a slip in use waits under a number, and goes on by itself once let in', async () => {
	const page = scan();
	await screen.findByText('Tisch 5');
	page.unmount();
	const first = desk.papers.get('slip1')?.by;
	window.localStorage.clear();
	window.sessionStorage.clear();
	at(desk, `/m#slip1.${Buffer.alloc(32, 1).toString('base64url')}`);
	render(CaptainPage, { languages: LANGUAGES, parts: parts() });
	await screen.findByText('Ein anderes Handy hat diesen Zettel schon geöffnet.');
	screen.getByText('2');
	expect(first).toBeTruthy();
	// The first phone lets the second one in.
	delete desk.papers.get('slip1')?.by;
	await screen.findByText('Tisch 5');
});

test('the partner’s phone is let in from the page', async () => {
	match = { ...MATCH, asks: [2] };
	scan();
	await user.click(await button('Handy 2 einlassen'));
	await waitFor(() => expect(acts).toEqual([{ call: 'let_phone_in', input: { phone: 2 } }]));
});

test('a phone of nobody is turned away from the page', async () => {
	match = { ...MATCH, asks: [2] };
	scan();
	await accessible();
	await user.click(await button('Handy 2 ablehnen'));
	await waitFor(() => expect(acts).toEqual([{ call: 'turn_phone_away', input: { phone: 2 } }]));
});

test('a phone that was turned away reads why', async () => {
	desk.papers.set('slip9', { key: Buffer.alloc(32, 9), refuses: 'phone_turned_away' });
	at(desk, `/m#slip9.${Buffer.alloc(32, 9).toString('base64url')}`);
	render(CaptainPage, { languages: LANGUAGES });
	expect((await screen.findByRole('alert')).textContent).toContain(
		'Ein anderes Handy eures Teams hat dieses abgelehnt',
	);
});

test('too many requests are told as such, and not as a missing network', async () => {
	desk.papers.set('slip9', { key: Buffer.alloc(32, 9), throttled: true });
	at(desk, `/m#slip9.${Buffer.alloc(32, 9).toString('base64url')}`);
	render(CaptainPage, { languages: LANGUAGES });
	await screen.findByText('Zu viele Anfragen. Es geht gleich weiter.');
});

test('a wrong slip goes back, and nothing of it stays on the phone', async () => {
	scan();
	await user.click(await button('Falscher Zettel?'));
	await accessible();
	await user.click(await button('Zettel zurückgeben'));
	await waitFor(() => expect(acts).toEqual([{ call: 'give_slip_back', input: {} }]));
	await screen.findByLabelText('Buchstaben auf dem Zettel');
	expect(JSON.stringify({ ...window.localStorage })).not.toContain('slip1');
});

test('an old slip says to scan the new one', async () => {
	match = { ...MATCH, newest_round: 4 };
	scan();
	expect((await screen.findByText('Runde 4 hat begonnen')).parentElement?.textContent).toContain(
		'Scanne den Zettel dieser Runde.',
	);
});

const LOST: NonNullable<MyMatch['result']> = {
	verdict: 'second_wins',
	cause: 'checkmate',
	board: 2,
	first_half_points: 0,
	second_half_points: 2,
};

test('who contests the result takes it back with a touch', async () => {
	match = { ...MATCH, result: LOST, report: 'disputed', contested_by: ['first'] };
	scan();
	await screen.findByText('Ihr bestreitet das Ergebnis', { selector: '.strong' });
	expect(screen.queryByText('Das Ergebnis zählt.')).toBeNull();
	await accessible();
	await user.click(await button('Eigenes Ergebnis melden'));
	await screen.findByText('Wer hat gewonnen?');
	then = { ...match, report: 'agreed', contested_by: [] };
	await user.click(await button('Das Ergebnis stimmt doch'));
	await waitFor(() => expect(acts).toEqual([{ call: 'answer_report', input: { agrees: true, report: null } }]));
	await screen.findByText('Das Ergebnis zählt.');
	// The end of the dispute closes the open form.
	await button('Das stimmt nicht');
});

test('who is contested reads by whom, and sees no version that is the result', async () => {
	const same = { ...REPORT, cause: 'checkmate' as const };
	match = { ...MATCH, result: LOST, report: 'disputed', contested_by: ['second'], mine: same, theirs: null };
	scan();
	await screen.findByText('Das andere Team bestreitet das Ergebnis', { selector: '.strong' });
	expect(screen.queryByText('Ihr habt gemeldet')).toBeNull();
	expect(screen.queryByText('Die Meldungen widersprechen sich')).toBeNull();
});

test('a screen reader hears a report, a dispute and what counts', async () => {
	const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
	scan();
	await screen.findByText('Tisch 5');
	match = { ...MATCH, report: 'theirs', theirs: REPORT };
	desk.changed();
	await waitFor(() =>
		expect(announcements()).toContain(
			'Das andere Team meldet: Brett 2: Ida Dürr gewinnt durch Zeitüberschreitung – Ergebnis 0–1',
		),
	);
	match = { ...match, report: 'disputed', mine: WON };
	desk.changed();
	await waitFor(() => expect(announcements()).toContain('Die Meldungen widersprechen sich'));
	match = { ...MATCH, result: LOST, report: 'disputed', contested_by: ['second'] };
	desk.changed();
	await waitFor(() => expect(announcements()).toContain('Das andere Team bestreitet das Ergebnis'));
});

test('a topic that is tapped is sent as such, for each reader in the own language', async () => {
	scan();
	await user.click(await button('Schiedsrichter rufen'));
	await user.click(await button('Regelwidriger Zug'));
	await waitFor(() => expect(acts).toEqual([{ call: 'call_arbiter', input: { topic: 'illegal_move' } }]));
});
