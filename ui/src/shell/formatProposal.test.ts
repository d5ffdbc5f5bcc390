import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../test/program';

test('the format that the announcement settles is said before the first round, and taken', async () => {
	const { desk, kralle, user } = await program('draw');
	const before = await desk.look('settings', {});
	expect(before.format).toBe('swiss_system');
	await kralle.journal.act('change_settings', { ...before, acceleration: 'baku' });
	expect(screen.queryByText(/laut Ausschreibung/u)).toBeNull();
	const changes = [{ option: 'round_robin_up_to', value: 'teams_12' }];
	await kralle.journal.act('change_rule_set', { rules: { base: 'swiss', source: 'Aushang', changes }, reason: null });
	expect(await screen.findByText(/laut Ausschreibung: Rundenturnier/u)).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
	await waitFor(async () =>
		expect(await desk.look('settings', {})).toMatchObject({ format: 'round_robin', acceleration: 'none' }),
	);
	await waitFor(() => expect(screen.queryByText(/laut Ausschreibung/u)).toBeNull());
});
