/**
 * What an arbiter does with the round clock. Other than a result it is not kept until the phone has
 * its connection again: the clock must not stop when nobody means it any more.
 */
import type { Channel } from '../channel/channel';
import type { Act } from '../channel/outbox';
import { browserTime, type Time } from '../channel/time';
import { t } from '../../src/words/words.svelte';

/** What a call about the clock is sent with. */
export interface ClockInput {
	minutes?: number;
	title?: string;
	table?: number | null;
}

const CALLS = ['start_clock', 'pause_clock', 'go_on', 'extend_clock', 'end_clock'] as const;
export type ClockCall = (typeof CALLS)[number];

/** Longer than this, in milliseconds, an act is not tried. */
const PATIENCE = 8000;

export const isOfClock = (call: string): call is ClockCall => CALLS.some((it) => it === call);

/** What an act does, in a sentence. */
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
	/** Whether the last one was not answered in time. */
	lost = $state(false);
	readonly #channel: Channel;
	readonly #time: Time;

	constructor(channel: Channel, time: Time = browserTime) {
		this.#channel = channel;
		this.#time = time;
		// Left behind when the page was closed.
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
