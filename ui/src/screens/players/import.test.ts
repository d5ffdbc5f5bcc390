/** What the director corrects of a list before it is taken over: what its columns mean, how it is encoded. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

async function listed() {
	const begun = await program('players-empty');
	begun.desktop.picked = '/home/probe/liste.csv';
	await begun.user.click(await screen.findByRole('button', { name: 'Spielerliste importieren' }));
	await begun.user.click(await screen.findByRole('button', { name: 'Datei wählen' }));
	await screen.findByText('3 Spieler verstanden.');
	const asked = () => begun.desk.calls.filter(({ name }) => name === 'preview_players').map(({ input }) => input);
	return { ...begun, asked };
}

const DETECTED = { path: '/home/probe/liste.csv', text: null, columns: [], encoding: null, sheet: null };

test('each column says what it is taken for, and can be corrected', async () => {
	const { user, asked } = await listed();
	expect(asked()).toEqual([DETECTED]);
	const rating = screen.getByRole<HTMLSelectElement>('combobox', { name: /DWZ/u });
	expect(rating.value).toBe('rating_national');
	await user.selectOptions(rating, 'Elo (Schnellschach)');
	await waitFor(() => expect(asked().at(-1)).toEqual({ ...DETECTED, columns: [{ column: 3, meaning: 'rating_rapid' }] }));
	await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /DWZ/u }).value).toBe('rating_rapid'));
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

test('another encoding reads the list anew', async () => {
	const { user, asked } = await listed();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Zeichenkodierung' }), 'UTF-8');
	await waitFor(() => expect(asked().at(-1)).toEqual({ ...DETECTED, encoding: 'UTF-8' }));
});

test('a column is corrected by keyboard alone', async () => {
	const { user } = await listed();
	const dialog = screen.getByRole('dialog', { name: 'Spielerliste importieren' });
	const selects = within(dialog).getAllByRole('combobox');
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
	expect(screen.queryByRole('combobox')).toBeNull();
	expect(screen.getByRole('button', { name: 'Datei wählen' })).toBeTruthy();
});
