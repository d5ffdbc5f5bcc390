import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

test('rounds beyond the opponents are noticed while they are chosen, with the way out', async () => {
	const { user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	await user.type(screen.getByLabelText('Spieler (erwartet)'), '12');
	await user.click(screen.getByRole('radio', { name: /^Schweizer System/u }));
	const more = screen.getByRole('button', { name: 'Eine Runde mehr' });
	// Five rounds are recommended: as many as opponents.
	for (let press = 0; press < 4; press++) await user.click(more);
	await screen.findByText(/höchstens 5 Runden möglich, eingestellt sind 9/u);
	await user.click(screen.getByRole('button', { name: '5 Runden spielen' }));
	await screen.findByText(/hat am Ende vielleicht keine Paarung ohne Wiederholung mehr/u);
	await user.click(screen.getByRole('button', { name: 'Rundenturnier wählen' }));
	await waitFor(() => expect(screen.queryByText(/ohne Wiederholung/iu)).toBeNull());
	expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Rundenturnier/u }).checked).toBe(true);
});

test('a tie-break without effect is named and can be removed', async () => {
	const { user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	await user.click(screen.getByRole('radio', { name: /^Rundenturnier/u }));
	await user.click(screen.getByText('Weitere Einstellungen'));
	await user.selectOptions(screen.getByLabelText('Feinwertung'), 'BH');
	const notice = await screen.findByText(/Buchholz trennt im Rundenturnier niemanden/u);
	const row = notice.closest<HTMLElement>('[role=status]');
	if (!row) throw new Error('no row around the notice');
	await user.click(within(row).getByRole('button', { name: 'Buchholz entfernen' }));
	await waitFor(() => expect(screen.queryByText(/trennt im Rundenturnier niemanden/u)).toBeNull());
});

test('the plan of an open tournament is checked with its entrants before the first round', async () => {
	const { desk, kralle, user } = await program('draw');
	expect(screen.queryByText(/ohne Wiederholung/iu)).toBeNull();
	const settings = await desk.look('settings', {});
	await kralle.journal.act('change_settings', { ...settings, format: 'swiss_system', swiss_rounds: 60 });
	await screen.findByText(/^Ohne Wiederholung sind höchstens .* eingestellt sind 60/u);
	await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Zu den Einstellungen' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('settings'));
});
