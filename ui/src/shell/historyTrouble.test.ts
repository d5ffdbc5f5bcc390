/** A manipulated or damaged history: a notice above every screen, with a link to the backups. */
import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { fieldsOf } from '../preview/day';
import { program } from '../test/program';

test('a damaged history is said until the history with its backups is looked at', async () => {
	const { desk, kralle, user } = await program('players-empty');
	const trouble = { code: 'history_changed', article: null, data: { entry: '3' } };
	const changed = <View extends object>(view: View) => ({ ...view, history_trouble: trouble });
	desk.answer('overview', changed);
	desk.answer('add_player', changed);
	await kralle.journal.act('add_player', fieldsOf('Probe, Person', 1500, 'SK Probe'));
	expect(await screen.findByText(/Ab Schritt 3 ist er nicht mehr so, wie Kralle ihn geschrieben hat/u)).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Zum Verlauf' }));
	expect(await screen.findByRole('button', { name: 'Sicherungen …' })).toBeTruthy();
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Zum Verlauf' })).toBeNull());
});
