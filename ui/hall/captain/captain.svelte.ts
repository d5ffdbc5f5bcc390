/** A captain's match on the phone: what the desk last said of it, and what the captain does. */
import type { MyMatch } from '../../src/backend/generated/MyMatch';
import type { RefusalView } from '../../src/backend/generated/RefusalView';
import type { RoleName } from '../../src/backend/generated/RoleName';
import type { SeatingName } from '../../src/backend/generated/SeatingName';
import { t } from '../../src/words/words.svelte';
import type { Channel } from '../channel/channel';
import type { Act } from '../channel/outbox';
import { refusalIn } from '../parts/refused';
import { Line } from '../page/line.svelte';
import { type Claim, outcomeOf } from '../result/claim';
import { resultSentence } from '../result/sides';

/** Whether an answer is a match: every call of a captain is answered with it. */
const isMatch = (said: unknown): said is MyMatch => typeof said === 'object' && said !== null && 'next_step' in said;

export class Captain {
	match = $state.raw<MyMatch | null>(null);
	/** Why there is no match to show, such as a table that was paired anew. */
	refusal = $state.raw<RefusalView | null>(null);
	readonly line: Line;

	constructor(channel: Channel) {
		this.line = new Line(channel, async () => {
			const answer = await channel.ask('my_match');
			if (!answer) return;
			if (answer.status === 200 && isMatch(answer.said)) this.match = answer.said;
			this.refusal = answer.status === 200 ? null : refusalIn(answer);
		});
	}

	/** Keeps the match as it is at the desk; gives what ends it. */
	follow(): () => void {
		return this.line.follow((_, status, said) => {
			if (status === 200 && isMatch(said)) this.match = said;
		});
	}

	/** The two sides, the own one and the other. */
	readonly own = $derived.by((): RoleName => this.match?.side ?? 'first');
	readonly other = $derived.by((): RoleName => (this.own === 'first' ? 'second' : 'first'));
	/** What is on its way and must not be done twice. */
	readonly sending = $derived.by(() => new Set(this.line.state.waiting.map(({ call }) => call)));

	chooseSeating(seating: SeatingName) {
		this.line.channel.act('choose_my_seating', { seating });
	}

	chooseColors(white_on_board_1: RoleName) {
		this.line.channel.act('choose_my_colors', { white_on_board_1 });
	}

	report(claim: Claim) {
		this.line.channel.act('report_result', claim);
	}

	answer(agrees: boolean) {
		// Without a report of the other side it is about the result that stands.
		this.line.channel.act('answer_report', { agrees, report: this.match?.theirs?.number ?? null });
	}

	callArbiter(about: string) {
		this.line.channel.act('call_arbiter', { about });
	}

	letIn(phone: number) {
		this.line.channel.act('let_phone_in', { phone });
	}

	/** What an act of this page is about, in a sentence. */
	readonly saying = ({ call, body }: Act): string => {
		const input = JSON.parse(body) as Claim & { agrees: boolean; about: string };
		switch (call) {
			case 'report_result':
				return this.match ? resultSentence(this.match, outcomeOf(this.match, input)) : t('hall-act-report');
			case 'answer_report':
				return t(input.agrees ? 'hall-act-agree' : 'hall-act-contest');
			case 'call_arbiter':
				return t('hall-act-call', { about: input.about });
			case 'let_phone_in':
				return t('hall-act-let-in');
			default:
				return t('hall-act-seating');
		}
	};
}
