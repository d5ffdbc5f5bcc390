/** Moments of a tournament by correspondence. */
import { keepPair } from '../backend/fake/games';
import { groundOf, pairOf } from '../backend/fake/pairs';
import { people } from '../backend/fake/people';
import { emptyTournament, SETTINGS } from '../backend/fake/state';
import type { FakeBackend } from '../backend/fake/fake';
import type { Scene } from './scenes';

/** Players of PaarZugSchach, the first round published. */
async function published(desk: FakeBackend, players = 7) {
	desk.tournament = {
		...emptyTournament({
			...SETTINGS,
			name: 'Fernturnier',
			rule_set: 'pzs',
			formation: 'single_players',
			format: 'round_robin',
		}),
		players: people(players),
	};
	await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
	await desk.call('pair_round', {});
	await desk.call('publish_round', { round: 1 });
}

/** Three games: one waits for both and is late, one for Black, one is over. */
async function going(desk: FakeBackend) {
	await published(desk);
	for (const table of [1, 2, 3])
		await desk.call('open_game', { round: 1, table, way: { correspondence: { days: 5, budget: null } } });
	const [first, second] = desk.tournament?.games ?? [];
	if (!first || !second) throw new Error('no game was opened');
	for (const [white, black] of [
		['e2e4', 'd7d5'],
		['e4d5', 'd8d5'],
	] as const)
		keepPair(first, pairOf(first.pairs.length + 1, first.view.board.squares, { white, black }));
	first.since = '2026-11-14';
	keepPair(second, {
		...pairOf(1, second.view.board.squares, { white: 'd2d4', black: 'd7d5' }),
		grounds: [groundOf('plain')],
	});
	second.since = '2026-11-18';
	await desk.call('take_in_move', { game: 2, color: 'white', message: 'c2c4', reading: 'message' });
	await desk.call('resign', { game: 3, color: 'black' });
}

/** So many games that they are searched. */
async function many(desk: FakeBackend) {
	await published(desk, 16);
	for (const table of [1, 2, 3, 4, 5, 6, 7, 8])
		await desk.call('open_game', { round: 1, table, way: { correspondence: { days: 5, budget: 20 } } });
}

export const POST_SCENES: Record<string, Scene> = {
	'post-empty': { place: 'correspondence', prepare: (desk) => published(desk) },
	'post-many': { place: 'correspondence', prepare: many },
	post: { place: 'correspondence', prepare: going },
	'post-revealed': {
		place: 'correspondence',
		prepare: async (desk) => {
			await going(desk);
			await desk.call('take_in_move', { game: 1, color: 'white', message: 'g1f3', reading: 'message' });
			await desk.call('take_in_move', { game: 1, color: 'black', message: 'h7h6', reading: 'message' });
			// The others wait for longer.
			for (const game of desk.tournament?.games ?? []) game.since = game.view.game === 1 ? '2026-11-10' : '2026-11-18';
		},
	},
	'post-covered': {
		place: 'correspondence',
		prepare: async (desk) => {
			await going(desk);
			await desk.call('take_in_move', { game: 1, color: 'white', message: 'g1f3', reading: 'message' });
		},
	},
};
