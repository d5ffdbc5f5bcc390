import { existsSync, readFileSync, rmSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { begin, midRound, people } from '../../preview/day';
import { at } from '../../preview/scene';
import { program, programAt } from '../../test/program';

const item = async (name: string) => {
	const found = (await screen.findByText(name)).closest('li');
	if (!found) throw new Error(`${name} is not on the list`);
	return within(found);
};

test('each file says how far it is, and is left as it is', async () => {
	const { desk } = await programAt(
		'start-states',
		at('start', async (desk) => {
			await midRound(desk);
			await begin(desk, people(7), { name: 'Einzel', formation: 'single_players', rule_set: 'standard' });
			await desk.call('close_file', {});
		}),
	);
	const { recent } = await desk.look('start', {});
	const before = recent.map(({ path }) => readFileSync(path));
	const [single, tandem] = recent.map(({ name }) => name);
	expect(await (await item(tandem ?? '')).findByText('Runde 3 läuft')).toBeTruthy();
	expect((await item(tandem ?? '')).getByText(/12 Teams/u)).toBeTruthy();
	expect(await (await item(single ?? '')).findByText('Noch ohne Startnummern')).toBeTruthy();
	expect((await item(single ?? '')).getByText(/7 Spieler/u)).toBeTruthy();
	expect(recent.map(({ path }) => readFileSync(path))).toEqual(before);
});

test('a file that is gone is found again, or forgotten', async () => {
	const { desk, desktop, kralle, user } = await program('start');
	const { recent } = await desk.look('start', {});
	const [newest, second] = recent;
	for (const gone of [newest, second]) rmSync(gone?.path ?? '');
	kralle.desk.version++;
	await user.click(await screen.findByRole('button', { name: `„${newest?.name ?? ''}“ aus der Liste entfernen` }));
	await waitFor(() => expect(screen.queryByText(newest?.name ?? '')).toBeNull());
	expect((await desk.look('start', {})).recent).toHaveLength(2);
	// The file is now somewhere else.
	desktop.picked = recent[2]?.path ?? '';
	expect(existsSync(desktop.picked)).toBe(true);
	await user.click(screen.getByRole('button', { name: `„${second?.name ?? ''}“ suchen` }));
	await waitFor(() => expect(kralle.file.overview?.name).toBe(recent[2]?.name));
	expect((await desk.look('start', {})).recent.map(({ path }) => path)).toEqual([recent[2]?.path]);
});

test('the first steps are not explained to somebody who has three tournaments', async () => {
	const three = at('start', async (desk) => {
		for (const name of ['Erstes', 'Zweites', 'Drittes']) await begin(desk, people(7), { name });
		await desk.call('close_file', {});
	});
	const { kralle } = await programAt('start-three', three);
	await item('Drittes');
	expect(kralle.preferences.now.first_steps).toBe('shown');
	expect(screen.queryByRole('region', { name: 'Die ersten Schritte' })).toBeNull();
});

test('the first steps are there until somebody puts them away', async () => {
	const { desk, user } = await program('start-empty');
	expect(await screen.findByRole('region', { name: 'Die ersten Schritte' })).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Erste Schritte nicht mehr zeigen' }));
	await waitFor(() => expect(screen.queryByText('Die ersten Schritte')).toBeNull());
	expect((await desk.look('start', {})).preferences.first_steps).toBe('closed');
});
