/**
 * An arbiter's actions on the round clock. Unlike results, they are dropped without a connection: a late pause would
 * stop a clock that nobody wants stopped any more.
 */
import type { Channel } from '../channel/channel';
import type { Act } from '../channel/outbox';
import { browserTime, type Time } from '../channel/time';
import { t } from '../../src/words/words.svelte';

/** The input of a clock call. */
export interface ClockInput {
	minutes?: number;
	title?: string;
	table?: number | null;
}

const CALLS = ['start_clock', 'pause_clock', 'go_on', 'extend_clock', 'end_clock'] as const;
export type ClockCall = (typeof CALLS)[number];

/** Milliseconds after which an unanswered action is withdrawn. */
const PATIENCE = 8000;

export const isOfClock = (call: string): call is ClockCall => CALLS.some((it) => it === call);

/** Returns a sentence that describes the effect of an action. */
export function clockSentence(call: ClockCall, { minutes = 0, table = null }: ClockInput): string {
	switch (call) {
		case 'start_clock':
			return t('hall-clock-sure-start', { minutes });
		case 'pause_clock':
			return t('hall-clock-sure-pause');
		case 'go_on':
			return t('hall-clock-sure-go-on');
		case 'extend_clock':
			return table === null
				? t('hall-clock-sure-extend', { minutes })
				: t('hall-clock-sure-extend-table', { minutes, table });
		case 'end_clock':
			return t('hall-clock-sure-end');
	}
}

export class ClockActs {
	/** True if the last action got no answer in time. */
	lost = $state(false);
	readonly #channel: Channel;
	readonly #time: Time;

	constructor(channel: Channel, time: Time = browserTime) {
		this.#channel = channel;
		this.#time = time;
		// Withdraw actions left over from a closed page.
		for (const act of this.#waiting()) if (time.now() - act.at > PATIENCE) channel.withdraw(act);
	}

	#waiting(): Act[] {
		return this.#channel.state.waiting.filter(({ call }) => isOfClock(call));
	}

	do(call: ClockCall, input: ClockInput) {
		this.lost = false;
		const { key } = this.#channel.act(call, input);
		this.#time.after(PATIENCE, () => {
			const act = this.#waiting().find((it) => it.key === key);
			if (!act) return;
			this.#channel.withdraw(act);
			this.lost = true;
		});
	}
}
