/** What the fake desk admits: as much of the Swiss rules as the screens show. */
import type { ArticleView } from '../generated/ArticleView';
import type { CauseName } from '../generated/CauseName';
import type { CauseView } from '../generated/CauseView';
import type { CausesView } from '../generated/CausesView';
import type { RefusalView } from '../generated/RefusalView';

function article(heading: string, point: string): ArticleView {
	return { regulation: 'swiss_rules', text: `${heading} (${point})`, heading, point };
}

const END_1 = article('Ende', '1');
const END_3 = article('Ende', '3');
const END_4 = article('Ende', '4');

export const DIRECT_ENCOUNTER = article('Wertung', '2a');
export const FIRST_PLACE = article('Wertung', '2b');
/** Where the Tandemordnung speaks of the line-up order and of substitutes. */
export const LINE_UP: ArticleView = { regulation: 'tandemordnung', text: '10.1', heading: null, point: '10.1' };
export const SUBSTITUTES = LINE_UP;

export const EVEN_NUMBER = article('Grundkonzept', '4');

function admitted(cause: CauseName, where: ArticleView): CauseView {
	return { cause, article: where, refused: null, needs_reason: cause === 'arbiter_decision' };
}

export function notAdmitted(cause: CauseName): RefusalView {
	return {
		code: 'result_not_admitted',
		article: END_3,
		data: { why: 'cause_wrong_verdict', cause, verdict: 'drawn', instead: ['arbiter_decision'] },
	};
}

function refused(cause: CauseName): CauseView {
	return { cause, article: END_3, refused: notAdmitted(cause), needs_reason: false };
}

export const CAUSES: CausesView = {
	win: [
		admitted('checkmate', END_1),
		admitted('flag_fall', END_1),
		admitted('resignation', END_1),
		admitted('illegal_move', END_4),
		admitted('arbiter_decision', END_4),
		admitted('forfeit', END_4),
	],
	drawn: [
		refused('draw_agreed'),
		refused('both_mated'),
		refused('simultaneous_claims'),
		refused('both_flags'),
		admitted('arbiter_decision', END_4),
	],
};
