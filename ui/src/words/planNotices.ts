/** The sentences about settings that cannot be carried out. */
import type { PlanNoticeView } from '../backend/generated';
import { hyphened } from './sentences';
import { tieBreakName } from './tieBreaks';
import { t } from './words.svelte';

/** Describes what the entrants or the format do not allow. */
export function planNoticeText(notice: PlanNoticeView): string {
	const id = `plan-${hyphened(notice.kind)}`;
	if ('tie_break' in notice) return t(id, { ...notice, name: tieBreakName(notice.tie_break) });
	return t(id, { ...notice });
}
