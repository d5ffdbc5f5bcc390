/** Rules and penalties on an arbiter's phone: the page and the channel in front of a real desk. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CallName, type Input, Refused } from '../../src/backend/backend';
import { NOW } from '../../src/preview/day';
import { DeskProcess } from '../../src/test/process';
import { accessible } from '../test/accessible';
import type { HallDesk } from '../test/hallDesk';
import { at, opened, slip } from '../test/line';
import type { Device } from './tables.svelte';
import TablesPage from './TablesPage.svelte';

let desk: HallDesk;
let real: DeskProcess;
let device: Device;
const user = userEvent.setup();

const LOOKS = ['reports', 'arrivals', 'hall_penalties', 'judge', 'see_position', 'conduct'] as const;
const ACTS = ['impose_penalty', 'lift_penalty'] as const;

/** Forwards a call to the real desk; a refusal becomes a 422, as on the server. */
const passed = (name: CallName) => (input: Record<string, unknown>) =>
	real.call(name, input as Input<typeof name>).catch((reason: unknown) => {
		if (reason instanceof Refused) return { status: 422, said: reason.refusal };
		throw reason;
	});

async function open(level: Device['level']) {
	device = { name: 'Ruth Däster', level, tables: null };
	at(desk, `/enter${slip(desk, 'device', 3)}`);
	render(TablesPage, { languages: ['de', 'en', 'fr', 'it'] });
	await screen.findByText('Ruth Däster', { exact: false });
}

beforeEach(async () => {
	desk = await opened();
	real = new DeskProcess(NOW);
	await real.call('open_demo', {});
	for (const name of [...LOOKS, ...ACTS]) desk.calls[name] = passed(name);
	for (const name of ACTS) desk.acts.add(name);
	desk.calls['hall_tables'] = async () => ({ ...(await real.call('hall_tables', {})), device });
});

