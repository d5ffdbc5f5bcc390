/** The text of a score, the same in the window and on a phone. */
import type { ScoreKind } from '../backend/generated';
import { points, t } from './words.svelte';

/**
 * Formats a score: "1", "½", "…" while the match is open, "–" if it counts for nobody, with a letter after a forfeit.
 */
export function scoreText({ kind, half_points }: { kind: ScoreKind; half_points: number | null }): string {
	switch (kind) {
		case 'open':
			return '…';
		case 'annulled':
		case 'left':
			return '–';
		case 'forfeit':
			return points(half_points ?? 0) + t('standings-forfeit');
		case 'played':
		case 'absent':
			return points(half_points ?? 0);
		case 'bye':
			return half_points === null ? '…' : points(half_points);
	}
}

/** Formats the score of a match or a game: “1½–½”. */
export const scoreOf = (it: { first_half_points: number; second_half_points: number }): string =>
	`${points(it.first_half_points)}–${points(it.second_half_points)}`;
