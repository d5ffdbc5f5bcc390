/** The current game of a match, for requests about its result. */
import type { GamesSoFar } from '../../src/backend/generated';

/** Returns the number of the current game; nothing if matches have one game. */
export function gameOf(it: { games: GamesSoFar | null } | null): { game?: number } {
	return it?.games ? { game: it.games.game } : {};
}
