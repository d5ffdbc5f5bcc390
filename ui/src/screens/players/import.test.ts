/** Corrections of a list before its import: column meanings, encoding. */
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Input } from '../../backend/backend';
import { begin } from '../../preview/day';
import { long } from '../../preview/list-scenes';
import { at } from '../../preview/scene';
import { program, programAt } from '../../test/program';

/** A list with a line without a player, and a column without a meaning. */
const SHORT = `Nachname;Vorname;DWZ;Verein;Bemerkung
Amrein;Lio;1702;SC Muster;zahlt bar
Bischofberger;Uma;;SC Muster;
;;;;kommt noch
Cathomas;Gian;1544;SK Probe;
`;

async function listed() {
	const begun = await program('players-empty');
	await begun.desk.process.write('liste.csv', SHORT);
	begun.desktop.picked = 'liste.csv';
	await begun.user.click(await screen.findByRole('button', { name: 'Spielerliste importieren' }));
	await begun.user.click(await screen.findByRole('button', { name: 'Datei wählen' }));
	await screen.findByText('3 Spieler erkannt.');
	const asked = () => begun.desk.asked('preview_players');
	return { ...begun, asked };
}

const DETECTED = {
	path: 'liste.csv',
	text: null,
	columns: [],
	encoding: null,
	separator: null,
	sheet: null,
};

test('each column says what it is taken for, and can be corrected', async () => {
	const { user, asked } = await listed();
	expect(asked()).toEqual([DETECTED]);
	const rating = screen.getByRole<HTMLSelectElement>('combobox', { name: /DWZ/u });
	expect(rating.value).toBe('rating_national');
	await user.selectOptions(rating, 'Elo (Rapid)');
	await waitFor(() =>
		expect(asked().at(-1)).toEqual({ ...DETECTED, columns: [{ column: 3, meaning: 'rating_rapid' }] }),
	);
	await waitFor(() =>
		expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /DWZ/u }).value).toBe('rating_rapid'),
	);
});

test('a second correction keeps the first, and the last word on a column counts', async () => {
	const { user, asked } = await listed();
	const shown = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
	await user.selectOptions(screen.getByRole('combobox', { name: /DWZ/u }), 'Elo (Rapid)');
	await waitFor(() => expect(shown(/DWZ/u)).toBe('rating_rapid'));
	await screen.findByText('3 Spieler erkannt.');
	await user.selectOptions(screen.getByRole('combobox', { name: /Bemerkung/u }), 'Jahrgang');
	await waitFor(() => expect(asked().at(-1)).toMatchObject({ columns: [{ column: 3 }, { column: 5 }] }));
	await waitFor(() => expect(shown(/Bemerkung/u)).toBe('birth_year'));
	await user.selectOptions(screen.getByRole('combobox', { name: /DWZ/u }), 'nicht lesen');
	await waitFor(() =>
		expect(asked().at(-1)).toEqual({
			...DETECTED,
			columns: [
				{ column: 5, meaning: 'birth_year' },
				{ column: 3, meaning: 'ignored' },
			],
		}),
	);
});

test('a step that takes the focus away leaves it in the dialog, and no key reaches the screen behind', async () => {
	const { user, kralle } = await listed();
	const dialog = screen.getByRole('dialog', { name: 'Spielerliste importieren' });
	await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	expect(document.activeElement).toBe(document.body);
	await user.keyboard('n{Control>}3{/Control}');
	expect(screen.getAllByRole('dialog')).toEqual([dialog]);
	expect(kralle.navigation.place).toBe('players');
});

test('another encoding reads the list anew', async () => {
	const { user, asked } = await listed();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Zeichenkodierung' }), 'UTF-8');
	await waitFor(() => expect(asked().at(-1)).toEqual({ ...DETECTED, encoding: 'UTF-8' }));
});

/** Two sheets with players: Freitag and Samstag. */
const TWO_SHEETS = resolve(
	import.meta.dirname,
	'../../../../src-tauri/crates/exchange/fuzz/corpus/workbook/two-sheets.xlsx',
);

test('of two sheets with players, one is chosen before the import', async () => {
	const { user, desk, desktop } = await program('players-empty');
	await copyFile(TWO_SHEETS, join(desk.process.folder, 'liste.xlsx'));
	desktop.picked = 'liste.xlsx';
	await user.click(await screen.findByRole('button', { name: 'Spielerliste importieren' }));
	await user.click(await screen.findByRole('button', { name: 'Datei wählen' }));
	await screen.findByText('Mehrere Blätter enthalten Spieler: Freitag, Samstag. Welches gilt?');
	const keep = () => screen.getByRole('button', { name: /Spieler übernehmen/u });
	expect(keep().getAttribute('aria-disabled')).toBe('true');
	const [question] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Blatt' });
	expect(question?.value).toBe('');
	if (question) await user.selectOptions(question, 'Samstag');
	await screen.findByText('3 Spieler erkannt.');
	expect(desk.asked('preview_players').at(-1)).toEqual({ ...DETECTED, path: 'liste.xlsx', sheet: 'Samstag' });
	expect(screen.queryByText(/Welches gilt/u)).toBeNull();
	await waitFor(() => expect(keep().getAttribute('aria-disabled')).toBeNull());
	expect(screen.queryByText('Adler, Ida')).toBeNull();
	// The sheet can still be changed.
	await user.selectOptions(screen.getByRole('combobox', { name: 'Blatt' }), 'Freitag');
	await screen.findByText('2 Spieler erkannt.');
	await user.click(keep());
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(desk.asked('import_players')).toMatchObject([
		{ players: [{ name: 'Adler, Ida' }, { name: 'Bär, Jo' }], updates: [] },
	]);
});

