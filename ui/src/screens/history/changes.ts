/** The changes of a command, as pairs of a name and a text. */
import type { MatchStateView, PlayerFields, StepView } from '../../backend/generated';
import { FACTS } from '../../parts/players/fields';
import { articleName } from '../../words/sentences';
import { t } from '../../words/words.svelte';

export interface Change {
	name: string;
	text: string;
}

const hyphened = (code: string) => code.replaceAll('_', '-');

function resultText(state: MatchStateView | null): string {
	const outcome = state?.outcome;
	if (!outcome) return t('history-open');
	const parts = [t(`verdict-${hyphened(outcome.verdict)}`), t(`cause-${hyphened(outcome.cause)}`)];
	if (outcome.board !== null) parts.push(t('history-board', { board: outcome.board }));
	return parts.join(', ');
}

function seatingText(state: MatchStateView | null): string {
	if (!state?.seating) return t('history-seating-open');
	const white = state.white_on_board_1;
	const parts = [t(`seating-${state.seating}`)];
	if (white) parts.push(t('history-white', { role: t(`history-white-${white}`) }));
	return parts.join(', ');
}

function playerText(fields: PlayerFields | null): string {
	if (!fields) return t('history-not-entered');
	const ratings = Object.entries(fields.ratings).map(([kind, rating]) => `${t(`rating-${kind}`)} ${String(rating)}`);
	const facts = FACTS.map(({ key }) => String(fields[key] ?? ''));
	const sex = fields.sex ? t(`player-sex-${fields.sex}`) : '';
	return [fields.name, ...facts, sex, fields.club, ...ratings].filter(Boolean).join(', ');
}

/** Returns before and after; empty if they are equal. */
function pair(before: string, after: string): Change[] {
	if (before === after) return [];
	return [
		{ name: t('history-before'), text: before },
		{ name: t('history-after'), text: after },
	];
}

export function changesOf(step: StepView): Change[] {
	const { match_before: before, match_after: after } = step;
	const changes: Change[] = [];
	if (step.line.kind === 'result') {
		changes.push(...pair(resultText(before), resultText(after)));
		if (after?.outcome && after.article)
			changes.push({ name: t('history-check'), text: t('history-admitted', { article: articleName(after.article) }) });
	} else if (step.line.kind === 'seating') changes.push(...pair(seatingText(before), seatingText(after)));
	else if (step.player_before || step.player_after)
		changes.push(...pair(playerText(step.player_before), playerText(step.player_after)));
	return changes;
}
