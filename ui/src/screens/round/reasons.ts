/**
 * Explanations of a pairing, and of the cost of changing it, in sentences.
 *
 * Start at {@link reasonSentences} and {@link costSentence}. The desk sends articles and numbers; each article has a
 * message of its own (`because-…`, `criterion-…`, `role-…`).
 */
import type { CriterionView } from '../../backend/generated/CriterionView';
import type { FormationName } from '../../backend/generated/FormationName';
import type { DecidedView } from '../../backend/generated/DecidedView';
import type { PairingReasonView } from '../../backend/generated/PairingReasonView';
import type { PairingWishView } from '../../backend/generated/PairingWishView';
import type { MatchView } from '../../backend/generated/MatchView';
import type { RefusalView } from '../../backend/generated/RefusalView';
import type { SquareView } from '../../backend/generated/SquareView';
import { playsSingly, sideNumber } from '../../words/formation';
import { hyphened } from '../../words/sentences';
import { list, points, says, t } from '../../words/words.svelte';

/** The subject of a question: the two teams at a table, or “3+7” for partners; or the team with the bye. */
export type Asked = { first: number | string; second: number | string } | { team: number };

/** Returns the question about a table. */
export const askedOf = ({ first, second }: MatchView): Asked => ({
	first: sideNumber(first),
	second: sideNumber(second),
});

/**
 * The pairing system: for teams (C.04.6), or the Dutch one for single players (C.04.3), whose articles have other
 * meanings.
 */
export type System = 'team' | 'dutch';

/** Returns the pairing system of a formation. */
export const systemOf = (formation: FormationName | undefined): System => (playsSingly(formation) ? 'dutch' : 'team');

/** Returns the message for teams, or its variant for single players. */
const of = (system: System, id: string) => (system === 'dutch' ? `${id}-single` : id);

/** True if a refusal concerns the pairing, not a result. */
export const isOfPairing = ({ code }: RefusalView) =>
	['unpairable', 'have_met', 'wish_unknown', 'tables_decide'].includes(code);

/** Converts an article to a part of a message's name: `C8` is `c8`, `3.4.2` is `3-4-2`. */
const slug = (article: string) => article.toLowerCase().replaceAll('.', '-');

/** Returns the name of a criterion; the article if there is no message for it. */
export function criterionName(article: string, system: System = 'team'): string {
	const id = `criterion-${system}-${slug(article)}`;
	return says(id) ? t(id) : article;
}

/** Returns the total of a list of values. */
const total = (values: readonly number[]) => Math.abs(values.reduce((sum, value) => sum + value, 0));

/** The criteria whose values are half points. */
const IN_HALF_POINTS: Record<System, readonly string[]> = {
	team: ['C5', '3.4.2'],
	dutch: ['C5', 'C7', 'C18', 'C19', 'C20', 'C21'],
};

/** Returns the total for a criterion: in points if it counts half points, else as a number. */
const amount = (article: string, values: readonly number[], system: System) =>
	IN_HALF_POINTS[system].includes(article) ? points(total(values)) || '0' : total(values);

/** Describes the deciding criterion. */
function decision(decided: DecidedView, about: 'pair' | 'floater' | 'bye', system: System): string {
	switch (decided.by) {
		case 'tables':
			return t('why-tables');
		case 'by_hand':
			return t('why-by-hand');
		case 'schedule':
		case 'fewest_byes':
			return t(`why-${hyphened(decided.by)}`);
		// Its own sentence names the players.
		case 'square':
			return '';
		case 'wish':
			return t('why-wish');
		case 'completion':
			return t(
				{ pair: 'why-completion', floater: 'why-completion-floater', bye: of(system, 'why-completion-bye') }[about],
			);
		case 'order':
			return t(about === 'bye' ? of(system, 'why-order-bye') : 'why-order');
		case 'criterion': {
			const article = decided.article ?? '';
			const args = { own: amount(article, decided.own, system), next: amount(article, decided.next_best, system) };
			const id = `because-${system}-${slug(article)}`;
			const sentence = says(id)
				? t(id, args)
				: t('why-criterion', { ...args, criterion: criterionName(article, system) });
			return decided.half_points === null
				? sentence
				: `${t('why-bracket', { points: points(decided.half_points) })} ${sentence}`;
		}
	}
}

