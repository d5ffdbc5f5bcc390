/** A long call becomes visible, shows its progress, and can be canceled. */
import { screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { fieldsOf } from '../preview/day';
import { program } from '../test/program';

const players = [fieldsOf('Probe, Person', 1500, 'SK Probe')];

async function long() {
	const { desk, kralle, user } = await program('players-empty');
	const work = desk.hold('import_players');
	const done = kralle.journal.act('import_players', { players });
	await vi.waitFor(() => expect(desk.calls.at(-1)?.name).toBe('import_players'));
	await Promise.resolve();
	return { desk, kralle, user, work, done };
}

test('work that is quick enough is never in sight', async () => {
	const { work, done } = await long();
	work.progress(1, 4);
	work.finish();
	expect(await done).toBe(true);
	await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('long work says how far it is, and goes when it is done', async () => {
	const { kralle, work, done } = await long();
	work.progress(1, 4);
	const bar = await screen.findByRole('progressbar', { name: 'Spieler werden eingetragen …' });
	expect(bar).toHaveProperty('value', 25);
	work.progress(3, 4);
	await waitFor(() => expect(bar).toHaveProperty('value', 75));
	work.finish();
	expect(await done).toBe(true);
	await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
	expect(kralle.file.overview?.players).toBe(1);
});

test.each(['button', 'Escape'])('long work stops by %s and nothing is changed', async (way) => {
	const { desk, kralle, user, work, done } = await long();
	work.progress(1, 4);
	await screen.findByRole('progressbar');
	if (way === 'button') await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
	else screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
	expect(await done).toBe(false);
	expect(await desk.players()).toEqual([]);
	expect(kralle.desk.refusal).toBeNull();
	expect(await screen.findByText('Abgebrochen. Es wurde nichts geändert.')).toBeTruthy();
	await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
