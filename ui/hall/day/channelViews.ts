/** The public data of the hall over a session's channel, so that its answers are authenticated. */
import type { Channel } from '../channel/channel';
import type { Views } from '../channel/views';

export function channelViews(channel: Channel): Views {
	return {
		async ask<Said>(path: string) {
			// The call has the same name as the path.
			const answer = await channel.ask(path);
			if (!answer) return undefined;
			return answer.status === 200 ? (answer.said as Said) : null;
		},
		follow: (look) => channel.follow(look),
		now: () => channel.now(),
	};
}
