/** Returns a result that follows from evidence, in short form: "0–1, Matt, Brett 2". */
import type { FindingView } from '../../backend/generated';
import { t } from '../../words/words.svelte';

export function proposalText(finding: FindingView): string {
	const parts = [
		finding.verdict ? t(`verdict-${finding.verdict.replaceAll('_', '-')}`) : '',
		finding.cause ? t(`cause-${finding.cause.replaceAll('_', '-')}`) : '',
		finding.board ? t('board', { board: finding.board }) : '',
	];
	return parts.filter(Boolean).join(', ');
}
