import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/program';

describe('an odd number of players', () => {
	test('blocks the draw, says why, and offers the remedies', async () => {
		await program('players-odd');
		const draw = await screen.findByRole('button', { name: 'Auslosen' });
		expect(draw.getAttribute('aria-disabled')).toBe('true');
		expect(screen.getByText('Ungerade Spielerzahl')).toBeTruthy();
		const banner = screen.getByText('23 Spieler sind da – für Zweierteams fehlt einer.').closest('[role="status"]');
		if (!(banner instanceof HTMLElement)) throw new Error('no banner');
		expect(banner.textContent).toContain('Grundkonzept, Punkt 4');
		expect(
			within(banner)
				.getAllByRole('button')
				.map((button) => button.textContent?.trim()),
		).toEqual(['Vögtlin ist da', 'Spieler nachmelden', 'Turnierleitung springt ein', 'Dreierteam bilden']);
	});

	test('is settled when the missing player comes', async () => {
		const { desk, user } = await program('players-odd');
		await user.click(await screen.findByRole('button', { name: 'Vögtlin ist da' }));
		await waitFor(() => expect(screen.queryByText('Ungerade Spielerzahl')).toBeNull());
		expect((await desk.players()).every((fields) => fields.presence === 'here')).toBe(true);
	});

	test('is settled by a team of three', async () => {
		const { user } = await program('players-odd');
		await user.click(await screen.findByRole('button', { name: 'Dreierteam bilden' }));
		expect(await screen.findByText('Ein Dreierteam gleicht die ungerade Zahl aus.')).toBeTruthy();
		expect(screen.getByRole('button', { name: 'Auslosen' }).getAttribute('aria-disabled')).toBeNull();
	});
});

/** Returns the name cell of the player with this surname. */
async function nameCell(surname: string): Promise<HTMLElement> {
	const cell = (await screen.findByText(surname)).closest('[role="gridcell"]');
	if (!(cell instanceof HTMLElement)) throw new Error(`no cell for ${surname}`);
	return cell;
}

describe('the table', () => {
	test('is changed in place: double click, type, Enter', async () => {
		const { desk, user } = await program('players');
		await user.dblClick(await screen.findByRole('gridcell', { name: '2214' }));
		const editor = screen.getByRole('textbox', { name: 'Spielstärke, Achermann, Mona' });
		await user.clear(editor);
		await user.type(editor, '2230{Enter}');
		await waitFor(async () => expect((await desk.players())[0]?.ratings).toEqual({ standard: 2230 }));
	});

	test('restores a cell on Escape', async () => {
		const { desk, user } = await program('players');
		await user.click(await nameCell('Achermann'));
		await user.keyboard('{F2}');
		await user.keyboard('Niemand{Escape}');
		expect((await nameCell('Achermann')).textContent).toBe('Achermann, Mona');
		expect(desk.calls.map(({ name }) => name)).not.toContain('change_player');
	});

	test('keeps what was typed when it cannot be read, and says what is expected', async () => {
		const { desk, user } = await program('players');
		await user.dblClick(await screen.findByRole('gridcell', { name: '2214' }));
		const editor = screen.getByRole('textbox', { name: 'Spielstärke, Achermann, Mona' });
		await user.clear(editor);
		await user.type(editor, '19x8{Enter}');
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('„19x8“ im Feld „Spielstärke“ ist ungültig.');
		expect(alert.textContent).toContain('eine Zahl von 0 bis 4000 oder leer');
		expect((screen.getByRole('textbox', { name: 'Spielstärke, Achermann, Mona' }) as HTMLInputElement).value).toBe(
			'19x8',
		);
		expect(desk.calls.map(({ name }) => name)).not.toContain('change_player');
	});

	test('what cannot be read stays in its cell wherever one clicks, and is mended there', async () => {
		const { desk, user } = await program('players');
		await user.click(await screen.findByRole('gridcell', { name: '2214' }));
		await user.keyboard('9999');
		await user.dblClick(screen.getByRole('gridcell', { name: '2168' }));
		expect(await screen.findAllByRole('alert')).toHaveLength(1);
		const editor = screen.getByRole('textbox', { name: 'Spielstärke, Achermann, Mona' });
		expect(editor).toHaveProperty('value', '9999');
		expect(editor.getAttribute('aria-invalid')).toBe('true');
		await waitFor(() => expect(document.activeElement).toBe(editor));
		await user.clear(editor);
		await user.keyboard('2220{Enter}');
		await waitFor(async () => expect((await desk.players())[0]?.ratings).toEqual({ standard: 2220 }));
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
	});

	test('is typed into as a spreadsheet: a letter replaces, Tab takes, Esc gives up', async () => {
		const { desk, user } = await program('players');
		await user.click(await nameCell('Achermann'));
		// This key must not open a new player.
		await user.keyboard('N');
		expect(screen.queryByRole('dialog')).toBeNull();
		await user.keyboard('iemand, Mona{Tab}');
		await waitFor(async () => expect((await desk.players())[0]?.name).toBe('Niemand, Mona'));
		await waitFor(() => expect(document.activeElement?.textContent).toBe('SK Beispiel'));
		await user.keyboard('x{Escape}');
		expect(document.activeElement?.textContent).toBe('SK Beispiel');
		expect((await desk.players())[0]?.club).toBe('SK Beispiel');
	});

	test('sets "da" with Space, and no row jumps while the list has the focus', async () => {
		const { desk, user } = await program('players');
		await user.click(await nameCell('Brüllhardt'));
		const names = () => [...document.querySelectorAll('[role="gridcell"] > b')].map((cell) => cell.textContent);
		const before = names();
		await user.keyboard(' ');
		await waitFor(async () => expect((await desk.players())[1]?.presence).toBe('absent'));
		await waitFor(() => expect(screen.getByText(/23 da/u)).toBeTruthy());
		expect(names()).toEqual(before);
		await user.click(screen.getByRole('button', { name: 'Jetzt ordnen' }));
		await waitFor(() => expect(names().at(-1)).toBe('Brüllhardt'));
	});
});

