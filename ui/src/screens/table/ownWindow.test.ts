/** A table in a separate window, beside the window of the tournament. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { begin, numbered, PAIR_MOVES, people, published } from '../../preview/day';
import { store } from '../../preview/table-scenes';
import { BLACK, press, side, WHITE, withoutMotion } from '../../test/board';
import { program } from '../../test/program';

withoutMotion();

describe('a window of its own', () => {
	test('is opened for the board', async () => {
		const { desktop, user } = await program('table');
		await user.click(await screen.findByRole('button', { name: 'In eigenem Fenster' }));
		await waitFor(() => expect(desktop.tables).toEqual([1]));
	});

	test('shows what another window did', async () => {
		const { desk, desktop } = await program('table');
		await within(await side(BLACK)).findByText('noch nichts gespeichert');
		await store(desk.process, 'black', 'a6a5');
		desktop.changed();
		expect(await within(await side(BLACK)).findByText('gespeichert')).toBeTruthy();
	});

	/** Opens the table's window alone, while the file belongs to the main window. */
	async function alone() {
		const it = await program('table', { table: 1 });
		await within(await side(BLACK)).findByText('noch nichts gespeichert');
		return it;
	}

	test('says at once that its file was closed, and goes on when it is opened again', async () => {
		const { desk, desktop, user } = await alone();
		const { path } = await desk.look('overview', {});
		await desk.look('close_file', {});
		desktop.changed();
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('Das Turnier dieses Bretts ist geschlossen.');
		expect((await side(BLACK)).textContent).toContain('steht');
		const before = desk.calls.length;
		press('Numpad3', 'Numpad6', 'Numpad2', 'Numpad4', 'NumpadEnter');
		expect(desk.calls.slice(before)).toEqual([]);
		await desk.look('open_tournament', { path });
		desktop.changed();
		// The clocks have been stopped since.
		await user.click(await screen.findByRole('button', { name: 'Weiterspielen' }));
		await within(await side(BLACK)).findByText('noch nichts gespeichert');
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
		await desk.look('close_file', {});
		desktop.changed();
		await user.click(await screen.findByRole('button', { name: 'Fenster schließen' }));
		await waitFor(() => expect(desktop.closed).toBe(true));
	});

	test('never takes a game of another file for its own', async () => {
		const { desk, desktop, user } = await alone();
		await begin(desk.process, people(3), PAIR_MOVES);
		await numbered(desk.process);
		await published(desk.process);
		const way = { at_the_board: { minutes: 5, increment_seconds: 0 } };
		await desk.look('open_game', { round: 1, table: 1, way });
		desktop.changed();
		expect((await screen.findByRole('alert')).textContent).toContain('Ein anderes Turnier ist geöffnet.');
		await side(WHITE);
		await user.click(await screen.findByRole('button', { name: 'Partie des offenen Turniers zeigen' }));
		await side('Brüllhardt, Weiß');
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
	});

	test('says that another file has no such game', async () => {
		const { desk, desktop } = await alone();
		await begin(desk.process, []);
		desktop.changed();
		expect((await screen.findByRole('alert')).textContent).toContain('Ein anderes Turnier ist geöffnet.');
		await waitFor(() =>
			expect(screen.queryByRole('button', { name: 'Partie des offenen Turniers zeigen' })).toBeNull(),
		);
	});

	test('says when the pairing of its game was taken back', async () => {
		const { desk, desktop } = await alone();
		for (let step = 0; step < 2; step++) await desk.look('undo', { entry: null, under_games: 'go_on' });
		desktop.changed();
		expect((await screen.findByRole('alert')).textContent).toContain('Die Paarung dieser Partie gibt es nicht mehr.');
		expect(screen.getByRole('button', { name: 'Fenster schließen' })).toBeTruthy();
	});

	test('says when its game was broken off', async () => {
		const { desk, desktop } = await alone();
		await desk.look('end_game', { game: 1, score: 'annulled', reason: 'Stromausfall' });
		desktop.changed();
		await screen.findByText(/Die Partie zählt nicht/u);
		expect(screen.getByRole('button', { name: 'Fenster schließen' })).toBeTruthy();
	});

	test('enters a result, and the main window shows it', async () => {
		const { desk, desktop, user } = await program('table-over');
		await user.click(await screen.findByRole('button', { name: 'Zur Runde' }));
		await screen.findByText('0 von 3 Ergebnissen');
		await desk.look('enter_game_result', { game: 1 });
		desktop.changed();
		expect(await screen.findByText('1 von 3 Ergebnissen')).toBeTruthy();
	});

	test('sits down at its game, and closes itself', async () => {
		const { desktop, user } = await alone();
		await waitFor(() => expect(screen.queryByRole('button', { name: 'In eigenem Fenster' })).toBeNull());
		await user.click(await screen.findByRole('button', { name: 'Schließen' }));
		await waitFor(() => expect(desktop.closed).toBe(true));
	});
});
