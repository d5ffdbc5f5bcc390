/** The progress of a tournament, in a few words. */
import type { FormationName, RoundStateView, Stage } from '../backend/generated';
import { t } from '../words/words.svelte';

interface HowFar {
	formation: FormationName;
	stage: Stage;
	/** The newest round; null before the first. */
	last: { number: number; state: RoundStateView } | null;
	planned: number;
}

export function stageSaid({ formation, stage, last, planned }: HowFar): {
	text: string;
	tone: 'success' | 'warning' | 'accent';
} {
	const pots = formation === 'pot_draw';
	if (stage === 'closed') return { text: t('stage-closed'), tone: 'success' };
	if (stage === 'before_lots')
		return { text: pots ? t('stage-before-draw') : t('stage-before-numbers'), tone: 'warning' };
	if (!last) return { text: pots ? t('stage-drawn') : t('stage-numbered'), tone: 'accent' };
	if (last.state === 'complete')
		return { text: t('stage-round-complete', { number: last.number, total: planned }), tone: 'success' };
	return { text: t(`stage-round-${last.state}`, { number: last.number }), tone: 'accent' };
}
