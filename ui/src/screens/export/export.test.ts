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

test('what other programs do not see of matches of several games is named once the report is saved', async () => {
	const { desk, desktop, kralle, user } = await program('round-best-of');
	desktop.picked = `${desk.process.folder}/bericht.trf`;
	kralle.dialogs.shown = 'export';
	await user.click(await screen.findByRole('radio', { name: /TRF/u }));
	await user.click(screen.getByRole('button', { name: 'Speichern …' }));
	expect(await screen.findByText(/Jede Partie einer Begegnung ist im Bericht eine eigene Runde/u)).toBeTruthy();
	expect(screen.getByText(/Andere Programme sehen die Punkte der Begegnungen nicht/u)).toBeTruthy();
});
