/** A file that is no longer at its path: the event, the saved data, and the ways to continue. */
import { rmSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { fieldsOf } from '../preview/day';
import { program } from '../test/program';

/** Starts the program and deletes its file from outside. */
async function deleted() {
	const started = await program('players-empty');
	const { path } = await started.desk.look('overview', {});
	rmSync(path);
	return { ...started, path };
}

const player = fieldsOf('Probe, Person', 1500, 'SK Probe');

test('a command that would be lost says what was kept, and goes on with it', async () => {
	const { desk, kralle, user, path } = await deleted();
	expect(await kralle.journal.act('add_player', player)).toBe(false);
	const dialog = await screen.findByRole('dialog', { name: 'Die Datei liegt nicht mehr an ihrem Ort' });
	expect(dialog.textContent).toContain(path);
	expect(dialog.textContent).toContain('rescued 2026-11-21');
	await user.click(screen.getByRole('button', { name: 'Mit der Rettungskopie weiterarbeiten' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(desk.calls).toContainEqual({ name: 'go_on_from_rescue', input: { to: null } });
	expect(kralle.file.overview?.path).toContain('rescued 2026-11-21');
	expect(await kralle.journal.act('add_player', player)).toBe(true);
});

test('a look when the window gets the focus says it before anything is refused', async () => {
	const { desk, kralle, user, path } = await deleted();
	await waitFor(() => expect(kralle.desk.work.busy).toBe(false));
	await fireEvent.focus(window);
	await screen.findByRole('dialog');
	await user.click(screen.getByRole('button', { name: 'Am alten Ort ablegen' }));
	await waitFor(() => expect(desk.calls).toContainEqual({ name: 'go_on_from_rescue', input: { to: path } }));
});

test('what was put away comes back with the next command', async () => {
	const { kralle, user } = await deleted();
	await kralle.journal.act('add_player', player);
	await screen.findByRole('dialog');
	await user.click(screen.getByRole('button', { name: 'Schließen' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	await kralle.journal.act('add_player', player);
	expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('without a rescue copy only a place is asked for', async () => {
	const { desk, kralle } = await deleted();
	const trouble = { code: 'disk_full' as const, article: null, data: {} };
	desk.answer('overview', (view) => ({
		...view,
		replaced: view.replaced && { ...view.replaced, rescue: null, free: false, trouble },
	}));
	await kralle.journal.act('add_player', player);
	await screen.findByRole('dialog');
	await waitFor(() =>
		expect(screen.queryByRole('button', { name: 'Mit der Rettungskopie weiterarbeiten' })).toBeNull(),
	);
	expect(screen.getByRole('button', { name: 'Ort wählen …' })).toBeTruthy();
	expect(screen.getByText(/Der Datenträger ist voll/u)).toBeTruthy();
});
