import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';
import { dicedSeed } from '../../parts/seed';

test('nine diced digits are offered as the seed', () => {
	expect(dicedSeed()).toMatch(/^\d{3} \d{3} \d{3}$/u);
});

test('any text is taken as the seed', async () => {
	const { desk, user } = await program('draw');
	const seed = await screen.findByLabelText('Startwert');
	await user.clear(seed);
	await user.type(seed, 'Größe 44');
	await user.click(screen.getByRole('button', { name: 'Auslosen' }));
	await waitFor(async () => expect((await desk.look('lots', {}))?.seed).toBe('Größe 44'));
});

test('no partner is shown before its step, and Space goes on', async () => {
	const { user } = await program('draw');
	await screen.findByLabelText('Startwert');
	const buttons = await screen.findAllByRole('button', { name: 'Auslosen' });
	const start = buttons.at(-1);
	if (start) await user.click(start);
	await screen.findByText('0 von 12');
	await waitFor(() => expect(screen.queryByText('Team 1')).toBeNull());
	await user.keyboard(' ');
	expect(await screen.findByText('1 von 12')).toBeTruthy();
	expect(screen.getByText('Team 1:')).toBeTruthy();
	await waitFor(() => expect(screen.queryByText('Team 2')).toBeNull());
	await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
	await user.click(await screen.findByRole('button', { name: 'Zu den Teams' }));
	expect(await screen.findByText('Auslosungsprotokoll')).toBeTruthy();
	// A number without a unit would be unclear.
	expect(screen.getByText('Gemischt').nextElementSibling?.textContent).toMatch(/^(?:einmal|\d+-mal)$/u);
});
