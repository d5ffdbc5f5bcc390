/** Scenes of changing partners. */
import type { Backend } from '../backend/backend';
import { begin, CHANGING, COMPLETE, numbered, people, play, playRounds, published, seat } from './day';
import { at, type Scene } from './scene';

/** Prepares a third round of eleven players: table 1 is seated, table 2 is not, and three players have a bye. */
async function midRound(desk: Backend) {
	await begin(desk, people(11), CHANGING);
	await numbered(desk);
	await playRounds(desk, 2);
	await published(desk);
	await seat(desk, 3, 1);
}

/** Prepares the draft of round 3 of a complete schedule. */
async function draft(desk: Backend) {
	await begin(desk, people(12), COMPLETE);
	await numbered(desk);
	await playRounds(desk, 2);
	await desk.call('pair_round', {});
}

/** Prepares a large round in which the first tables have a result. */
async function large(desk: Backend) {
	await begin(desk, people(94), CHANGING);
	await numbered(desk);
	await playRounds(desk, 1);
	await published(desk);
	await seat(desk, 2, 1, 2, 3, 4, 5, 6);
	await play(desk, 2, 1, 2, 3);
}

export const PARTNERS_SCENES: Record<string, Scene> = {
	'numbers-partners': at('draw', (desk) => begin(desk, people(11), CHANGING)),
	'round-partners': at('round', midRound),
	'round-partners-draft': at('round', draft),
	'round-partners-large': at('round', large),
	'standings-partners': at('standings', midRound),
};
