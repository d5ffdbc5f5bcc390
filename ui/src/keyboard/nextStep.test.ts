/** Ctrl+Enter does the next step, whatever it is. */
import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../test/program';

test('from the list of players to the results of the first round', async () => {
	const { desk, kralle, user } = await program('players');
	const on = async () => {
		await kralle.desk.work.rest();
		await user.keyboard('{Control>}{Enter}{/Control}');
	};
	await screen.findByText('24 da');
	await on();
	await screen.findByLabelText('Startwert');
	await on();
	await user.click(await screen.findByRole('button', { name: 'Alle zeigen' }));
	await user.click(await screen.findByRole('button', { name: 'Zu den Teams' }));
	await on();
	await screen.findByRole('button', { name: 'Runde 1 veröffentlichen' });
	await on();
	await screen.findByText('0 von 6 Ergebnissen');
	expect(kralle.navigation.place).toBe('round');
	// A blocked step shows its reason.
	await on();
	await waitFor(() => expect(kralle.keys.said).toMatch(/Tische ohne Ergebnis: 1/u));
	expect((await desk.look('round', { round: 1 })).state).toBe('published');
});

const CONTROL_ENTER = '{Control>}{Enter}{/Control}';

test.each(['numbers', 'teams'])('before the numbers the next step gives them: %s', async (scene) => {
	const { desk, user } = await program(scene);
	await screen.findByRole('button', { name: 'Startnummern vergeben' });
	await user.keyboard(CONTROL_ENTER);
	await waitFor(async () => expect((await desk.look('teams', {})).numbering).not.toBeNull());
});

test('it never presses the control that has the focus', async () => {
	const { desk, user } = await program('teams');
	(await screen.findByRole('button', { name: 'Liste importieren' })).focus();
	await user.keyboard(CONTROL_ENTER);
	await waitFor(async () => expect((await desk.look('teams', {})).numbering).not.toBeNull());
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new tournament is created, from wherever the focus is', async () => {
	const { kralle, user } = await program('new');
	const summary = await screen.findByText(/^Weitere Einstellungen/u, { selector: 'summary' });
	summary.focus();
	await user.keyboard(CONTROL_ENTER);
	expect([summary.closest('details')?.open, kralle.navigation.place]).toEqual([false, 'new']);
	expect(kralle.keys.said).toBe('Der Name fehlt.');
	await user.type(screen.getByLabelText('Name'), 'Vereinsabend');
	summary.focus();
	await user.keyboard(CONTROL_ENTER);
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
});

test.each(['history', 'print', 'judge', 'players-late'])(
	'a screen without a next step of its own leads to where the day goes on: %s',
	async (scene) => {
		const { kralle, user } = await program(scene);
		await kralle.desk.work.rest();
		await user.keyboard(CONTROL_ENTER);
		await waitFor(() => expect(kralle.navigation.place).toBe('round'));
	},
);

test('the start page goes on with the tournament that was open last', async () => {
	const { kralle, user } = await program('start');
	await screen.findByText('Zuletzt geöffnet', { selector: 'h2' });
	await kralle.desk.work.rest();
	await user.keyboard(CONTROL_ENTER);
	await waitFor(() => expect(kralle.file.overview).not.toBeNull());
});
