/** A captain's match on the phone: the desk's latest state, and the captain's actions. */
import type { CallTopicName, MyMatch, RefusalView, RoleName, SeatingName } from '../../src/backend/generated';
import { callWords } from '../../src/words/calls';
import { t } from '../../src/words/words.svelte';
import type { Channel } from '../channel/channel';
import type { Act } from '../channel/outbox';
import { refusalIn } from '../parts/refused';
import { Line } from '../page/line.svelte';
import { type Claim, outcomeOf } from '../result/claim';
import { gameOf, gameSentence } from '../result/game';
import { endSentence, resultSentence } from '../../src/words/sides';

/** True if an answer is a match: the desk answers every call of a captain with the match. */
const isMatch = (said: unknown): said is MyMatch => typeof said === 'object' && said !== null && 'next_step' in said;

export class Captain {
	match = $state.raw<MyMatch | null>(null);
	/** The reason for a missing match, such as a table that was paired again; null if there is a match. */
	refusal = $state.raw<RefusalView | null>(null);
	readonly line: Line;
	readonly #onback: () => void;

	/** Calls `onback` after the slip was given back. */
	constructor(channel: Channel, onback: () => void) {
		this.#onback = onback;
		this.line = new Line(channel, async () => {
			const answer = await channel.ask('my_match');
			if (!answer) return;
			if (answer.status === 200 && isMatch(answer.said)) this.match = answer.said;
			this.refusal = answer.status === 200 ? null : refusalIn(answer);
		});
	}

	/** Keeps the match up to date; returns a function that stops it. */
	follow(): () => void {
		return this.line.follow(({ call }, status, said) => {
			if (call === 'give_slip_back' && status === 200) this.#onback();
			else if (status === 200 && isMatch(said)) this.match = said;
		});
	}

	/** This captain's side and the opposing side. */
	readonly own = $derived.by((): RoleName => this.match?.side ?? 'first');
	readonly other = $derived.by((): RoleName => (this.own === 'first' ? 'second' : 'first'));
	/** The names of unanswered calls, whose buttons must not act twice. */
	readonly sending = $derived.by(() => this.line.state.waiting.map(({ call }): string => call));

	/** The state of the result as a sentence for screen readers; empty without a match. */
	readonly heard = $derived.by((): string => {
		const it = this.match;
		if (!it) return '';
		const who = this.contesting;
		if (who) return t(it.result ? 'hall-contested' : 'hall-contradicted', { who });
		if (it.result) return `${endSentence(it, { ...it.result, winner_player: null })}. ${t('hall-result-counts')}`;
		if (it.report === 'theirs' && it.theirs) return `${t('hall-theirs')}${t('colon')} ${resultSentence(it, it.theirs)}`;
		if (it.report === 'mine') return t('hall-waits-for-them');
		if (it.report !== 'none') return t(`hall-${it.report}`);
		return it.games ? gameSentence(it.games) : '';
	});

	chooseSeating(seating: SeatingName) {
		this.line.channel.act('choose_my_seating', { seating });
	}

	chooseColors(white_on_board_1: RoleName) {
		this.line.channel.act('choose_my_colors', { white_on_board_1 });
	}

	report(claim: Claim) {
		this.line.channel.act('report_result', { ...claim, ...gameOf(this.match) });
	}

	answer(agrees: boolean) {
		// Without a report of the other side, the answer concerns the result in force.
		this.line.channel.act('answer_report', {
			agrees,
			report: this.match?.theirs?.number ?? null,
			...gameOf(this.match),
		});
	}

	/** Withdraws this side's objection to the result. */
	withdrawContest() {
		this.line.channel.act('answer_report', { agrees: true, report: null, ...gameOf(this.match) });
	}

	/** Calls an arbiter with a listed topic or a free text. */
	callArbiter(call: { topic: CallTopicName } | { about: string }) {
		this.line.channel.act('call_arbiter', call);
	}

	letIn(phone: number) {
		this.line.channel.act('let_phone_in', { phone });
	}

	turnAway(phone: number) {
		this.line.channel.act('turn_phone_away', { phone });
	}

	giveBack() {
		this.line.channel.act('give_slip_back', {});
	}

	/** The sides that contest the result or a report, seen from this side; null if neither does. */
	readonly contesting = $derived.by((): 'mine' | 'theirs' | 'both' | null => {
		const by = this.match?.contested_by ?? [];
		if (by.length === 0) return null;
		if (by.length > 1) return 'both';
		return by[0] === this.own ? 'mine' : 'theirs';
	});

	/** Describes an act of this page in a sentence. */
	readonly saying = ({ call, body }: Act): string => {
		const input = JSON.parse(body) as Claim & {
			agrees: boolean;
			about?: string;
			topic?: CallTopicName;
			phone?: number;
		};
		switch (call) {
			case 'report_result':
				return this.match ? resultSentence(this.match, outcomeOf(this.match, input)) : t('hall-act-report');
			case 'answer_report':
				return t(input.agrees ? 'hall-act-agree' : 'hall-act-contest');
			case 'call_arbiter':
				return t('hall-act-call', { about: callWords(input.topic ?? null, input.about ?? '') });
			case 'let_phone_in':
				return t('hall-act-let-in');
			case 'turn_phone_away':
				return t('hall-turn-away', { phone: input.phone ?? 0 });
			case 'give_slip_back':
				return t('hall-give-back.do');
			default:
				return t('hall-act-seating');
		}
	};
}
