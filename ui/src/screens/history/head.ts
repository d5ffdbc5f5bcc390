/** The answer to the check of a sheet: its meaning and the next step. */
import type { ContainmentView } from '../../backend/generated';
import { moment, t } from '../../words/words.svelte';

export interface AnswerWords {
	tone: 'info' | 'success' | 'warning' | 'danger';
	what: string;
	next: string;
}

const said = (tone: AnswerWords['tone'], id: string, args: Record<string, string> = {}): AnswerWords => ({
	tone,
	what: t(id, args),
	next: t(`${id}.next`),
});

export function answerWords(answer: ContainmentView): AnswerWords {
	// Entries as text: the sheet prints four digits without a separator.
	switch (answer.is) {
		case 'contained':
			return said(answer.state === 'done' ? 'success' : 'info', 'head-contained', {
				entry: String(answer.entry),
				when: moment(answer.time),
				state: answer.state,
			});
		case 'left_by_restore':
			return said('info', 'head-left-by-restore', {
				entry: String(answer.entry),
				restore: String(answer.restore),
				when: moment(answer.time),
			});
		case 'misread':
			return said('warning', 'head-misread', { entry: String(answer.entry) });
		case 'other_link':
			return said('danger', 'head-other-link', { entry: String(answer.entry) });
		case 'not_yet':
			return said('danger', 'head-not-yet', { newest: String(answer.newest) });
		case 'other_file':
			return said('danger', 'head-other-file');
		case 'broken':
			return said('danger', 'head-broken', { entry: String(answer.entry) });
	}
}
