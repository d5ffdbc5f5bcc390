import { readFileSync, writeFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { EntryStateName } from '../../backend/generated';
import { program } from '../../test/program';
import { refusalWords } from '../../words/sentences';
import HistoryTable from './HistoryTable.svelte';

/** Overwrites the second half of a file, like a broken disk. */
function damage(path: string) {
	const bytes = readFileSync(path);
	bytes.fill(0x5a, Math.floor(bytes.length / 2));
	writeFileSync(path, bytes);
}

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

test('what a backup that was brought back left stays as well, and says why it is not in force', () => {
	const line = (number: number, command: string, state: EntryStateName) => ({
		entry: {
			number,
			time: '2026-11-21T14:00:00Z',
			who: 'Rosa Klaue',
			command,
			data: { round: 1, time: '2026-11-21T13:00:00Z' },
		},
		kind: 'pairing' as const,
		state,
		marks: [],
	});
	const lines = [
		line(6, 'publish_round', 'undone'),
		line(5, 'restore_backup', 'done'),
		line(4, 'publish_round', 'left'),
		line(3, 'pair_round', 'done'),
	];
	render(HistoryTable, { lines, selected: null, more: false, onselect: () => undefined, onmore: () => undefined });
	const told = screen
		.getAllByRole('row')
		.slice(1)
		.map((it) => it.textContent);
	expect(told[0]).toContain('Zurückgenommen');
	// The redo range ends at the restore, not below it.
	expect(told[1]).toContain('Aktueller Stand');
	expect(told[2]).not.toContain('Gilt nicht mehr');
	expect(told[3]).toContain('Gilt nicht mehr: Eine ältere Sicherung wurde zurückgeholt');
	expect(told[4]).not.toContain('Gilt nicht mehr');
});

test('a change after publication carries its reason', async () => {
	await program('history');
	expect((await row(/Tisch 1, Runde 1: ½–½/u)).textContent).toContain('Begründung: Beide Uhren standen');
});

test('what was said in the hall stands among the commands, and no way leads back to it', async () => {
	const { user } = await program('hall-history');
	const said = [
		/Gerät „Leinwand“: Zugang entzogen/u,
		/Gerät „Tische 1 bis 10“ angelegt: Helfer/u,
		/Tisch 6, Runde 3: Team \d+ ruft einen Schiedsrichter.*Begründung: Uhr steht/u,
		/Tisch 4, Runde 3: Team \d+ meldet 0–1, Zeit/u,
	];
	for (const sentence of said) expect((await row(sentence)).textContent).toContain('Halle');
	await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Halle');
	await waitFor(() => expect(rows()).toHaveLength(8));
	await user.click(await row(/meldet 0–1, Zeit/u));
	const panel = await screen.findByRole('complementary', { name: 'Gewählte Aktion' });
	await within(panel).findByText(/ist eine Meldung aus der Halle/u);
	expect(within(panel).queryByRole('button', { name: /zurücknehmen/u })).toBeNull();
});

test('undo to here lists what falls with it before it does anything', async () => {
	const { desk, user } = await program('history');
	await user.click(await row(/Tisch 3, Runde 3: 0–1/u));
	const panel = await screen.findByRole('complementary', { name: 'Gewählte Aktion' });
	await within(panel).findByText('2 spätere Aktionen werden zurückgenommen:');
	const falls = within(panel)
		.getAllByRole('listitem')
		.map((item) => item.textContent.trim());
	expect(falls).toEqual(['Tisch 6, Runde 3: übers Kreuz', 'Tisch 5, Runde 3: 0–1, Aufgabe']);
	expect(desk.calls.some(({ name }) => name === 'undo_to')).toBe(false);
	await user.click(within(panel).getByRole('button', { name: '2 Aktionen zurücknehmen' }));
	expect(await screen.findByText('2 Aktionen zurückgenommen')).toBeTruthy();
	expect((await desk.match(3, 5)).outcome).toBeNull();
	await waitFor(async () => expect((await row(/Tisch 5, Runde 3: 0–1/u)).textContent).toContain('Zurückgenommen'));
});

test('what was undone is done again up to here', async () => {
	const { desk, user } = await program('history');
	await user.click(await row(/Tisch 6, Runde 3: 0–1/u));
	await user.click(await screen.findByRole('button', { name: '2 Aktionen wiederholen' }));
	await waitFor(async () => expect((await desk.match(3, 4)).outcome).not.toBeNull());
});

test('a look far back comes in sight and leaves everything as it was when it is canceled', async () => {
	const { desk, kralle, user } = await program('history');
	// The current line is loaded first.
	await waitFor(() => expect(desk.asked('history_step')).toHaveLength(1));
	const step = desk.hold('history_step');
	await user.click(await row(/Runde 2 veröffentlicht/u));
	await waitFor(() => expect(desk.calls.at(-1)?.name).toBe('history_step'));
	step.progress(1, 4);
	expect(await screen.findByRole('progressbar', { name: 'Der frühere Stand wird geladen …' })).toHaveProperty(
		'value',
		25,
	);
	await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
	await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
	expect(kralle.desk.refusal).toBeNull();
	await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Gewählte Aktion' })).toBeNull());
	const look = desk.hold('look_back');
	await user.click(await row(/Tisch 3, Runde 3: 0–1/u));
	await user.click(await screen.findByRole('button', { name: 'Stand nach diesem Schritt ansehen' }));
	await waitFor(() => expect(desk.calls.at(-1)?.name).toBe('look_back'));
	look.progress(2, 4);
	await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
	expect(await screen.findByText('Abgebrochen. Es wurde nichts geändert.')).toBeTruthy();
	expect(kralle.file.overview?.past).toBeNull();
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
	await waitFor(() => expect(screen.getByRole('heading', { name: 'Tisch 5, Runde 3: 0–1, Aufgabe' })).toBeTruthy());
	await user.keyboard('{End}');
	await waitFor(() => expect(screen.getByRole('heading', { name: 'Turnier angelegt' })).toBeTruthy());
});

test('the past is shown on every screen, changes nothing, and Esc leads back', async () => {
	const { desk, user } = await program('history');
	const before = await desk.look('round', { round: 3 });
	await user.click(await row(/Runde 2 veröffentlicht/u));
	await user.click(await screen.findByRole('button', { name: 'Stand nach diesem Schritt ansehen' }));
	expect(await screen.findByText(/Stand nach Schritt \d+: Runde 2 veröffentlicht/u)).toBeTruthy();
	await user.keyboard('{Control>}3{/Control}');
	expect(await screen.findByText('0 von 6 Ergebnissen')).toBeTruthy();
	expect(screen.getByText(/Stand nach Schritt/u)).toBeTruthy();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByText(/Stand nach Schritt/u)).toBeNull());
	expect(await screen.findByText('4 von 6 Ergebnissen')).toBeTruthy();
	expect(await desk.look('round', { round: 3 })).toEqual(before);
});