/** Describes the square of changing partners by standing. */
const squareSentence = ({ square, players, parting }: SquareView): string =>
	t('why-square', { square, players: list(players), parting: t(`why-square-${hyphened(parting)}`) });

/** Returns the sentence about the scores for the pairing; none without virtual points. */
function virtualPoints({ half_points, virtual_half_points }: PairingReasonView): string[] {
	const [first, second] = half_points.map((half, index) => points(half + (virtual_half_points[index] ?? 0)));
	if (virtual_half_points.length === 0 || first === undefined) return [];
	return [
		second === undefined
			? t('why-virtual-points-bye', { points: first })
			: t('why-virtual-points', { firstPoints: first, secondPoints: second }),
	];
}

/** Returns the sentences that answer a question, and the source of the rule. */
export function reasonSentences(
	reason: PairingReasonView,
	asked: Asked,
	system: System = 'team',
): { sentences: string[]; source: string | undefined } {
	const { decided, half_points, next_best_pairs, next_best_bye, upfloater, role_article, square } = reason;
	const [firstPoints = 0, secondPoints = 0] = half_points;
	const bye = 'team' in asked;
	const sentences: string[] = [];
	if (square) return { sentences: [squareSentence(square)], source: undefined };
	if (decided.by !== 'tables' && decided.by !== 'schedule' && half_points.length <= 2) {
		if (bye) sentences.push(t(of(system, 'why-points-bye'), { team: asked.team, points: points(firstPoints) }));
		else if (firstPoints === secondPoints) sentences.push(t('why-points-same', { points: points(firstPoints) }));
		else
			sentences.push(
				t(of(system, 'why-points-differ'), {
					first: asked.first,
					second: asked.second,
					firstPoints: points(firstPoints),
					secondPoints: points(secondPoints),
				}),
			);
		sentences.push(...virtualPoints(reason));
	}
	if (upfloater)
		sentences.push(
			`${t(of(system, 'why-upfloater'), { team: upfloater.team })} ${decision(upfloater.decided, 'floater', system)}`,
		);
	sentences.push(decision(decided, bye ? 'bye' : 'pair', system));
	if (next_best_pairs.length > 0)
		sentences.push(
			t('why-otherwise', {
				pairs: list(next_best_pairs.map(({ first, second }) => `${String(first)}–${String(second)}`)),
			}),
		);
	if (next_best_bye !== null) sentences.push(t(of(system, 'why-otherwise-bye'), { team: next_best_bye }));
	const role = `role-${system}-${slug(role_article ?? '')}`;
	if (!bye && role_article !== null && says(role))
		sentences.push(t(of(system, 'why-roles'), { first: asked.first, rule: t(role) }));
	const articles = [decided.article, upfloater?.decided.article, role_article].filter(
		(article) => typeof article === 'string',
	);
	return {
		sentences,
		source:
			decided.by === 'tables'
				? t('why-source-tables')
				: articles.length > 0
					? t(`why-source-${system}`, { article: [...new Set(articles)].join(', ') })
					: undefined,
	};
}

/** Describes a criterion in which a pairing differs from the one by the rules. */
export function costSentence(criterion: CriterionView, system: System = 'team'): string {
	const written = (values: readonly number[]) => String(amount(criterion.article, values, system));
	const sentence = t('cost-count', {
		criterion: criterionName(criterion.article, system),
		made: written(criterion.as_made),
		rules: written(criterion.by_rules),
	});
	const place =
		criterion.half_points === null ? '' : `, ${t('cost-bracket', { points: points(criterion.half_points) })}`;
	return `${sentence} (${criterion.article}${place})`;
}

/** Describes a manual choice. */
export function wishWords({ kind, team, other }: PairingWishView): string {
	return t(`hand-${kind.replaceAll('_', '-')}`, { one: team ?? 0, other: other ?? 0 });
}
