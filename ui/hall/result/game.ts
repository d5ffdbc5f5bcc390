/** The games of a match: the current one, and the score. */
import type { GamesSoFar, VerdictName } from '../../src/backend/generated';
import { scoreOf } from '../../src/words/score';
import { t } from '../../src/words/words.svelte';

type Score = Pick<GamesSoFar, 'first_half_points' | 'second_half_points'>;

/** Returns the number of the current game, for requests about its result; nothing if matches have one game. */
export function gameOf(it: { games: GamesSoFar | null } | null): { game?: number } {
	return it?.games ? { game: it.games.game } : {};
}

/** Describes a match in its current game: “Partie 2 läuft, 1–0”. */
export function gameSentence(games: GamesSoFar): string {
	const playing = t('round-game-playing', { game: games.game });
	return games.game > 1 ? `${playing}, ${scoreOf(games)}` : playing;
}

/** Names the current game in front of a sentence; leaves the sentence as it is if matches have one game. */
export const inItsGame = (games: GamesSoFar | null, sentence: string): string =>
	games ? `${t('round-game', { game: games.game })}${t('colon')} ${sentence}` : sentence;

/** Returns the result by the score. */
export function leader({ first_half_points, second_half_points }: Score): VerdictName {
	if (first_half_points === second_half_points) return 'drawn';
	return first_half_points > second_half_points ? 'first_wins' : 'second_wins';
}