test('a backup is looked into before it is brought back', async () => {
	const { desk, user } = await program('history');
	await user.click(await screen.findByRole('button', { name: 'Sicherungen …' }));
	const dialog = await screen.findByRole('dialog', { name: 'Sicherungen' });
	await within(dialog).findByText('Runde 2 von 5: 6 von 6 Ergebnissen');
	await user.click(within(dialog).getAllByRole('radio')[1] ?? dialog);
	expect(desk.calls.some(({ name }) => name === 'restore_backup')).toBe(false);
	await user.click(within(dialog).getByRole('button', { name: 'Diese Sicherung zurückholen' }));
	const looked = desk.asked('preview_backup').at(-1);
	await waitFor(() =>
		expect(desk.asked('restore_backup')).toMatchObject([{ ...(looked as object), under_games: 'ask' }]),
	);
	expect(await screen.findByText(/Sicherung vom .* zurückgeholt/u)).toBeTruthy();
});

test('a backup is brought back from under running games only when it is said twice', async () => {
	const { desk, user, kralle } = await program('post-many');
	const [{ name } = { name: '' }] = (await desk.look('backups', { path: null })).backups;
	kralle.navigation.go('history');
	await user.click(await screen.findByRole('button', { name: 'Sicherungen …' }));
	await user.click(await screen.findByRole('button', { name: 'Diese Sicherung zurückholen' }));
	const asked = await screen.findByRole('dialog', { name: 'Laufende Partien' });
	expect(
		within(asked).getByText(
			/^Runde 1, Tisch Nr. 1.*\. Was seit der Sicherung gespielt wurde, gilt nach dem Zurückholen nicht mehr/u,
		),
	).toBeTruthy();
	expect(desk.asked('restore_backup')).toHaveLength(1);
	await user.click(within(asked).getByRole('button', { name: 'Trotzdem zurückholen' }));
	await waitFor(() =>
		expect(desk.calls).toContainEqual({ name: 'restore_backup', input: { path: null, name, under_games: 'go_on' } }),
	);
	expect(await screen.findByText(/Sicherung vom .* zurückgeholt/u)).toBeTruthy();
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a step of four digits stands without a separator', () => {
	expect(refusalWords({ code: 'unknown_entry', article: null, data: { entry: 1234 } }).what).toBe(
		'Schritt 1234 gibt es im Verlauf nicht.',
	);
});

test('a damaged file offers its newest sound backup, and a look', async () => {
	const { desk, user } = await program('start-again');
	const [file] = (await desk.look('start', {})).recent;
	const [backup] = (await desk.look('backups', { path: file?.path ?? null })).backups;
	damage(file?.path ?? '');
	await user.click(await screen.findByRole('button', { name: /Probeturnier/u }));
	expect(await screen.findByText(/Die Datei ist beschädigt/u)).toBeTruthy();
	expect(await screen.findByRole('button', { name: 'Trotzdem ansehen' })).toBeTruthy();
	await user.click(await screen.findByRole('button', { name: /Sicherung vom .* ansehen/u }));
	await user.click(await screen.findByRole('button', { name: 'Diese Sicherung zurückholen' }));
	await waitFor(() =>
		expect(desk.calls).toContainEqual({
			name: 'restore_backup',
			input: {
				path: file?.path,
				name: backup?.name,
				under_games: 'ask',
			},
		}),
	);
});
