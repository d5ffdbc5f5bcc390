/** Files handed over by another start of the program. */
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../test/program';
import type { TestDesk } from '../test/desk';

/** Copies the open tournament to the same folder. */
async function copy(desk: TestDesk): Promise<string> {
	const { path } = await desk.look('save_copy', { path: join(desk.process.folder, 'other.kralle') });
	return path;
}

const question = () => screen.findByRole('dialog', { name: 'Anderes Turnier öffnen?' });

test('from the start page it is opened at once', async () => {
	const { desk, desktop, kralle } = await program('start');
	const path = (await desk.look('start', {})).recent[1]?.path ?? '';
	desktop.handOver(path);
	await waitFor(() => expect(kralle.file.overview?.path).toBe(path));
});

test('where nothing is begun it is opened at once, and no screen of the other one stays', async () => {
	const { desk, desktop, kralle } = await program('history');
	const path = await copy(desk);
	desktop.handOver(path);
	await waitFor(() => expect(kralle.file.overview?.path).toBe(path));
	expect(kralle.navigation.place).not.toBe('history');
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('the one that is open stays as it is shown', async () => {
	const { desktop, kralle } = await program('history');
	desktop.handOver(kralle.file.overview?.path ?? '');
	await expect(desktop.takeStartFile()).resolves.toBeNull();
	await kralle.desk.work.rest();
	expect(kralle.navigation.place).toBe('history');
});

test('an open hall is asked about, and stays open unless the other one is opened', async () => {
	const { desk, desktop, kralle, user } = await program('round');
	const before = kralle.file.overview?.path;
	const path = await copy(desk);
	await kralle.hall.openAt('192.168.178.23');
	desktop.handOver(path);
	await question();
	expect(screen.getByText(/Die Halle ist offen/u)).toBeTruthy();
	expect(screen.getByText(path)).toBeTruthy();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(kralle.file.overview?.path).toBe(before);
	desktop.handOver(path);
	await question();
	await user.click(screen.getByRole('button', { name: 'Turnier öffnen' }));
	await waitFor(() => expect(kralle.file.overview?.path).toBe(path));
});

test.each(['options', 'settings', 'judge', 'post'])('what is begun in “%s” is asked about', async (scene) => {
	const { desk, desktop, kralle, user } = await program(scene);
	const before = kralle.file.overview?.path;
	const path = await copy(desk);
	desktop.handOver(path);
	await question();
	expect(screen.getByText(/Was hier angefangen ist, geht verloren/u)).toBeTruthy();
	expect(kralle.file.overview?.path).toBe(before);
	await user.click(screen.getByRole('button', { name: 'Turnier öffnen' }));
	await waitFor(() => expect(kralle.file.overview?.path).toBe(path));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the ceremony of the lots is asked about', async () => {
	const { desk, desktop, user } = await program('drawn');
	await user.click(screen.getByRole('button', { name: 'Auslosung zeigen' }));
	desktop.handOver(await copy(desk));
	await question();
});

test('clocks that run at a board are asked about', async () => {
	const { desk, desktop } = await program('table');
	desktop.handOver(await copy(desk));
	await question();
	expect(screen.getByText(/Am Brett laufen Uhren/u)).toBeTruthy();
});

test('one that cannot be opened costs a sentence, and the open one stays', async () => {
	const { desk, desktop, kralle } = await program('history');
	const before = kralle.file.overview?.path;
	desktop.handOver(join(desk.process.folder, 'gone.kralle'));
	await waitFor(() => expect(kralle.desk.refusal).not.toBeNull());
	await waitFor(() => expect(kralle.navigation.place).toBe('history'));
	await kralle.desk.work.rest();
	expect(kralle.desk.refusal?.code).toBe('missing');
	expect(await screen.findByRole('alert')).toBeTruthy();
	expect(kralle.file.overview?.path).toBe(before);
});
