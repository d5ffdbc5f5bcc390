/** Hints about the location of the file: above every screen until they are closed. */
import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { fieldsOf } from '../preview/day';
import { program } from '../test/program';

test('a hint about a synced folder and one about a copy stay until each is closed', async () => {
	const { desk, kralle, user } = await program('players-empty');
	const hint = (code: string, data: object) => ({ code, article: null, data: { path: 'C:\\a.kralle', ...data } });
	const hints = [
		hint('file_in_cloud_folder', { cloud: 'OneDrive' }),
		hint('file_has_copies', { copies: ['a-PC7.kralle', 'a (1).kralle'] }),
	];
	const hinted = <View extends object>(view: View) => ({ ...view, place_hints: hints });
	desk.answer('overview', hinted);
	desk.answer('add_player', hinted);
	await kralle.journal.act('add_player', fieldsOf('Probe, Person', 1500, 'SK Probe'));
	expect(await screen.findByText('Diese Turnierdatei liegt in einem Ordner, den OneDrive abgleicht.')).toBeTruthy();
	expect(screen.getByText(/Dasselbe Turnier liegt hier noch einmal: a-PC7\.kralle/u)).toBeTruthy();
	await user.click(screen.getAllByRole('button', { name: 'Hinweis schließen' })[0] as HTMLElement);
	expect(screen.queryByText(/OneDrive abgleicht/u)).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
	await kralle.journal.act('add_player', fieldsOf('Probe, Andere', 1500, 'SK Probe'));
	expect(screen.queryByText(/noch einmal/u)).toBeNull();
});
