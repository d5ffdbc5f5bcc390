import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-selected'));
const row = (text: RegExp) => screen.findByRole('row', { name: text });

test('every action stands in the list, newest first, with time and person', async () => {
	await program('history');
	expect(await row(/Tisch 6, Runde 3: übers Kreuz.*Ruth Probst/u)).toBeTruthy();
	expect(rows().at(-1)?.textContent).toContain('Turnier angelegt');
});

test('what is undone stays, and says so', async () => {
	await program('history');
	const undone = await row(/Tisch 4, Runde 3: 0–1/u);
	expect(undone.textContent).toContain('Zurückgenommen');
	expect(screen.getByText(/darüber: zurückgenommen, wiederholbar mit Strg\+Y/u)).toBeTruthy();
});

test('a change after publication carries its reason', async () => {
	await program('history');
	expect((await row(/Tisch 1, Runde 1: ½–½/u)).textContent).toContain('Grund: Beide Uhren standen');
});

test('undo to here lists what falls with it before it does anything', async () => {
	const { desk, user } = await program('history');
	await user.click(await row(/Tisch 3, Runde 3: 1–0/u));
	const panel = await screen.findByRole('complementary', { name: 'Gewählte Aktion' });
	await within(panel).findByText('2 spätere Aktionen werden zurückgenommen:');
	const falls = within(panel).getAllByRole('listitem').map((item) => item.textContent.trim());
	expect(falls).toEqual(['Tisch 6, Runde 3: übers Kreuz', 'Tisch 5, Runde 3: 1–0, Aufgabe']);
	expect(desk.calls.some(({ name }) => name === 'undo_to')).toBe(false);
	await user.click(within(panel).getByRole('button', { name: '2 Aktionen zurücknehmen' }));
	expect(await screen.findByText('2 Aktionen zurückgenommen')).toBeTruthy();
	expect(desk.tournament?.rounds[2]?.matches[4]?.outcome).toBeNull();
	expect((await row(/Tisch 5, Runde 3: 1–0/u)).textContent).toContain('Zurückgenommen');
});

test('what was undone is done again up to here', async () => {
	const { desk, user } = await program('history');
	await user.click(await row(/Tisch 6, Runde 3: 0–1/u));
	await user.click(await screen.findByRole('button', { name: '2 Aktionen wiederholen' }));
	await waitFor(() => expect(desk.tournament?.rounds[2]?.matches[3]?.outcome).not.toBeNull());
});

test('a look far back comes in sight and leaves everything as it was when it is canceled', async () => {
	const { desk, kralle, user } = await program('history');
	const step = desk.hold('history_step');
	await user.click(await row(/Runde 2 veröffentlicht/u));
	await waitFor(() => expect(desk.calls.at(-1)?.name).toBe('history_step'));
	step.progress(1, 4);
	expect(await screen.findByRole('progressbar', { name: 'Der Stand von damals wird gesucht …' })).toHaveProperty('value', 25);
	await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
	await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
	expect(kralle.refusal).toBeNull();
	expect(screen.queryByRole('complementary', { name: 'Gewählte Aktion' })).toBeNull();
	const look = desk.hold('look_back');
	await user.click(await row(/Tisch 3, Runde 3: 1–0/u));
	await user.click(await screen.findByRole('button', { name: 'Stand nach diesem Schritt ansehen' }));
	await waitFor(() => expect(desk.calls.at(-1)?.name).toBe('look_back'));
	look.progress(2, 4);
	await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
	expect(await screen.findByText('Abgebrochen. Es wurde nichts geändert.')).toBeTruthy();
	expect(kralle.overview?.past).toBeNull();
});

