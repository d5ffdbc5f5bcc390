/** Scenes of a correspondence tournament. */
import { begin, NOW, numbered, PAIR_MOVES, people, published } from './day';
import { at, type Scene, type SceneDesk } from './scene';

/** Sets the desk's clock to a day of the scenes' month. */
const onDay = (desk: SceneDesk, day: number) =>
	desk.put(new Date(Date.UTC(2026, 10, day, 9)).toISOString().replace('.000', ''));

/** Prepares the first round of PaarZugSchach. */
async function round(desk: SceneDesk, players = 7) {
	await begin(desk, people(players), { ...PAIR_MOVES, name: 'Fernturnier' });
	await numbered(desk);
	await published(desk);
}

async function open(desk: SceneDesk, tables: number, budget: number | null) {
	for (let table = 1; table <= tables; table++)
		await desk.call('open_game', { round: 1, table, way: { correspondence: { days: 5, budget } } });
}

const take = (desk: SceneDesk, game: number, color: 'white' | 'black', message: string) =>
	desk.call('take_in_move', { game, color, message, reading: 'message' });

/** Takes in both moves of a pair on one day. */
async function pair(desk: SceneDesk, day: number, game: number, white: string, black: string) {
	await onDay(desk, day);
	await take(desk, game, 'white', white);
	await take(desk, game, 'black', black);
}

/** Plays two more games: one waits for Black, one is over. */
async function others(desk: SceneDesk) {
	await onDay(desk, 16);
	await desk.call('resign', { game: 3, color: 'black' });
	await pair(desk, 18, 2, 'd2d4', 'd7d5');
	await take(desk, 2, 'white', 'c2c4');
}

/** Prepares three games; both players of the first are overdue. */
async function going(desk: SceneDesk) {
	await onDay(desk, 5);
	await round(desk);
	await open(desk, 3, null);
	await pair(desk, 12, 1, 'e2e4', 'e7e6');
	await pair(desk, 14, 1, 'd2d4', 'd7d5');
	await others(desk);
	await desk.put(NOW);
}

export const POST_SCENES: Record<string, Scene> = {
	'post-empty': at('correspondence', round),
	'post-many': at('correspondence', async (desk) => {
		await round(desk, 16);
		await open(desk, 8, 20);
	}),
	post: at('correspondence', going),
	'post-revealed': at('correspondence', async (desk) => {
		await onDay(desk, 3);
		await round(desk);
		await open(desk, 3, null);
		await pair(desk, 6, 1, 'e2e4', 'e7e6');
		await pair(desk, 8, 1, 'd2d4', 'd7d5');
		await pair(desk, 10, 1, 'g1f3', 'h7h6');
		await others(desk);
		await desk.put(NOW);
	}),
	'post-covered': at('correspondence', async (desk) => {
		await going(desk);
		await take(desk, 1, 'white', 'g1f3');
	}),
};
