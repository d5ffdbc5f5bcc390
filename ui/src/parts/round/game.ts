/** One game of a match, shown like a match of one game. */
import type { MatchView } from '../../backend/generated';

/** Returns the match with the seats and the outcome of a game; with those of the current game if `chosen` is null. */
export function inGame(it: MatchView, chosen: number | null): MatchView {
	const number = chosen ?? it.game;
	const one = it.games.find(({ game }) => game === number);
	if (it.game === null || !one) return it;
	const { game, seating, white_on_board_1, outcome } = one;
	return {
		...it,
		game,
		seating,
		white_on_board_1,
		outcome,
		first: { ...it.first, seats: one.first },
		second: { ...it.second, seats: one.second },
	};
}

/** True if a game of the match has a result. */
export function isBegun(it: MatchView): boolean {
	return it.games.some(({ outcome }) => outcome !== null);
}
