/** The arbiter's actions at the table. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { BLACK, press, side, withoutMotion } from '../../test/board';
import { at } from '../../preview/scene';
import { pairRound } from '../../preview/table-scenes';
import { program, programAt } from '../../test/program';

withoutMotion();

describe('the arbiter', () => {
	test('sets the board up from the round', async () => {
		const { desk, user } = await programAt('round-published', at('round', pairRound));
		await user.click(await screen.findByRole('button', { name: 'Am Brett spielen …' }));
		const dialog = await screen.findByRole('dialog');
		await user.clear(within(dialog).getByLabelText('Minuten je Spieler'));
		await user.type(within(dialog).getByLabelText('Minuten je Spieler'), '0');
		expect(await within(dialog).findByText('Minuten: 1 bis 1.440')).toBeTruthy();
		await user.click(within(dialog).getByRole('button', { name: '15 + 10' }));
		await user.click(within(dialog).getByRole('button', { name: 'Brett aufstellen' }));
		await screen.findByText('Die Partie hat noch nicht begonnen.');
		expect((await desk.game()).way).toEqual({ at_the_board: { minutes: 15, increment_seconds: 10 } });
		await user.click(screen.getByRole('button', { name: 'Zur Runde' }));
		expect(await screen.findByRole('button', { name: 'Zum Brett (0 Paarzüge)' })).toBeTruthy();
	});

	test('lets an interrupted game go on, both entries safe', async () => {
		const { desk, user } = await program('table-interrupted');
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('Nichts ist verloren.');
		expect(alert.textContent).toContain('Çelebi: Eingabe sicher, Uhr gestoppt');
		expect(alert.textContent).toContain('Föhnle: Eingabe sicher, noch zu ändern');
		press('NumpadEnter');
		expect(desk.asked('stop_clock')).toEqual([]);
		await user.click(within(alert).getByRole('button', { name: 'Weiterspielen' }));
		await screen.findByText(/Föhnle ist noch an der Reihe/u);
		press('NumpadEnter');
		expect(await screen.findByRole('region', { name: 'Paarzug 4' })).toBeTruthy();
	});

	test('ends a game with a reason alone', async () => {
		const { desk, user } = await program('table');
		await user.click(await screen.findByRole('button', { name: 'Partie beenden …' }));
		const dialog = await screen.findByRole('dialog', { name: 'Partie beenden' });
		await user.click(within(dialog).getByRole('button', { name: 'Partie beenden' }));
		expect(desk.asked('end_game')).toEqual([]);
		await user.click(within(dialog).getByLabelText('0–1'));
		await user.type(within(dialog).getByLabelText('Begründung'), 'Telefon klingelte{Enter}');
		expect(await screen.findByText('Telefon klingelte')).toBeTruthy();
		expect(screen.getByText('Entscheidung des Schiedsrichters.')).toBeTruthy();
	});

	test('prints the record', async () => {
		const { desk, user } = await program('table-over');
		await user.click(await screen.findByRole('button', { name: 'Drucken' }));
		await waitFor(() => expect(desk.asked('print_record')).toMatchObject([{ game: 1 }]));
	});

	test('enters the result into its match', async () => {
		const { desk, user } = await program('table-over');
		await user.click(await screen.findByRole('button', { name: 'Ergebnis bei Runde 1, Tisch 2 eintragen' }));
		expect(await screen.findByText('Eingetragen als Ergebnis von Runde 1, Tisch 2.')).toBeTruthy();
		expect((await desk.match(1, 2)).outcome?.verdict).toBe('drawn');
	});
});

test('entries whose key is not here must be made again before the game goes on', async () => {
	const { desk, user, kralle } = await program('table-interrupted');
	await screen.findByRole('alert');
	rmSync(join(desk.process.folder, 'games'), { recursive: true });
	kralle.navigation.leaveTable();
	kralle.navigation.openTable(1);
	await screen.findByText('Föhnle: Eingabe auf diesem Rechner nicht lesbar');
	for (const name of ['Föhnle', 'Çelebi']) {
		await user.click(screen.getByRole('button', { name: /^Weiterspielen/u }));
		expect(desk.asked('resume_game')).toEqual([]);
		await user.click(screen.getByRole('button', { name: `${name} gibt neu ein` }));
		await screen.findByText(`${name}: noch keine Eingabe`);
	}
	await user.click(screen.getByRole('button', { name: 'Weiterspielen' }));
	await within(await side(BLACK)).findByText('noch nichts gespeichert');
});