test('the list is asked for by round, team and person', async () => {
	const { user } = await program('history');
	await screen.findByRole('combobox', { name: 'Runde' });
	await user.selectOptions(screen.getByRole('combobox', { name: 'Runde' }), 'Runde 2');
	await waitFor(() => expect(rows().every((line) => /Runde 2/u.test(line.textContent))).toBe(true));
	await user.selectOptions(screen.getByRole('combobox', { name: 'Runde' }), 'Alle Runden');
	await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Ruth Probst');
	await waitFor(() => expect(rows()).toHaveLength(2));
	expect(screen.getByText('2 Aktionen')).toBeTruthy();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Team 12');
	await user.selectOptions(screen.getByRole('combobox', { name: 'Runde' }), 'Runde 1');
	await user.click(await screen.findByRole('button', { name: 'Alle zeigen' }));
	await waitFor(() => expect(rows().length).toBeGreaterThan(20));
});

test('the arrows walk through the list', async () => {
	const { user } = await program('history');
	const first = await row(/Tisch 6, Runde 3: übers Kreuz/u);
	await user.click(first);
	await user.keyboard('{ArrowDown}{ArrowDown}');
	await waitFor(() => expect(screen.getByRole('heading', { name: 'Tisch 5, Runde 3: 1–0, Aufgabe' })).toBeTruthy());
	await user.keyboard('{End}');
	await waitFor(() => expect(screen.getByRole('heading', { name: 'Turnier angelegt' })).toBeTruthy());
});

test('the past is shown on every screen, changes nothing, and Esc leads back', async () => {
	const { desk, user } = await program('history');
	const before = structuredClone(desk.tournament);
	await user.click(await row(/Runde 2 veröffentlicht/u));
	await user.click(await screen.findByRole('button', { name: 'Stand nach diesem Schritt ansehen' }));
	expect(await screen.findByText(/Stand nach Schritt \d+: Runde 2 veröffentlicht/u)).toBeTruthy();
	await user.keyboard('{Control>}3{/Control}');
	expect(await screen.findByText('0 von 6 Ergebnissen')).toBeTruthy();
	expect(screen.getByText(/Stand nach Schritt/u)).toBeTruthy();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByText(/Stand nach Schritt/u)).toBeNull());
	expect(await screen.findByText('4 von 6 Ergebnissen')).toBeTruthy();
	expect(desk.tournament).toEqual(before);
});

test('a backup is looked into before it is brought back', async () => {
	const { desk, user } = await program('history');
	await user.click(await screen.findByRole('button', { name: 'Sicherungen …' }));
	const dialog = await screen.findByRole('dialog', { name: 'Sicherungen' });
	await within(dialog).findByText('Runde 2 von 5: 6 von 6 Ergebnissen');
	await user.click(within(dialog).getAllByRole('radio')[2] ?? dialog);
	expect(desk.calls.some(({ name }) => name === 'restore_backup')).toBe(false);
	await user.click(within(dialog).getByRole('button', { name: 'Diesen Stand zurückholen' }));
	await waitFor(() => expect(desk.calls).toContainEqual({ name: 'restore_backup', input: { path: null, name: '2026-11-21 12-10-00Z before-restore.kralle' } }));
	expect(await screen.findByText(/Sicherung vom .* zurückgeholt/u)).toBeTruthy();
});

test('a damaged file offers its newest sound backup, and a look', async () => {
	const { desk, user } = await program('start-damaged');
	await user.click(await screen.findByRole('button', { name: /Bodensee-Tandem 2026/u }));
	expect(await screen.findByText(/Die Datei ist beschädigt/u)).toBeTruthy();
	expect(await screen.findByRole('button', { name: 'Trotzdem ansehen' })).toBeTruthy();
	await user.click(await screen.findByRole('button', { name: /Sicherung vom .* ansehen/u }));
	await user.click(await screen.findByRole('button', { name: 'Diesen Stand zurückholen' }));
	await waitFor(() => expect(desk.calls).toContainEqual({ name: 'restore_backup', input: { path: '/home/probe/Kralle/Bodensee-Tandem.kralle', name: '2026-11-21 13-51-07Z before-round.kralle' } }));
});
