/** Scenes of matches of several games. */
import type { Backend } from '../backend/backend';
import type { SettingsView } from '../backend/generated';
import { begin, BEST_OF_THREE, DOUBLE, drawn, people, play, playGame, playRounds, published, seat } from './day';
import { at, type Scene } from './scene';

/** Prepares a second round: a match over, one after its first game, one in its first, the others not seated. */
async function midMatch(desk: Backend, settings: Partial<SettingsView>) {
	await begin(desk, people(24), settings);
	await drawn(desk);
	await playRounds(desk, 1);
	await published(desk);
	await seat(desk, 2, 1, 2, 3);
	await play(desk, 2, 1);
	await playGame(desk, 2, 2);
}

export const GAMES_SCENES: Record<string, Scene> = {
	'round-games': at('round', (desk) => midMatch(desk, DOUBLE)),
	'round-best-of': at('round', (desk) => midMatch(desk, BEST_OF_THREE)),
};
