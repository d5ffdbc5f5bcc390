/** What everybody in the hall may see, asked for over a session's line: its answers are believed. */
import type { Channel } from '../channel/channel';
import type { Views } from '../channel/views';

/** The calls that say what stands below `/api/public/`. */
const CALLS: Record<string, string> = { clock: 'clock', notices: 'notices', plan: 'day_plan' };

export function channelViews(channel: Channel): Views {
	return {
		async ask<Said>(path: string) {
			const call = CALLS[path];
			const answer = call === undefined ? undefined : await channel.ask(call);
			if (!answer) return undefined;
			return answer.status === 200 ? (answer.said as Said) : null;
		},
		follow: (look) => channel.follow(look),
		now: () => channel.now(),
	};
}
