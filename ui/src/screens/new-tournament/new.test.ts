import { rmSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { words } from '../../words/words.svelte';
import { program } from '../../test/program';

test('a tournament takes a name and nothing else', async () => {
	const { desk, kralle, user } = await program('new');
	const create = await screen.findByRole('button', { name: 'Turnier anlegen' });
	expect(create.getAttribute('aria-disabled')).toBe('true');
	await user.type(screen.getByLabelText('Name'), 'Vereinsabend');
	await user.click(create);
	await waitFor(() => expect(kralle.place).toBe('players'));
	expect(desk.asked('new_tournament')).toMatchObject([
		{
			settings: {
				name: 'Vereinsabend',
				rule_set: 'swiss',
				format: 'swiss_system',
				swiss_rounds: null,
				win_half_points: null,
			},
		},
	]);
});

test('the format follows the suggestion until the director chooses', async () => {
	const { user } = await program('new');
	const players = await screen.findByLabelText('Spieler (erwartet)');
	await user.type(players, '14');
	await waitFor(() =>
		expect((screen.getByRole('radio', { name: /^Rundenturnier/u }) as HTMLInputElement).checked).toBe(true),
	);
	await user.click(screen.getByRole('radio', { name: /Doppeltes Rundenturnier/u }));
	await user.clear(players);
	await user.type(players, '40');
	await screen.findByText('Empfohlen: Schweizer System, 8 Runden.');
	expect((screen.getByRole('radio', { name: /Doppeltes Rundenturnier/u }) as HTMLInputElement).checked).toBe(true);
});

test('a file that is gone is said with a sentence and a way on', async () => {
	const { desk, user } = await program('start');
	const [newest] = (await desk.look('start', {})).recent;
	rmSync(newest?.path ?? '');
	await user.click(await screen.findByRole('button', { name: /Sommerfest/u }));
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain(`Datei nicht gefunden: ${newest?.path ?? ''}`);
	expect(screen.getByRole('button', { name: 'Andere Datei öffnen' })).toBeTruthy();
});

test('the language changes at once', async () => {
	const { user } = await program('start');
	await user.selectOptions(await screen.findByLabelText('Sprache'), 'en');
	expect(await screen.findByRole('button', { name: /New tournament/u })).toBeTruthy();
	expect(document.documentElement.lang).toBe('en');
	words.speak('de');
});