test('a column is corrected by keyboard alone', async () => {
	const { user } = await listed();
	const dialog = screen.getByRole('dialog', { name: 'Spielerliste importieren' });
	const selects = within(within(dialog).getByRole('region', { name: 'Spalten' })).getAllByRole('combobox');
	selects[0]?.focus();
	for (const select of selects) {
		expect(document.activeElement).toBe(select);
		await user.tab();
	}
});

test('another list begins anew', async () => {
	const { user } = await listed();
	await user.selectOptions(screen.getByRole('combobox', { name: /DWZ/u }), 'Elo (Rapid)');
	await user.click(screen.getByRole('button', { name: 'Andere Liste' }));
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
	expect(screen.getByRole('button', { name: 'Datei wählen' })).toBeTruthy();
});

test('another separator reads the list anew, and its columns begin anew', async () => {
	const { user, asked } = await listed();
	const separator = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trennzeichen' });
	expect(separator().selectedOptions[0]?.textContent).toBe('erkannt: Semikolon');
	await user.selectOptions(separator(), 'Leerzeichen (freier Text)');
	await waitFor(() => expect(asked().at(-1)).toEqual({ ...DETECTED, separator: 'free_text' }));
	// The detected separator is shown until one is chosen.
	await screen.findByRole('option', { name: 'automatisch erkennen' });
	await user.selectOptions(separator(), 'automatisch erkennen');
	await waitFor(() => expect(asked().at(-1)).toEqual(DETECTED));
});

/** Opens the list of the scene: six lines with one question each. */
async function six(begun = program('list-asked')) {
	const it = await begun;
	await it.user.click(await screen.findByRole('button', { name: /mportieren$/u }));
	await it.user.click(await screen.findByRole('button', { name: 'Datei wählen' }));
	await screen.findByRole('table', { name: 'Spieler der Liste' });
	const keep = () => screen.getByRole('button', { name: /Spieler übernehmen/u });
	const sent = () => it.desk.asked('import_players') as Required<Input<'import_players'>>[];
	const tick = (name: string) =>
		screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`, ${name}, übernehmen`, 'u') });
	return { ...it, keep, sent, tick };
}

test('nobody is entered before every question is answered', async () => {
	const { desk, user, keep, sent, tick } = await six();
	expect(screen.getByText('Noch 4 Fragen offen')).toBeTruthy();
	expect(keep().getAttribute('aria-disabled')).toBe('true');
	expect(tick('Summe').checked).toBe(false);
	expect(screen.getByText(/Eine Summe, kein Spieler/u)).toBeTruthy();

	await user.click(screen.getByRole('button', { name: 'Nicht lesen' }));
	await user.type(screen.getByRole('textbox', { name: 'Spielstärke von Bär, Jo, statt „1820/1790“' }), '1820');
	await user.selectOptions(
		screen.getByRole('combobox', { name: /Ist Ida Adler dieselbe Person/u }),
		'dieselbe: auslassen',
	);
	expect(tick('Ida Adler').checked).toBe(false);
	await user.selectOptions(
		screen.getByRole('combobox', { name: /Ist Dachs, Al dieselbe Person wie gemeldet: Al Dachs/u }),
		'dieselbe: Angaben ergänzen',
	);
	await waitFor(() => expect(keep().getAttribute('aria-disabled')).toBeNull());
	await user.click(keep());
	await waitFor(() => expect(sent().length).toBe(1));
	expect(sent()[0]?.players.map(({ name, ratings }) => [name, ratings])).toEqual([
		['Adler, Ida', { national: 1820 }],
		['Bär, Jo', { national: 1820 }],
		['Eule, Mia', { national: 1300 }],
	]);
	expect((await desk.players()).map(({ name }) => name)).toEqual(['Al Dachs', 'Adler, Ida', 'Bär, Jo', 'Eule, Mia']);
	expect(sent()[0]?.updates.map(({ player }) => player)).toEqual([1]);
});

