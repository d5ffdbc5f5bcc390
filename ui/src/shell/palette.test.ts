import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { newPlayer } from '../parts/players/fields';
import { program } from '../test/program';

/** Opens the search and types. */
async function look(user: { keyboard(keys: string): Promise<void> }, typed: string) {
	await user.keyboard('{Control>}k{/Control}');
	const dialog = await screen.findByRole('dialog', { name: 'Suchen' });
	await waitFor(() => expect(within(dialog).getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
	await user.keyboard(typed);
	return within(dialog);
}

test('a person leads to the table, without accents and without the mouse', async () => {
	const { desk, user } = await program('round');
	const { matches } = await desk.look('round', { round: 3 });
	const it = matches.find(({ first, second }) =>
		[...first.seats, ...second.seats].some(({ player }) => player.name === 'Vögtlin, Martina'),
	);
	const dialog = await look(user, 'martina vogt');
	const option = await dialog.findByRole('option', { name: /Vögtlin, Martina/u });
	expect(option.textContent).toContain(`Tisch ${String(it?.table)}`);
	await user.keyboard('{Enter}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(await screen.findByRole('complementary', { name: `Tisch ${String(it?.table)}` })).toBeTruthy();
});

test('who sits nowhere is shown on the list', async () => {
	const { kralle, user } = await program('history');
	kralle.navigation.go('judge');
	await kralle.journal.act('add_player', {
		...newPlayer('Łuczak, Ida'),
		presence: 'absent',
	});
	const dialog = await look(user, 'lucz');
	await dialog.findByRole('option', { name: /Łuczak, Ida.*nicht da/u });
	await user.keyboard('{Enter}');
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
});

test('commands of the screen, screens and sheets are found by their words', async () => {
	const { kralle, user } = await program('round');
	await look(user, 'kreuz');
	await user.keyboard('{Enter}');
	await waitFor(() => expect(kralle.navigation.place).toBe('print'));
	expect(kralle.printCenter.sheet).toBe('crosstable');
	kralle.navigation.go('players');
	const dialog = await look(user, 'eintragen');
	await dialog.findByRole('option', { name: /^Spieler eintragen N$/u });
	await user.keyboard('{Enter}');
	expect(await screen.findByLabelText('Name')).toBeTruthy();
});

test.each([
	['standings', 'drucken', /Drucken.*Strg P/u],
	['print', 'pdf', /PDF.*Strg S/u],
	['judge', 'brettern zurück', /Letzte Änderung auf den Brettern zurücknehmen.*Strg Z/u],
	['judge', 'anderen seite', /Von der anderen Seite ansehen.*D/u],
] as const)('the keys that %s lends are found', async (place, typed, name) => {
	const { kralle, user } = await program('round');
	kralle.navigation.go(place);
	await screen.findByRole('heading', { level: 1 });
	const dialog = await look(user, typed);
	await dialog.findByRole('option', { name });
});

test('a key that does nothing now says why here as well', async () => {
	const { user } = await program('round');
	const dialog = await look(user, 'ergebnis ändern');
	// The handbook also contains it, further down.
	await dialog.findByRole('option', { name: /^Ergebnis ändern/u });
	await user.keyboard('{Enter}');
	await screen.findByText(/noch kein Ergebnis/u);
});

test('what is not there is said, and the search goes away as it came', async () => {
	const { kralle, user } = await program('start');
	const dialog = await look(user, 'sommer');
	// The file; the handbook also contains a summer fest, further down.
	await dialog.findByRole('option', { name: /^Sommerfest/u });
	await user.keyboard('xyz');
	expect(await dialog.findByText('Nichts gefunden.')).toBeTruthy();
	await user.keyboard('{Control>}k{/Control}');
	await waitFor(() => expect(kralle.dialogs.shown).toBeNull());
});

test.each([
	['round', 'Hilfe: Runde', 'Ergebnis ändern'],
	['players', 'Hilfe: Spieler', 'mit Namen einchecken'],
	['start', 'Hilfe: Turniere', 'Neues Turnier'],
])('F1 tells on “%s” what it is for, and its keys', async (scene, title, key) => {
	const { user } = await program(scene);
	await user.keyboard('{F1}');
	const dialog = await screen.findByRole('dialog', { name: title });
	expect(within(dialog).getAllByText(key).length).toBeGreaterThan(0);
	await user.click(within(dialog).getByRole('button', { name: 'Tastenkürzel' }));
	expect(await screen.findByRole('dialog', { name: 'Tastenkürzel' })).toBeTruthy();
});

test('the handbook is found by its text, not by its headings alone', async () => {
	const { kralle, user } = await program('round');
	// The word is in a sentence of the page about the season, but in no heading.
	const dialog = await look(user, 'ausschließen');
	const option = await dialog.findByRole('option', { name: /Ausschließen/u });
	expect(option.textContent).toContain('in seiner Zeile Ausschließen');
	await user.click(option);
	expect(kralle.dialogs.help).toMatch(/^season/u);
});

test('who is called so comes before who is written about', async () => {
	const { user } = await program('round');
	const dialog = await look(user, 'urkunden');
	const titles = (await dialog.findAllByRole('option')).map(({ textContent }) => textContent);
	expect(titles[0]).toContain('Urkunden');
});
