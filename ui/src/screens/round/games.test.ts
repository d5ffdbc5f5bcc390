/** Matches of several games: game after game at a table, and each game on its own. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { TestDesk } from '../../test/desk';
import { program } from '../../test/program';

const panel = (table: number) => screen.findByRole('complementary', { name: `Tisch ${String(table)}` });

/** Returns the results of the games of a table in round 2. */
const results = async (desk: TestDesk, table: number) =>
	(await desk.match(2, table)).games.map(({ outcome }) => outcome?.verdict ?? null);

/** Chooses a game of the shown table. */
async function game(table: number, number: number) {
	const games = within(await panel(table)).getByRole('group', { name: 'Partien' });
	return within(games).getByRole('radio', { name: new RegExp(`^Partie ${String(number)}`, 'u') });
}

describe('matches of two games', () => {
	test('are entered game after game by keys, and the table stays until its match is over', async () => {
		const { desk, user } = await program('round-games');
		await panel(2);
		await user.keyboard('t3{Enter}');
		await panel(3);
		await user.keyboard('1m');
		await screen.findByText('Tisch 3, Partie 1: 1–0, Matt');
		await waitFor(async () => expect(await game(3, 2)).toHaveProperty('checked', true));
		await user.keyboard('3z');
		await screen.findByText('Tisch 3, Partie 2: 0–1, Zeit');
		expect(await results(desk, 3)).toEqual(['first_wins', 'second_wins']);
		await panel(4);
	});

	test('show the seats of the chosen game: the colors are swapped', async () => {
		const { desk, user } = await program('round-games');
		await user.keyboard('t2{Enter}');
		const { games } = await desk.match(2, 2);
		expect(games.map((it) => it.white_on_board_1)).toEqual(['second', 'first']);
		const side = await panel(2);
		expect(side.textContent).toContain('Weiß an Brett 2');
		await user.click(await game(2, 1));
		await waitFor(() => expect(side.textContent).toContain('Weiß an Brett 1'));
	});

	test('keep the other results when an earlier game is entered anew', async () => {
		const { desk, user } = await program('round-games');
		await user.keyboard('t1{Enter}');
		await user.click(await game(1, 1));
		const before = await results(desk, 1);
		expect(before[1]).not.toBeNull();
		await user.keyboard('{F2}');
		await screen.findByRole('button', { name: 'Ergebnis beibehalten' });
		const wins = before[0] === 'first_wins' ? '3' : '1';
		await user.keyboard(`${wins}m`);
		const after = wins === '1' ? 'first_wins' : 'second_wins';
		await waitFor(async () => expect(await results(desk, 1)).toEqual([after, before[1]]));
		const { games } = await desk.match(2, 1);
		expect(games.map(({ outcome }) => outcome?.corrects !== null)).toEqual([true, false]);
	});

	test('are cleared game by game, and undone game by game', async () => {
		const { desk, user } = await program('round-games');
		await user.keyboard('t1{Enter}');
		const before = await results(desk, 1);
		await user.click(await game(1, 1));
		await user.click(within(await panel(1)).getByRole('button', { name: 'Ergebnis löschen' }));
		await waitFor(async () => expect(await results(desk, 1)).toEqual([null, before[1]]));
		await user.click(await screen.findByRole('button', { name: /^Rückgängig/u }));
		await waitFor(async () => expect(await results(desk, 1)).toEqual(before));
	});
});

test('a best of three has a third game only after one win each', async () => {
	const { desk, user } = await program('round-best-of');
	await user.keyboard('t3{Enter}');
	await panel(3);
	await user.keyboard('1m');
	await screen.findByText('Tisch 3, Partie 1: 1–0, Matt');
	expect(await results(desk, 3)).toEqual(['first_wins', null]);
	await user.keyboard('4m');
	await screen.findByText('Tisch 3, Partie 2: 0–1, Matt');
	expect(await results(desk, 3)).toEqual(['first_wins', 'second_wins', null]);
	await user.keyboard('2z');
	await screen.findByText('Tisch 3, Partie 3: 1–0, Zeit');
	expect((await desk.match(2, 3)).outcome).toMatchObject({ verdict: 'first_wins', first_half_points: 4 });
});
