/** The director's choices for a late entry. */
import type { EnterLateInput, FormatName } from '../../backend/generated';

export type LateChoices = Required<Pick<EnterLateInput, 'number' | 'missed' | 'reason'>>;

/** Returns the initial choices: in a round robin missed matches can still be played. */
export function lateChoices(format: FormatName | undefined): LateChoices {
	return { number: null, missed: format === 'swiss_system' ? 'nothing' : 'to_play', reason: '' };
}
