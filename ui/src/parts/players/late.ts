/** What the director chooses for a late entry. */
import type { EnterLateInput, FormatName } from '../../backend/generated';

export type LateChoices = Required<Pick<EnterLateInput, 'number' | 'missed' | 'reason'>>;

/** What is chosen to begin with: in a round robin matches can still be played. */
export function lateChoices(format: FormatName | undefined): LateChoices {
	return { number: null, missed: format === 'swiss_system' ? 'nothing' : 'to_play', reason: '' };
}