afterEach(async () => {
	await desk.stop();
	await real.end();
	real.remove();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = async (name: string) => user.click(within(screen.getByRole('group', { name: 'Seiten' })).getByText(name));
const board = () => within(screen.getByRole('region', { name: 'Brett 1' }));
const square = (name: RegExp) => board().getByRole('button', { name });
const answer = () => within(screen.getByRole('article', { name: 'Antwort' }));

test('a helper finds neither rules nor penalties, and the page does not ask for them', async () => {
	await open('helper');
	await user.click((await screen.findAllByRole('button', { name: /^Tisch 1/u }))[0] ?? document.body);
	for (const name of ['Prüfen', 'Strafen', 'Regel prüfen', 'Strafe …'])
		expect(screen.queryByRole('button', { name }), name).toBeNull();
	expect(desk.asked.map(({ call }) => call)).not.toContain('hall_penalties');
});

test('a fallen flag is answered without boards, with its article, by name', async () => {
	await open('arbiter');
	await part('Prüfen');
	await screen.findByText(/^Kein Matt/u);
	await user.click(await button('Wer hat gewonnen?'));
	expect(screen.getByText('Stellung auf den Brettern').closest('details')?.open).toBe(false);
	await user.click(await button('Weiß an Brett 1'));
	await screen.findByText('Das Team mit Schwarz an Brett 1 gewinnt.');
	answer().getByText(/Blättchen gefallen: Weiß an Brett 1/u);
	answer().getByText(/Ende, Punkt 1/u);
	await accessible();
});

test('pieces are set by touches, and what the boards then show is answered', async () => {
	await open('arbiter');
	await part('Prüfen');
	await user.click(await button('Leeren: nur Könige'));
	for (const name of [/^e8/u, /^h8/u, /^e1/u, /^g6/u]) await user.click(square(name));
	await user.click(await button('weiße Dame'));
	await user.click(square(/^g7/u));
	await user.click(board().getByRole('button', { name: /am Zug.*Brett 1, Schwarz/u }));
	await screen.findByText(/Schwarz an Brett 1.* ist matt/u);
	await accessible();
});

test('boards that cannot stand so say why, and an answer that does not come says so too', async () => {
	await open('arbiter');
	await part('Prüfen');
	await user.click(await button('Figur entfernen'));
	await user.click(square(/^e8/u));
	await screen.findByText('Brett 1: Es fehlt ein König (Schwarz).');
	desk.portal = true;
	await user.click(await button('Grundstellung aufstellen'));
	await screen.findByText(/sobald der Turnierrechner erreichbar ist/u);
	expect(screen.queryByRole('article', { name: 'Antwort' })).toBeNull();
	desk.portal = false;
	await screen.findByText(/^Kein Matt/u);
});

test('conduct is told in the reading that is in force, with its article', async () => {
	await open('arbiter');
	await part('Prüfen');
	await user.click(await screen.findByText('Reden im Team'));
	screen.getByText('Wünsche, Strategie und Zeit; kein Zug und kein Plan.');
	screen.getByText(/Kommunikation, Punkt 2a/u);
	screen.getByText(/FIDE-Regeln, Artikel 11\.3\.2/u);
});

test('a penalty takes a team and a reason, is listed without it, and is lifted with another', async () => {
	await open('arbiter');
	await user.click(await button(/^Tisch 1/u));
	await user.click(await button('Strafe …'));
	await user.click(await button('Strafe verhängen'));
	screen.getByText('Erst wählen, wer bestraft wird');
	screen.getByText('Eine Begründung fehlt.');
	expect(desk.asked.map(({ call }) => call)).not.toContain('impose_penalty');
	const { tables, round } = await real.call('hall_tables', {});
	const team = tables[0]?.first.team ?? 0;
	await user.click(await button(new RegExp(`^${String(team)} `, 'u')));
	await user.click(await button(/^Punktabzug/u));
	await user.selectOptions(screen.getByLabelText('Punkte'), '½');
	await user.type(screen.getByLabelText('Begründung'), 'Zurufe');
	const deduction = `Nr. ${String(team)}: ½ P. Abzug in Runde ${String(round)}`;
	screen.getByText(deduction);
	await accessible();
	await user.click(await button('Strafe verhängen'));
	await waitFor(async () =>
		expect((await real.call('decisions', {})).penalties.at(-1)).toMatchObject({
			penalty: 'points_down',
			half_points: 1,
			reason: 'Zurufe',
			player: null,
		}),
	);
	await part('Strafen');
	await screen.findByText(deduction);
	expect(document.body.textContent).not.toContain('Zurufe');
	const before = (await real.call('decisions', {})).penalties.length;
	await user.click(await button(`Aufheben: ${deduction}`));
	await user.type(screen.getByLabelText('Begründung'), 'Irrtum{Enter}');
	await waitFor(async () => expect((await real.call('decisions', {})).penalties).toHaveLength(before - 1));
	await waitFor(() => expect(screen.queryByText(deduction)).toBeNull());
});

test('a penalty waits for the line in words that do not give its reason away', async () => {
	await open('arbiter');
	await part('Strafen');
	await user.selectOptions(await screen.findByLabelText('Strafe an Tisch'), '1');
	const { tables } = await real.call('hall_tables', {});
	const team = tables[0]?.second.team ?? 0;
	await user.click(await button(new RegExp(`^${String(team)} `, 'u')));
	await user.type(screen.getByLabelText('Begründung'), 'Zurufe');
	desk.portal = true;
	await user.click(await button('Strafe verhängen'));
	const kept = (await screen.findByText('Hier aufbewahrt, noch nicht angekommen')).parentElement;
	within(kept ?? document.body).getByText(new RegExp(`Strafe: Nr\\. ${String(team)}: Verwarnung`, 'u'));
	expect(document.body.textContent).not.toContain('Zurufe');
	desk.portal = false;
	await waitFor(async () =>
		expect((await real.call('decisions', {})).penalties.at(-1)).toMatchObject({ reason: 'Zurufe' }),
	);
});
