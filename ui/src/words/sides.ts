/** A match in the hall: its seats, and the texts of its results. */
import type { CauseName, HallPlayer, HallSide, ReportView, RoleName, VerdictName } from '../backend/generated';
import { spoken, surnames } from './names';
import { hyphened } from './sentences';
import { says, t } from './words.svelte';

/** The two sides of a match. */
export interface Sides {
	first: HallSide;
	second: HallSide;
}

/** Returns the players in board order. */
export const inBoardOrder = ({ players }: HallSide): HallPlayer[] =>
	[...players].sort((one, other) => (one.board ?? 0) - (other.board ?? 0));

export const everybody = ({ first, second }: Sides): HallPlayer[] => [...inBoardOrder(first), ...inBoardOrder(second)];

/** Returns the side of a player. */
export const sideOf = ({ first }: Sides, player: number): RoleName =>
	first.players.some((it) => it.player === player) ? 'first' : 'second';

/** Returns the entrants of a side with their players: the team, or each of two partners. */
export const entrantsOf = ({ team, partner, name, players }: HallSide): HallSide[] =>
	partner === null
		? [{ team, partner, name, players }]
		: [team, partner].map((number, index) => ({
				team: number,
				partner: null,
				name: null,
				players: players.slice(index, index + 1),
			}));

/** Returns the name of a team, else its players' surnames. */
export const sideName = (side: HallSide): string =>
	side.name ?? surnames(inBoardOrder(side).map(({ name }) => name)).join(' · ');

/** A result as reported. */
export type Outcome = Pick<ReportView, 'verdict' | 'cause' | 'board' | 'winner_player'>;

const verdictWords = (verdict: VerdictName) => t(`verdict-${hyphened(verdict)}`);

const causeWords = (cause: CauseName) => t(`cause-${hyphened(cause)}`);

/** Describes the end of a match without its result: "Brett 1: Rosa Krähe setzt matt". */
export function endSentence(it: Sides, { verdict, cause, board, winner_player }: Outcome): string {
	if (verdict === 'drawn' || verdict === 'both_lose')
		return t(verdict === 'drawn' ? 'hall-end-drawn' : 'hall-end-both-lose', { cause: causeWords(cause) });
	const side = verdict === 'first_wins' ? it.first : it.second;
	const player =
		everybody(it).find((one) => one.player === winner_player) ??
		side.players.find((one) => board !== null && one.board === board);
	const name = player ? spoken(player.name) : sideName(side);
	const id = `hall-end-${hyphened(cause)}`;
	const what = says(id) ? t(id, { name }) : t('hall-end-other', { name, cause: causeWords(cause) });
	const at = player?.board ?? board;
	return at === null ? what : t('hall-end-at', { board: at, what });
}

/** Describes the end of a match with its result: "Brett 1: Rosa Krähe setzt matt – Ergebnis 1–0". */
export const resultSentence = (it: Sides, outcome: Outcome): string =>
	t('hall-result-sentence', { end: endSentence(it, outcome), result: verdictWords(outcome.verdict) });

/** True if two results are equal; the boards are compared only if both name one. */
export const sameEnd = (one: Pick<Outcome, 'verdict' | 'cause' | 'board'>, other: typeof one): boolean =>
	one.verdict === other.verdict &&
	one.cause === other.cause &&
	(one.board === other.board || one.board === null || other.board === null);

/** Describes a result from one side's perspective. */
export function forUs(verdict: VerdictName, own: RoleName): string {
	if (verdict === 'drawn') return t('hall-we-drew');
	return t(verdict === `${own}_wins` ? 'hall-we-won' : 'hall-we-lost');
}
