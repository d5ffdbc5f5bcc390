/** The deadlines of moves, in words. */
import type { ColorName, DueView, PostGameView } from '../../backend/generated';
import { writeDate } from '../../words/dates';
import { t } from '../../words/words.svelte';
import { COLORS } from '../../parts/game/game.svelte';

/** Returns both players' deadlines; empty when the game is over. */
export function dueOf(post: PostGameView): { color: ColorName; due: DueView }[] {
	return COLORS.flatMap((color) => {
		const due = color === 'white' ? post.white_due : post.black_due;
		return due ? [{ color, due }] : [];
	});
}

/** Describes the remaining days: "noch 3 Tage", "heute letzter Tag", "seit 2 Tagen überschritten". */
export function leftText({ days_left }: DueView): string {
	if (days_left < 0) return t('post-overstepped', { days: -days_left });
	return days_left === 0 ? t('post-last-day') : t('post-days-left', { days: days_left });
}

/** Returns the urgency of a deadline: overdue, at most two days left, or more. */
export function toneOf({ days_left }: DueView): 'danger' | 'warning' | 'plain' {
	return days_left < 0 ? 'danger' : days_left <= 2 ? 'warning' : 'plain';
}

export function untilText({ last_day }: DueView): string {
	return t('post-until', { date: writeDate(last_day) });
}

/** Returns the players who are overdue. */
export function lateOf(post: PostGameView): { color: ColorName; due: DueView }[] {
	return dueOf(post).filter(({ due }) => due.waited_for && due.days_left < 0);
}

/** Returns every missing move, nearest deadline first. */
export function owedOf(games: readonly PostGameView[]): { post: PostGameView; color: ColorName; due: DueView }[] {
	return games
		.flatMap((post) => dueOf(post).map(({ color, due }) => ({ post, color, due })))
		.filter(({ due }) => due.waited_for)
		.sort((one, other) => one.due.days_left - other.due.days_left || one.post.since.localeCompare(other.post.since));
}
