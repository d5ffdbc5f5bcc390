/**
 * Why a pairing is as it is, and what a change of it costs, in sentences.
 *
 * Start at {@link reasonSentences} and {@link costSentence}. The desk sends articles and numbers;
 * each article has a message of its own (`because-…`, `criterion-…`, `role-…`).
 */
import type { CriterionView } from '../../backend/generated/CriterionView';
import type { DecidedView } from '../../backend/generated/DecidedView';
import type { PairingReasonView } from '../../backend/generated/PairingReasonView';
import type { PairingWishView } from '../../backend/generated/PairingWishView';
import type { RefusalView } from '../../backend/generated/RefusalView';
import { list, points, says, t } from '../../words/words.svelte';

/** Whom a question is about: the two at a table, or the team with the bye. */
export type Asked = { first: number; second: number } | { team: number };

/** Whether a refusal says that the pairing cannot be so, and not that a result cannot. */
export const isOfPairing = ({ code }: RefusalView) => ['unpairable', 'have_met', 'wish_unknown', 'tables_decide'].includes(code);

/** An article as part of a message's name: `C8` is `c8`, `3.4.2` is `3-4-2`. */
const slug = (article: string) => article.toLowerCase().replaceAll('.', '-');

/** A criterion in words; one without a message keeps its name. */
export function criterionName(article: string): string {
	const id = `criterion-team-${slug(article)}`;
	return says(id) ? t(id) : article;
}

/** The number that stands for a list of values: how much it is in all. */
const total = (values: readonly number[]) => Math.abs(values.reduce((sum, value) => sum + value, 0));

/** What decided, in a sentence. */
function decision(decided: DecidedView, about: 'pair' | 'floater' | 'bye'): string {
	switch (decided.by) {
		case 'tables':
			return t('why-tables');
		case 'by_hand':
			return t('why-by-hand');
		case 'wish':
			return t('why-wish');
		case 'completion':
			return t({ pair: 'why-completion', floater: 'why-completion-floater', bye: 'why-completion-bye' }[about]);
		case 'order':
			return t(about === 'bye' ? 'why-order-bye' : 'why-order');
		case 'criterion': {
			const article = decided.article ?? '';
			const args = { own: total(decided.own), next: total(decided.next_best) };
			const id = `because-team-${slug(article)}`;
			const sentence = says(id) ? t(id, args) : t('why-criterion', { ...args, criterion: criterionName(article) });
			return decided.half_points === null ? sentence : `${t('why-bracket', { points: points(decided.half_points) })} ${sentence}`;
		}
	}
}

/** The sentences that answer a question, and where the rule stands. */
export function reasonSentences(reason: PairingReasonView, asked: Asked): { sentences: string[]; source: string | undefined } {
	const { decided, half_points, next_best_pairs, next_best_bye, upfloater, role_article } = reason;
	const [firstPoints = 0, secondPoints = 0] = half_points;
	const bye = 'team' in asked;
	const sentences: string[] = [];
	if (decided.by !== 'tables') {
		if (bye) sentences.push(t('why-points-bye', { team: asked.team, points: points(firstPoints) }));
		else if (firstPoints === secondPoints) sentences.push(t('why-points-same', { points: points(firstPoints) }));
		else sentences.push(t('why-points-differ', { first: asked.first, second: asked.second, firstPoints: points(firstPoints), secondPoints: points(secondPoints) }));
	}
	if (upfloater) sentences.push(`${t('why-upfloater', { team: upfloater.team })} ${decision(upfloater.decided, 'floater')}`);
	sentences.push(decision(decided, bye ? 'bye' : 'pair'));
	if (next_best_pairs.length > 0) sentences.push(t('why-otherwise', { pairs: list(next_best_pairs.map(({ first, second }) => `${String(first)}–${String(second)}`)) }));
	if (next_best_bye !== null) sentences.push(t('why-otherwise-bye', { team: next_best_bye }));
	const role = `role-team-${slug(role_article ?? '')}`;
	if (!bye && role_article !== null && says(role)) sentences.push(t('why-roles', { first: asked.first, rule: t(role) }));
	const articles = [decided.article, upfloater?.decided.article, role_article].filter((article) => typeof article === 'string');
	return {
		sentences,
		source: decided.by === 'tables' ? t('why-source-tables') : articles.length > 0 ? t('why-source-team', { article: [...new Set(articles)].join(', ') }) : undefined,
	};
}

/** Criteria whose values are half points. */
const IN_HALF_POINTS = ['C5', '3.4.2'];

/** A criterion by which a pairing differs from that of the rules. */
export function costSentence(criterion: CriterionView): string {
	const written = (values: readonly number[]) => (IN_HALF_POINTS.includes(criterion.article) ? points(total(values)) || '0' : String(total(values)));
	const sentence = t('cost-count', { criterion: criterionName(criterion.article), made: written(criterion.as_made), rules: written(criterion.by_rules) });
	const place = criterion.half_points === null ? '' : `, ${t('cost-bracket', { points: points(criterion.half_points) })}`;
	return `${sentence} (${criterion.article}${place})`;
}

/** What was chosen by hand, in words. */
export function wishWords({ kind, team, other }: PairingWishView): string {
	return t(`hand-${kind.replaceAll('_', '-')}`, { one: team ?? 0, other: other ?? 0 });
}
