import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/program';

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const row = async (name: RegExp) => {
	const found = (await screen.findAllByRole('row')).find((it) => name.test(it.textContent));
	if (!found) throw new Error(`no row ${String(name)}`);
	return found;
};
const cells = (of: HTMLElement) =>
	within(of)
		.getAllByRole('cell')
		.map((cell) => cell.textContent.trim());

describe('the table', () => {
	test('has a column for each evening, and what does not count stands in brackets', async () => {
		await program('season');
		const tuescher = cells(await row(/Tüscher, Elian/u));
		expect(tuescher).toEqual(['10*', '4', '4', '(2)', '6', '4', '14']);
		expect(screen.getByText(/Es zählen die 3 besten Ergebnisse/u)).toBeTruthy();
	});

	test('is one for each category', async () => {
		const { desk, user } = await program('season');
		await row(/Achermann, Mona/u);
		await user.click(screen.getByRole('radio', { name: 'Jugend' }));
		await waitFor(() => expect(screen.queryByText('Achermann, Mona')).toBeNull());
		const { rows } = await desk.look('season_table', { category: 'Jugend' });
		expect(rows.length).toBeGreaterThan(1);
		for (const { person } of rows) expect(screen.getByRole('button', { name: person.name })).toBeTruthy();
	});

	test('says how many tournaments do not count, and of each why', async () => {
		const { user } = await program('season-partly');
		expect(await screen.findByText(/2 Turniere zählen hier nicht/u)).toBeTruthy();
		await user.click(await tab(/^Turniere/u));
		expect(await screen.findByText('Nicht geöffnet: Das ist keine Turnierdatei.')).toBeTruthy();
		expect(screen.getByText('Tandem im Februar.kralle hat noch nicht begonnen.')).toBeTruthy();
	});
});

