/** Ctrl+Enter goes on, whatever comes next. */
import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../test/program';

test('from the list of players to the results of the first round', async () => {
	const { desk, kralle, user } = await program('players');
	const on = async () => {
		await kralle.work.rest();
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
	expect(kralle.place).toBe('round');
	// What waits says why.
	await on();
	await waitFor(() => expect(kralle.keys.said).toMatch(/Tische ohne Ergebnis: 1/u));
	expect((await desk.look('round', { round: 1 })).state).toBe('published');
});
