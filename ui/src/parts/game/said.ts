/** Converts codes of a game at the board into sentences. */
import type { ArticleView } from '../../backend/generated/ArticleView';
import type { BoardGameView } from '../../backend/generated/BoardGameView';
import type { ColorName } from '../../backend/generated/ColorName';
import type { GameEndView } from '../../backend/generated/GameEndView';
import type { PairView } from '../../backend/generated/PairView';
import type { RightView } from '../../backend/generated/RightView';
import type { VoidView } from '../../backend/generated/VoidView';
import type { WayView } from '../../backend/generated/WayView';
import { surname } from '../../words/names';
import { articleName, articleSource, hyphened } from '../../words/sentences';
import { decimal, t } from '../../words/words.svelte';
import { COLORS, otherColor } from './game.svelte';

/** Formats a clock: "1:05:09", "9:05"; the last ten seconds with a tenth. */
export function clockText(ms: number): string {
	const pad = (it: number) => String(it).padStart(2, '0');
	if (ms < 10_000) return decimal(`0:0${(Math.ceil(ms / 100) / 10).toFixed(1)}`.replace('0:010.0', '0:10'));
	const seconds = Math.ceil(ms / 1000);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	return hours > 0
		? `${String(hours)}:${pad(minutes)}:${pad(seconds % 60)}`
		: `${String(minutes)}:${pad(seconds % 60)}`;
}

/** Formats a thinking time in minutes and seconds. */
export function thinkingText(ms: number): string {
	const seconds = Math.round(ms / 1000);
	return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

export function nameOf(view: BoardGameView, color: ColorName): string {
	return surname(view[color].player.name);
}

/** Formats a time control: "60 Minuten + 30 Sekunden". */
export function wayText(way: WayView): string {
	if ('correspondence' in way) {
		const { days, budget } = way.correspondence;
		if (budget === null) return t('table-way-days', { days: days ?? 0 });
		return days === null ? t('post-way-game', { days: budget }) : t('post-way-carried', { days, reserve: budget });
	}
	const { minutes, increment_seconds } = way.at_the_board;
	return t('table-way', { minutes, seconds: increment_seconds });
}

/** Describes a right to move first in the next pair. */
export function rightText(right: RightView, view: BoardGameView): string {
	return t('table-right', {
		name: nameOf(view, right.holder),
		what: t(`table-right-${hyphened(right.right)}`, { square: right.target ?? '' }),
	});
}

/** Formats a rule by its article: "PZSR 5"; a rule of another text with its source. */
export function ruleText(article: ArticleView): string {
	return article.regulation === 'paar_zug' ? articleName(article) : articleSource(article);
}

/** Describes whose turn it is; empty if the game has ended or is halted. */
export function turnText(view: BoardGameView): string {
	if (view.stage === 'ended' || view.halted) return '';
	if (view.stage === 'choosing' && view.chooser) return t('table-turn-chooses', { name: nameOf(view, view.chooser) });
	if (view.stage === 'ordinary' && view.to_move) return t('table-turn-moves', { name: nameOf(view, view.to_move) });
	const open = COLORS.filter((color) => view[color].entry !== 'closed');
	const waiting = open.filter((color) => !view[color].clock.running);
	const [only] = open;
	if (open.length === 1 && only)
		return t('table-turn-one', { name: nameOf(view, only), other: nameOf(view, otherColor(only)) });
	if (waiting.length === 2 && 'at_the_board' in view.way) return t('table-turn-clocks');
	return t('table-turn-both');
}

/** A sentence about a pair, and its rule if it has one. */
interface PairSentence {
	text: string;
	rule?: ArticleView;
}

/** Describes the reason a stored move was not made. */
export function voidText({ reason, square }: VoidView): string {
	return t(`table-void-${hyphened(reason)}`, { square: square ?? '' });
}

/** Describes the events of a pair. */
export function pairSentences(pair: PairView, view: BoardGameView): PairSentence[] {
	const said: PairSentence[] = [];
	if (typeof pair.order === 'object') {
		const { holder, right, target } = pair.order.first;
		said.push({
			text: t('table-first', {
				name: nameOf(view, holder),
				what: t(`table-right-${hyphened(right)}`, { square: target ?? '' }),
			}),
		});
	}
	if (pair.meeting !== 'apart') said.push({ text: t(`table-met-${hyphened(pair.meeting)}`) });
	for (const color of COLORS) {
		const move = pair[color];
		if (!move || move.fate === 'executed') continue;
		const text = t(`table-fate-${hyphened(move.fate)}`, {
			name: nameOf(view, color),
			move: move.stored ? `${move.stored.from}–${move.stored.to}` : move.entered,
		});
		if (move.void)
			said.push({
				text: move.fate === 'unreadable' ? text : `${text} ${voidText(move.void)}`,
				rule: move.void.article,
			});
		else said.push({ text });
	}
	for (const color of pair.checks) said.push({ text: t('table-check', { name: nameOf(view, color) }) });
	return said;
}

/** Formats the score of a game. */
export function scoreText(end: GameEndView): string {
	return { white_wins: '1–0', black_wins: '0–1', draw: '½–½', annulled: '–' }[end.score];
}

export function endText(end: GameEndView, view: BoardGameView): string {
	const loser: ColorName | null = end.score === 'white_wins' ? 'black' : end.score === 'black_wins' ? 'white' : null;
	return t(`table-end-${hyphened(end.reason)}`, {
		name: loser ? nameOf(view, loser) : '',
		drawn: end.score === 'draw' ? 'yes' : 'no',
	});
}
