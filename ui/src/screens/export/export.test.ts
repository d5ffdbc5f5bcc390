import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

test('how the website gets online is told where it is saved, and only there', async () => {
	const { kralle, user } = await program('round');
	kralle.dialogs.shown = 'export';
	await user.click(await screen.findByText('Wie kommt die Website ins Netz?'));
	expect(screen.getByText(/index\.html/u)).toBeTruthy();
	await user.click(screen.getByRole('radio', { name: /CSV/u }));
	expect(screen.queryByText('Wie kommt die Website ins Netz?')).toBeNull();
});
