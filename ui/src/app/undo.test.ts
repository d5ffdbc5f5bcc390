/** Undo concerns the expected command, and asks first if that came from elsewhere. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../test/program';
import { t, words } from '../words/words.svelte';

const CONTROL_Z = '{Control>}z{/Control}';

describe('undo on a screen', () => {
	test('of what another screen did says first what it would do', async () => {
		const { desk, kralle, user } = await program('round');
		kralle.navigation.go('standings');
		await screen.findByRole('heading', { name: 'Tabelle' });
		await user.keyboard(CONTROL_Z);
		const dialog = await screen.findByRole('dialog', { name: 'Rückgängig machen?' });
		expect(within(dialog).getByText(/Tisch \d/u)).toBeTruthy();
		expect(desk.calls.map(({ name }) => name)).not.toContain('undo');
		await waitFor(() => expect(document.activeElement?.textContent).toContain('Rückgängig machen'));
		await user.keyboard('{Enter}');
		await waitFor(() => expect(desk.calls.map(({ name }) => name)).toContain('undo'));
	});

	test.each(['de', 'en', 'fr', 'it'])('has a way out in %s that does not read like it', async (language) => {
		const { kralle, user } = await program('round');
		kralle.navigation.go('standings');
		await screen.findByRole('heading', { name: 'Tabelle' });
		await user.keyboard(CONTROL_Z);
		const dialog = await screen.findByRole('dialog', { name: 'Rückgängig machen?' });
		await words.speak(language);
		await waitFor(() => expect(within(dialog).getByRole('button', { name: t('ask-undo.do') })).toBeTruthy());
		const labels = within(dialog)
			.getAllByRole('button')
			.map((it) => it.textContent.trim());
		const [verb] = t('ask-undo.do').split(' ');
		expect(labels.filter((it) => it.startsWith(verb ?? ''))).toEqual([t('ask-undo.do')]);
	});

	test('of what it did itself asks nothing', async () => {
		const { desk, user } = await program('round');
		await screen.findByRole('heading', { name: /Runde/u });
		await user.keyboard(CONTROL_Z);
		await waitFor(() => expect(desk.calls.map(({ name }) => name)).toContain('undo'));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	});

	test('from the correspondence asks, and asks again where games lose their round', async () => {
		const { desk, user } = await program('post-many');
		await screen.findAllByLabelText(/^Nachricht von/u);
		await user.keyboard(CONTROL_Z);
		await user.click(
			within(await screen.findByRole('dialog', { name: 'Rückgängig machen?' })).getByRole('button', {
				name: 'Rückgängig machen',
			}),
		);
		const dialog = await screen.findByRole('dialog', { name: 'Partien ohne Begegnung' });
		expect(dialog.textContent).toContain('8 Partien laufen');
		expect(await desk.state(1)).not.toBe('draft');
		// Enter cancels.
		await waitFor(() => expect(document.activeElement?.textContent).toContain('Abbrechen'));
		await user.keyboard('{Enter}');
		expect(await desk.state(1)).not.toBe('draft');
		await user.keyboard(CONTROL_Z);
		await user.keyboard('{Enter}');
		await user.click(await screen.findByRole('button', { name: 'Trotzdem ausführen' }));
		await waitFor(async () => expect(await desk.state(1)).toBe('draft'));
	});
});

test('what was taken back is done again from its toast, which says so', async () => {
	const { desk, user } = await program('round');
	await waitFor(() => expect(document.querySelector('aside[aria-label="Tisch 4"]')).toBeTruthy());
	await user.keyboard('1m');
	await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
	await user.click(await screen.findByRole('button', { name: 'Wiederholen' }));
	await waitFor(async () => expect((await desk.match(3, 4)).outcome).not.toBeNull());
	expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeTruthy();
});

test('a toast about an earlier round names it', async () => {
	const { kralle, user } = await program('round');
	await user.click(await screen.findByRole('radio', { name: 'Runde 1' }));
	await waitFor(() => expect(document.querySelector('aside')).toBeTruthy());
	const { matches } = await kralle.desk.ask('round', { round: 1 });
	const winner = matches[0]?.first.seats[0]?.player.id ?? null;
	const result = { winner_player: winner, winner_team: null, no_winner: null, cause: 'resignation', reason: 'Irrtum' };
	await kralle.journal.act('enter_result', { round: 1, table: 1, ...result, cause: 'resignation' });
	expect(await screen.findByText(/^Tisch 1, Runde 1: /u)).toBeTruthy();
});

test('a toast takes its own act back, and nothing that was done since', async () => {
	const { desk, user } = await program('round');
	await waitFor(() => expect(document.querySelector('aside[aria-label="Tisch 4"]')).toBeTruthy());
	await user.keyboard('1m');
	const undo = await screen.findByRole('button', { name: 'Rückgängig' });
	// Another window enters the other result meanwhile.
	const it = await desk.match(3, 6);
	await desk.look('enter_result', {
		round: 3,
		table: 6,
		winner_player: it.first.seats[0]?.player.id ?? null,
		winner_team: null,
		no_winner: null,
		cause: 'checkmate',
		reason: null,
		evidence: null,
		overrule: null,
	});
	await user.click(undo);
	expect(await screen.findByText(/Inzwischen wurde etwas anderes getan/u)).toBeTruthy();
	expect((await desk.match(3, 6)).outcome).not.toBeNull();
	expect((await desk.match(3, 4)).outcome).not.toBeNull();
});