describe('who is who', () => {
	test('a question is answered by a key, and the answer is undone', async () => {
		const { desk, user } = await program('season');
		await user.click(await tab(/^Personen \(1 offen\)/u));
		expect(await screen.findByRole('article', { name: /Achermann, Mona/u })).toBeTruthy();
		(document.activeElement as HTMLElement).blur();
		await user.keyboard('j');
		expect(await screen.findByText('20 Personen')).toBeTruthy();
		await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
		expect((await desk.look('season', {}))?.persons).toBe(20);
		expect(screen.getByText('Eine Person:')).toBeTruthy();
		await user.keyboard('{Control>}z{/Control}');
		expect(await screen.findByRole('article', { name: /Achermann, Mona/u })).toBeTruthy();
		expect((await desk.look('season', {}))?.persons).toBe(21);
	});

	test('somebody counted twice is joined by hand, and parted again', async () => {
		const { desk, user } = await program('season');
		await user.click((await screen.findAllByRole('button', { name: 'Achermann, Mona' }))[0] as HTMLElement);
		await user.click(await screen.findByRole('button', { name: /Mit jemandem zusammenlegen/u }));
		const dialog = within(await screen.findByRole('dialog'));
		const other = dialog.getByRole('combobox');
		await waitFor(() => expect(within(other).getByRole('option', { name: 'Achermann, Mona' })).toBeTruthy());
		await user.selectOptions(other, 'Achermann, Mona');
		await user.click(dialog.getByRole('button', { name: 'Zusammenlegen' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect((await desk.look('season', {}))?.persons).toBe(20);
		await user.click(await screen.findByRole('button', { name: 'Achermann, Mona' }));
		const entries = await screen.findByRole('region', { name: 'So steht die Person in den Turnieren' });
		const may = within(entries).getByText('Tandem im Mai').closest('li');
		await user.click(within(may as HTMLElement).getByRole('button', { name: 'Das ist jemand anderes' }));
		await waitFor(async () => expect((await desk.look('season', {}))?.persons).toBe(21));
	});
});

describe('a person', () => {
	test('shows how each figure came about', async () => {
		const { user } = await program('season');
		await user.click(await screen.findByRole('button', { name: 'Tüscher, Elian' }));
		const results = within(await screen.findByRole('region', { name: 'Ergebnisse' }));
		expect(results.getByText(/Dahinter/u)).toBeTruthy();
		expect(results.getByText(/Das Ergebnis zählt nicht: Andere sind besser/u)).toBeTruthy();
		expect(results.getAllByText(/Mittel aus/u).length).toBeGreaterThan(0);
		const rating = within(screen.getByRole('region', { name: 'Tandem-Wertungszahl' }));
		expect(rating.getByText(/16 Begegnungen gewertet/u)).toBeTruthy();
		expect(rating.queryByRole('table')).toBeNull();
		await user.click(rating.getByText('Warum? Begegnung für Begegnung'));
		// One row for each match, below the head.
		expect(within(await rating.findByRole('table')).getAllByRole('row')).toHaveLength(17);
		expect(within(screen.getByRole('region', { name: 'Mit wem gespielt' })).getAllByRole('row').length).toBeLessThan(6);
	});

	test('is a guest without points until it is none', async () => {
		const { desk, user } = await program('season');
		await user.click(await screen.findByRole('button', { name: 'Pfäffli, Marius' }));
		await user.click(await screen.findByRole('button', { name: 'Als Gast führen' }));
		await screen.findByRole('button', { name: 'Nicht mehr als Gast führen' });
		await user.click(screen.getByRole('button', { name: 'Zurück' }));
		expect(cells(await row(/Pfäffli, Marius/u)).at(-1)).toBe('0');
		expect((await desk.look('season_table', { category: null })).rows.at(-1)?.guest).toBe(true);
		await user.click(screen.getByRole('button', { name: 'Pfäffli, Marius' }));
		await user.click(await screen.findByRole('button', { name: 'Nicht mehr als Gast führen' }));
		expect(await screen.findByRole('button', { name: 'Als Gast führen' })).toBeTruthy();
		expect((await desk.look('season', {}))?.settings.guests).toEqual([]);
	});
});

describe('the settings', () => {
	test('are kept as they are typed, and what cannot be read is said', async () => {
		const { desk, user } = await program('season');
		await user.click(await tab(/^Einstellungen/u));
		const keep = await screen.findByRole('button', { name: 'Einstellungen übernehmen' });
		const best = screen.getByLabelText('Beste Ergebnisse');
		await user.clear(best);
		await user.type(best, '2');
		const points = screen.getByLabelText('Punkte für Rang 1, 2, 3 …');
		await user.clear(points);
		await user.type(points, '12 7,5 drei');
		expect(screen.getByText('Diese Punkte sind ungültig. Beispiele: 10 oder 7,5.')).toBeTruthy();
		await user.click(keep);
		expect(desk.asked('change_season')).toEqual([]);
		await user.clear(points);
		await user.type(points, '12 7,5 3');
		await user.click(keep);
		await waitFor(async () =>
			expect((await desk.look('season', {}))?.settings).toMatchObject({
				best: 2,
				by_rank_hundredths: [1200, 750, 300],
			}),
		);
	});

	test('take another category', async () => {
		const { desk, user } = await program('season');
		await user.click(await tab(/^Einstellungen/u));
		await user.click(await screen.findByRole('button', { name: 'Kategorie hinzufügen' }));
		expect(screen.getByText('Der Name einer Kategorie fehlt.')).toBeTruthy();
		await user.type(screen.getAllByLabelText('Name').at(-1) as HTMLElement, 'Damen');
		await user.selectOptions(screen.getAllByLabelText('Geschlecht').at(-1) as HTMLElement, 'weiblich');
		await user.click(screen.getByRole('button', { name: 'Einstellungen übernehmen' }));
		await waitFor(async () =>
			expect((await desk.look('season', {}))?.settings.categories).toMatchObject([
				{ name: 'Jugend' },
				{ name: 'Damen', sex: 'female' },
			]),
		);
	});

	test('as text are refused with line and column, and nothing is lost', async () => {
		const { desk, user } = await program('season');
		await user.click(await tab(/^Einstellungen/u));
		await user.click(await screen.findByRole('button', { name: /Als Text bearbeiten/u }));
		const dialog = within(await screen.findByRole('dialog'));
		const text = dialog.getByRole<HTMLTextAreaElement>('textbox');
		await waitFor(() => expect(text.value).toContain('best = 3'));
		await user.click(text);
		await user.keyboard('{Control>}{Home}{/Control}');
		text.setSelectionRange(0, 0);
		await user.paste('best = = 4\n');
		await user.click(dialog.getByRole('button', { name: 'Einstellungen übernehmen' }));
		const alert = await dialog.findByRole('alert');
		expect(alert.textContent).toMatch(/Zeile 1/u);
		expect(alert.textContent).toMatch(/Spalte|Zeichen/u);
		expect(text.value).toMatch(/^best = = 4\n/u);
		expect((await desk.look('season', {}))?.settings.best).toBe(3);
	});
});

test('a tournament that is removed comes back by undo, and its file stays', async () => {
	const { desk, user } = await program('season');
	await user.click(await tab(/^Turniere/u));
	const { files = [] } = (await desk.look('season', {})) ?? {};
	await user.click(await screen.findByRole('button', { name: 'Tandem im Mai.kralle entfernen' }));
	expect(await screen.findByText('3 Turniere')).toBeTruthy();
	for (const { path } of files) expect(existsSync(path)).toBe(true);
	await user.keyboard('{Control>}z{/Control}');
	expect(await screen.findByText('4 Turniere')).toBeTruthy();
});

test('a file that is damaged meanwhile is said when the window is looked at again', async () => {
	const { desk, user } = await program('season');
	await user.click(await tab(/^Turniere/u));
	const { files = [] } = (await desk.look('season', {})) ?? {};
	writeFileSync(files[1]?.path ?? '', 'zerstört');
	window.dispatchEvent(new Event('focus'));
	expect(await screen.findByText('nicht lesbar')).toBeTruthy();
	expect(screen.getByText(/^Nicht geöffnet/u)).toBeTruthy();
});

test('the ratings become a list that players are completed from', async () => {
	const { desk, user } = await program('season');
	await user.click(await tab(/^Wertung/u));
	expect(cells(await row(/Dombrowski/u))[1]).toMatch(/^\d{4} ± \d{2,3}$/u);
	await user.click(screen.getByRole('button', { name: 'Als Führungsliste übernehmen' }));
	expect(await screen.findByText(/mit 21 Personen ist geladen/u)).toBeTruthy();
	expect(await desk.look('rating_lists', {})).toMatchObject({ lists: [{ name: 'Tandem – Tandem-Cup 2026' }] });
});

test('the season is written as a workbook, and a category as CSV', async () => {
	const { desk, desktop, user } = await program('season');
	await user.click(await screen.findByRole('button', { name: 'Export' }));
	const dialog = within(await screen.findByRole('dialog'));
	desktop.picked = join(desk.process.folder, 'saison.xlsx');
	await user.click(dialog.getByRole('button', { name: 'Speichern …' }));
	await waitFor(() => expect(existsSync(desktop.picked ?? '')).toBe(true));
	await user.click(dialog.getByRole('radio', { name: /^CSV/u }));
	await user.selectOptions(dialog.getByLabelText('Kategorie'), 'Jugend');
	desktop.picked = join(desk.process.folder, 'jugend.csv');
	await user.click(dialog.getByRole('button', { name: 'Speichern …' }));
	await waitFor(() => expect(existsSync(desktop.picked ?? '')).toBe(true));
	expect(readFileSync(desktop.picked, 'utf8')).not.toContain('Achermann');
	expect(desk.asked('export_season')).toMatchObject([
		{ kind: 'xlsx', language: 'de', category: null },
		{ kind: 'csv', category: 'Jugend' },
	]);
});

test('a sheet of the season is seen before it is printed', async () => {
	const { desk, desktop, user } = await program('season', { printers: ['Büro'] });
	await screen.findByRole('button', { name: 'Drucken' });
	await user.keyboard('{Control>}p{/Control}');
	const dialog = within(await screen.findByRole('dialog'));
	await user.click(await dialog.findByRole('radio', { name: 'Kategorien der Saison' }));
	await waitFor(() =>
		expect(desk.asked('preview_sheet').at(-1)).toMatchObject({ sheet: 'season_categories', language: 'de' }),
	);
	const print = dialog.getByRole('button', { name: 'Drucken' });
	await waitFor(() => expect(print.getAttribute('aria-disabled')).not.toBe('true'));
	await user.click(print);
	await waitFor(() => expect(desktop.sent).toMatchObject([{ printer: 'Büro', copies: 1 }]));
});

describe('the way there and back', () => {
	test('Escape goes from a person to the table, and from there to the start page', async () => {
		const { kralle, user } = await program('season');
		await user.click(await screen.findByRole('button', { name: 'Pfäffli, Marius' }));
		await screen.findByRole('heading', { name: 'Pfäffli, Marius' });
		await user.keyboard('{Escape}');
		expect(await screen.findByRole('tab', { name: 'Tabelle' })).toBeTruthy();
		await user.keyboard('{Escape}');
		await waitFor(() => expect(kralle.navigation.place).toBe('start'));
	});

	test('F1 opens its page', async () => {
		const { kralle, user } = await program('season');
		await screen.findByRole('tab', { name: 'Tabelle' });
		await user.keyboard('{F1}');
		await waitFor(() => expect(kralle.dialogs.help).toBe('season'));
		expect(await screen.findByRole('dialog')).toBeTruthy();
	});

	test('a season is begun on the start page', async () => {
		const { desk, desktop, user } = await program('start');
		const { recent } = await desk.look('start', {});
		await user.click(await screen.findByRole('button', { name: 'Neue Saison' }));
		const dialog = within(await screen.findByRole('dialog'));
		await user.type(dialog.getByLabelText('Name der Saison'), 'Winter');
		await user.click(dialog.getByRole('button', { name: 'Saison anlegen' }));
		desktop.picked = recent[0]?.path ?? '';
		await user.click(await screen.findByRole('button', { name: 'Turniere hinzufügen …' }));
		expect(await screen.findByText('1 Turnier')).toBeTruthy();
		expect(await desk.look('season', {})).toMatchObject({ settings: { name: 'Winter' }, files: [{ entry: 0 }] });
	});

	test('one opened lately is opened again, and one that is gone is forgotten', async () => {
		const { desk, kralle, user } = await program('start-season');
		await user.click(await screen.findByRole('button', { name: /Tandem-Cup 2026/u }));
		expect(await screen.findByRole('heading', { name: 'Tandem-Cup 2026' })).toBeTruthy();
		const path = (await desk.look('season', {}))?.path ?? '';
		await user.click(await screen.findByRole('button', { name: 'Zurück' }));
		await waitFor(() => expect(kralle.navigation.place).toBe('start'));
		rmSync(path);
		kralle.desk.version++;
		await user.click(await screen.findByRole('button', { name: '„Tandem-Cup 2026“ aus der Liste entfernen' }));
		await waitFor(() => expect(screen.queryByText('Tandem-Cup 2026')).toBeNull());
		expect((await desk.look('start', {})).seasons).toEqual([]);
	});
});

test('one tournament is excluded from everything, and counts again', async () => {
	const { desk, user } = await program('season');
	await user.click(await tab(/^Turniere/u));
	const { evenings = [] } = (await desk.look('season', {})) ?? {};
	const name = evenings[0]?.name ?? '';
	await user.click(await screen.findByRole('button', { name: `${name} aus der Saison ausschließen` }));
	expect(await screen.findByText('ausgeschlossen')).toBeTruthy();
	const after = await desk.look('season', {});
	expect(after?.evenings.filter(({ counts, rated }) => !counts && !rated).map((it) => it.name)).toEqual([name]);
	const ratings = await desk.look('season_ratings', { game: 'tandem' });
	await user.click(screen.getByRole('button', { name: `${name} wieder mitzählen` }));
	await waitFor(() => expect(screen.queryByText('ausgeschlossen')).toBeNull());
	expect((await desk.look('season_ratings', { game: 'tandem' })).matches).toBeGreaterThan(ratings.matches);
});
