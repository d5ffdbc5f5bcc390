/** What the director corrects of a list before it is taken over: what its columns mean, how it is encoded. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { fieldsOf } from '../../preview/day';
import type { LineProblem } from '../../backend/generated/LineProblem';
import type { ListPreview } from '../../backend/generated/ListPreview';
import type { PreviewRow } from '../../backend/generated/PreviewRow';
import { expect, test } from 'vitest';
import { program } from '../../test/fake-program';

async function listed() {
	const begun = await program('players-empty');
	begun.desktop.picked = '/home/probe/liste.csv';
	await begun.user.click(await screen.findByRole('button', { name: 'Spielerliste importieren' }));
	await begun.user.click(await screen.findByRole('button', { name: 'Datei wählen' }));
	await screen.findByText('3 Spieler verstanden.');
	const asked = () => begun.desk.calls.filter(({ name }) => name === 'preview_players').map(({ input }) => input);
	return { ...begun, asked };
}

const DETECTED = {
	path: '/home/probe/liste.csv',
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
	await user.selectOptions(rating, 'Elo (Schnellschach)');
	await waitFor(() =>
		expect(asked().at(-1)).toEqual({ ...DETECTED, columns: [{ column: 3, meaning: 'rating_rapid' }] }),
	);
	await waitFor(() =>
		expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /DWZ/u }).value).toBe('rating_rapid'),
	);
});

test('a second correction keeps the first, and the last word on a column counts', async () => {
	const { user, asked } = await listed();
	await user.selectOptions(screen.getByRole('combobox', { name: /DWZ/u }), 'Elo (Schnellschach)');
	await user.selectOptions(screen.getByRole('combobox', { name: /Bemerkung/u }), 'Jahrgang');
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
	expect(kralle.place).toBe('players');
});

test('another encoding reads the list anew', async () => {
	const { user, asked } = await listed();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Zeichenkodierung' }), 'UTF-8');
	await waitFor(() => expect(asked().at(-1)).toEqual({ ...DETECTED, encoding: 'UTF-8' }));
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
	await user.selectOptions(screen.getByRole('combobox', { name: /DWZ/u }), 'Elo (Schnellschach)');
	await user.click(screen.getByRole('button', { name: 'Andere Liste' }));
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
	expect(screen.getByRole('button', { name: 'Datei wählen' })).toBeTruthy();
});

test('another separator reads the list anew, and its columns begin anew', async () => {
	const { user, asked } = await listed();
	const separator = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trennung' });
	expect(separator.selectedOptions[0]?.textContent).toBe('erkannt: Strichpunkt');
	await user.selectOptions(separator, 'Leerzeichen (freier Text)');
	await waitFor(() => expect(asked().at(-1)).toEqual({ ...DETECTED, separator: 'free_text' }));
	await user.selectOptions(separator, 'selbst erkennen');
	await waitFor(() => expect(asked().at(-1)).toEqual(DETECTED));
});

/** A line about which there is nothing to ask. */
const row = (line: number, name: string, rating: number | null, more: Partial<PreviewRow> = {}): PreviewRow => ({
	line,
	fields: fieldsOf(name, rating, 'SK Horst'),
	team: null,
	board_order: null,
	captain: null,
	known: false,
	same_as_line: null,
	same_as: null,
	...more,
});
const problem = (
	line: number | null,
	column: number | null,
	code: string,
	severity: LineProblem['severity'],
	found?: string,
): LineProblem => ({ line, column, code, severity, data: found === undefined ? {} : { found } });

/** Six lines with one question each. */
const SIX: Partial<ListPreview> = {
	columns: [
		{ column: 1, heading: 'Name', meaning: 'name' },
		{ column: 2, heading: 'DWZ', meaning: 'rating_national' },
		{ column: 3, heading: 'Zahl 2', meaning: 'ignored' },
	],
	rows: [
		row(2, 'Adler, Ida', 1820),
		row(3, 'Bär, Jo', null),
		row(4, 'Ida Adler', 1820, { same_as_line: 2 }),
		row(5, 'Dachs, Al', 1400, { same_as: { player: 7, name: 'Al Dachs', birth_year: 1990, club: 'SK Horst' } }),
		row(7, 'Eule, Mia', 1300),
	],
	set_aside: [row(6, 'Summe', 1500)],
	problems: [
		problem(null, 3, 'unread_numbers', 'question', 'Zahl 2'),
		problem(3, 2, 'ambiguous_rating', 'question', '1820/1790'),
		problem(4, null, 'same_person', 'question', '2'),
		problem(6, null, 'totals_row', 'row_left_out'),
	],
};

async function six(preview: Partial<ListPreview> = SIX) {
	const begun = await program('players-empty');
	begun.desk.listPreview = { ...begun.desk.listPreview, ...preview };
	begun.desktop.picked = '/home/probe/liste.csv';
	await begun.user.click(await screen.findByRole('button', { name: 'Spielerliste importieren' }));
	await begun.user.click(await screen.findByRole('button', { name: 'Datei wählen' }));
	await screen.findByRole('table', { name: 'Spieler der Liste' });
	const keep = () => screen.getByRole('button', { name: /Spieler übernehmen/u });
	const sent = () =>
		begun.desk.calls
			.filter(({ name }) => name === 'import_players')
			.map(
				({ input }) =>
					input as { players: { name: string; ratings: object; namesake?: string }[]; updates: { player: number }[] },
			);
	const tick = (name: string) =>
		screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`, ${name}, übernehmen`, 'u') });
	return { ...begun, keep, sent, tick };
}

test('nobody is entered before every question is answered', async () => {
	const { user, keep, sent, tick } = await six();
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
		['Adler, Ida', { standard: 1820 }],
		['Bär, Jo', { national: 1820 }],
		['Eule, Mia', { standard: 1300 }],
	]);
	expect(sent()[0]?.updates.map(({ player }) => player)).toEqual([7]);
});

test('a person who is another one is entered as such, and ratings may be missing when that is said', async () => {
	const { user, keep, sent, tick } = await six();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Spalte 3 bedeutet' }), 'Jahrgang');
	await user.click(screen.getByRole('checkbox', { name: 'Die übrigen ohne Zahl übernehmen' }));
	await user.selectOptions(screen.getByRole('combobox', { name: 'Für alle offenen' }), 'eine zweite Person');
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
	// Who repeats a line that is left out repeats nobody.
	await waitFor(() => expect(screen.queryByRole('combobox', { name: /Ist Ida Adler dieselbe Person/u })).toBeNull());
	await user.click(tick('Bär, Jo'));
	await waitFor(() => expect(screen.queryByText(/ist die Zahl nicht zu lesen/u)).toBeNull());
	expect(screen.getByText('Noch 2 Fragen offen')).toBeTruthy();
});

test('250 lines are ticked and left out by keyboard, one by one and all at once', async () => {
	const rows = Array.from({ length: 250 }, (_, index) => row(index + 2, `Vogel${String(index)}, Ida`, 1200 + index));
	const { user, tick, keep } = await six({ rows, problems: [], columns: [] });
	expect(keep().textContent).toContain('250 Spieler übernehmen');
	const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alle Zeilen übernehmen' });
	all.focus();
	await user.keyboard('{ArrowDown}{ArrowDown} {ArrowDown} ');
	expect(document.activeElement).toBe(tick('Vogel2, Ida'));
	expect([tick('Vogel0, Ida'), tick('Vogel1, Ida'), tick('Vogel2, Ida')].map(({ checked }) => checked)).toEqual([
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