test('a person who is another one is entered as such, and ratings may be missing when that is said', async () => {
	const { user, keep, sent, tick } = await six();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Spalte 3 bedeutet' }), 'Elo (Rapid)');
	// The list is read again.
	await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Spalte 3 bedeutet' })).toBeNull());
	await user.click(await screen.findByRole('checkbox', { name: 'Die übrigen Spieler ohne Wertungszahl übernehmen' }));
	await user.selectOptions(
		await screen.findByRole('combobox', { name: 'Für alle offenen Zeilen' }),
		'eine andere Person',
	);
	await user.click(tick('Summe'));
	await user.click(tick('Eule, Mia'));
	await user.click(keep());
	await waitFor(() => expect(sent().length).toBe(1));
	expect(sent()[0]?.players.map(({ name, namesake }) => [name, namesake ?? 'asked'])).toEqual([
		['Adler, Ida', 'asked'],
		['Bär, Jo', 'asked'],
		['Ida Adler', 'admitted'],
		['Dachs, Al', 'admitted'],
		['Summe', 'asked'],
	]);
});

test('a line about which nothing is asked any more needs no answer', async () => {
	const { user, tick } = await six();
	await user.click(tick('Adler, Ida'));
	// A line that repeats an excluded line is no duplicate.
	await waitFor(() => expect(screen.queryByRole('combobox', { name: /Ist Ida Adler dieselbe Person/u })).toBeNull());
	await user.click(tick('Bär, Jo'));
	await waitFor(() => expect(screen.queryByText(/ist die Wertungszahl nicht lesbar/u)).toBeNull());
	expect(screen.getByText('Noch 2 Fragen offen')).toBeTruthy();
});

test('250 lines are ticked and left out by keyboard, one by one and all at once', async () => {
	const scene = at(
		'players',
		async (desk) => {
			await begin(desk, []);
			await desk.write('liste.csv', long(250));
		},
		{ begin: (_, desktop) => (desktop.picked = 'liste.csv') },
	);
	const { user, tick, keep } = await six(programAt('list-of-250', scene));
	expect(keep().textContent).toContain('250 Spieler übernehmen');
	const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alle Zeilen übernehmen' });
	all.focus();
	await user.keyboard('{ArrowDown}{ArrowDown} {ArrowDown} ');
	expect(document.activeElement).toBe(tick('Dohle, Ida'));
	expect([tick('Adler, Ida'), tick('Bussard, Ida'), tick('Dohle, Ida')].map(({ checked }) => checked)).toEqual([
		true,
		false,
		false,
	]);
	expect(keep().textContent).toContain('248 Spieler übernehmen');
	expect(all.indeterminate).toBe(true);
	await user.click(all);
	expect(keep().textContent).toContain('250 Spieler übernehmen');
	await user.click(all);
	expect(keep().getAttribute('aria-disabled')).toBe('true');
});

/** Two lines that may be players. */
const DOUBTFUL = `Name;DWZ
"Adler, Ida";1820
An Nguyen;
Moin Kahn;
Viele Grüße;
`;

async function doubtful() {
	const scene = at(
		'players',
		async (desk) => {
			await begin(desk, []);
			await desk.write('liste.csv', DOUBTFUL);
		},
		{ begin: (_, desktop) => (desktop.picked = 'liste.csv') },
	);
	return six(programAt('list-doubtful', scene));
}

test('a line that may be a greeting is a player until it is left out, by mouse', async () => {
	const { user, keep, sent, tick } = await doubtful();
	expect(screen.getByText(/2 Zeilen sind vielleicht keine Spieler/u)).toBeTruthy();
	const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zeile 4, Moin Kahn' });
	expect(choice.selectedOptions[0]?.textContent).toBe('ein Spieler: übernehmen');
	expect(tick('Viele Grüße').checked).toBe(false);
	await user.selectOptions(choice, 'kein Spieler: auslassen');
	expect(tick('Moin Kahn').checked).toBe(false);
	await user.click(keep());
	await waitFor(() => expect(sent().length).toBe(1));
	expect(sent()[0]?.players.map(({ name }) => name)).toEqual(['Adler, Ida', 'An Nguyen']);
});

test('all such lines are decided at once, and a box by keyboard', async () => {
	const { user, tick } = await doubtful();
	const all = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Für alle diese Zeilen' });
	await user.selectOptions(all, 'kein Spieler: auslassen');
	expect([tick('An Nguyen').checked, tick('Moin Kahn').checked]).toEqual([false, false]);
	tick('An Nguyen').focus();
	await user.keyboard(' ');
	const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zeile 3, An Nguyen' });
	expect(choice.value).toBe('take');
	expect(all.value).toBe('');
});

test('both players of a line are chosen on their own', async () => {
	const scene = at(
		'players',
		async (desk) => {
			await begin(desk, []);
			await desk.write('liste.csv', 'Name;DWZ\nJo Birke / Al Zeder;1790/1653\nUli Ulme / Mia Erle;/1400\n');
		},
		{ begin: (_, desktop) => (desktop.picked = 'liste.csv') },
	);
	const { user, keep, sent, tick } = await six(programAt('list-pairs', scene));
	expect(keep().textContent).toContain('4 Spieler übernehmen');
	await user.click(tick('Al Zeder'));
	await user.click(keep());
	await waitFor(() => expect(sent().length).toBe(1));
	expect(sent()[0]?.players.map(({ name, ratings }) => [name, ratings])).toEqual([
		['Jo Birke', { national: 1790 }],
		['Uli Ulme', {}],
		['Mia Erle', { national: 1400 }],
	]);
});
