/** What everybody in the hall may see, asked for over a session's line: its answers are believed. */
import type { Channel } from '../channel/channel';
import type { Views } from '../channel/views';

export function channelViews(channel: Channel): Views {
	return {
		async ask<Said>(path: string) {
			// The call has the name of the path.
			const answer = await channel.ask(path);
			if (!answer) return undefined;
			return answer.status === 200 ? (answer.said as Said) : null;
		},
		follow: (look) => channel.follow(look),
		now: () => channel.now(),
	};
}