describe('a player', () => {
	test('is typed in with N, one after the other', async () => {
		const { desk, user } = await program('players');
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto');
		await user.click(screen.getByRole('button', { name: 'Eintragen' }));
		expect(await screen.findByText('Eingetragen: Amstutz, Reto')).toBeTruthy();
		expect((await desk.players()).at(-1)).toMatchObject({
			name: 'Amstutz, Reto',
			presence: 'here',
			part: 'entered',
		});
	});

	test('has a tandem rating and, for a season alone, a sex; both come back and go again', async () => {
		const { desk, user } = await program('players');
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto');
		await user.type(screen.getByLabelText('Tandem-Wertungszahl'), '1650');
		const sex = screen.getByLabelText<HTMLSelectElement>('Geschlecht');
		expect(sex.value).toBe('');
		const hint = document.getElementById(sex.getAttribute('aria-describedby') ?? '');
		expect(hint?.textContent).toContain('nie auf Aushängen oder öffentlichen Seiten');
		await user.selectOptions(sex, 'männlich');
		await user.click(screen.getByRole('button', { name: 'Eintragen' }));
		expect(await screen.findByText('Eingetragen: Amstutz, Reto')).toBeTruthy();
		expect((await desk.players()).at(-1)).toMatchObject({ sex: 'male', ratings: { tandem: 1650 } });
		// The next player starts with empty fields.
		await waitFor(() => expect(sex.value).toBe(''));
		await user.click(screen.getByRole('button', { name: 'Fertig' }));

		const line = (await nameCell('Amstutz')).closest('tr');
		const change = line && within(line).getAllByRole('button').at(-1);
		if (!change) throw new Error('no button');
		await user.click(change);
		const dialog = within(await screen.findByRole('dialog', { name: /Amstutz, Reto/u }));
		expect(dialog.getByLabelText('Geschlecht')).toHaveProperty('value', 'male');
		await user.selectOptions(dialog.getByLabelText('Geschlecht'), 'nicht angegeben');
		await user.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(async () => expect((await desk.players()).at(-1)?.sex ?? null).toBeNull());
	});

	test('has a federation of three letters, and the table a column as soon as somebody has one', async () => {
		const { desk, user } = await program('players');
		await screen.findByText('Achermann');
		expect(screen.queryByRole('columnheader', { name: 'Föderation' })).toBeNull();
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto');
		const federation = screen.getByLabelText<HTMLInputElement>('Föderation');
		await user.type(federation, 'su');
		expect(federation.getAttribute('aria-invalid')).toBe('true');
		await user.type(federation, 'i');
		expect(federation.getAttribute('aria-invalid')).toBe('false');
		await user.click(screen.getByRole('button', { name: 'Eintragen' }));
		await waitFor(async () => expect((await desk.players()).at(-1)?.federation).toBe('SUI'));
		expect(await screen.findByRole('columnheader', { name: 'Föderation' })).toBeTruthy();
	});

	test('who seems to be entered already is asked about, and what was typed stays', async () => {
		const { desk, user } = await program('players');
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Achermann, Mona');
		await user.type(screen.getByLabelText('Verein'), 'SK Beispiel');
		const alerts = new Set<string>();
		const watch = new MutationObserver(() => {
			for (const alert of screen.queryAllByRole('alert')) alerts.add(alert.textContent);
		});
		watch.observe(document.body, { childList: true, subtree: true });
		await user.click(screen.getByRole('button', { name: 'Eintragen' }));
		await waitFor(() =>
			expect(screen.getByRole('alert').textContent).toContain('Ist das dieselbe Person wie Achermann, Mona?'),
		);
		// The question comes directly, without a refusal first.
		watch.disconnect();
		expect([...alerts].filter((alert) => alert.includes('Nicht eingetragen'))).toEqual([]);
		await waitFor(() => expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Achermann, Mona'));
		// It is another person.
		const before = (await desk.players()).length;
		await user.click(screen.getByRole('button', { name: 'Als andere Person eintragen' }));
		await waitFor(async () => expect((await desk.players()).length).toBe(before + 1));
		expect(desk.calls.findLast(({ name }) => name === 'add_player')?.input).toMatchObject({ namesake: 'admitted' });
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
		await waitFor(() => expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe(''));
	});
});

test('a list is shown line by line before anything is kept', async () => {
	const { desk, desktop, user } = await program('players-empty');
	desktop.picked = 'liste.csv';
	await desk.process.write(
		'liste.csv',
		'Name;Verein;DWZ\nAmrein, Lio;SC Muster;1702\nBischofberger, Uma;SC Muster;\n;SK Probe;1600\nCathomas, Gian;SK Probe;1544\n',
	);
	await user.click(await screen.findByRole('button', { name: 'Spielerliste importieren' }));
	await user.click(await screen.findByRole('button', { name: 'Datei wählen' }));
	expect(await screen.findByText('3 Spieler erkannt.')).toBeTruthy();
	expect(await screen.findByText(/Zeile 4/u)).toBeTruthy();
	expect(await desk.players()).toHaveLength(0);
	await user.click(screen.getByRole('button', { name: '3 Spieler übernehmen' }));
	await waitFor(async () =>
		expect((await desk.players()).map(({ name }) => name)).toEqual([
			'Amrein, Lio',
			'Bischofberger, Uma',
			'Cathomas, Gian',
		]),
	);
});
