/** The state of a channel as reactive values, and the trigger to query again. */
import type { Act } from '../channel/outbox';
import type { Channel, State } from '../channel/channel';
import { channelViews } from '../day/channelViews';
import { Day } from '../public/day.svelte';

export class Line {
	readonly channel: Channel;
	/** Clock, notices and plan, the same for everyone in the hall. */
	readonly day: Day;
	state = $state.raw() as State;
	readonly #look: (line: Line) => Promise<void>;
	#looking = false;
	#lookAgain = false;

	/** `look` queries the data that the page shows. */
	constructor(channel: Channel, look: (line: Line) => Promise<void>) {
		this.channel = channel;
		this.day = new Day(channelViews(channel));
		this.state = channel.state;
		this.#look = look;
	}

	/** Keeps the page's data up to date; returns a function that stops it. */
	follow(onanswer?: (act: Act, status: number, said: unknown) => void): () => void {
		const { channel } = this;
		let waiting = channel.state.waiting.length;
		const unwatched = channel.watch((state) => {
			this.state = state;
			// The desk answered an act of this tab or of another one.
			if (state.waiting.length < waiting) void this.look();
			waiting = state.waiting.length;
		});
		channel.onanswer = onanswer;
		const ended = channel.follow(() => void this.look());
		const stopped = this.day.run();
		const nudge = () => {
			if (document.visibilityState === 'hidden') return;
			channel.nudge();
			void this.look();
		};
		window.addEventListener('online', nudge);
		window.addEventListener('pageshow', nudge);
		document.addEventListener('visibilitychange', nudge);
		return () => {
			unwatched();
			ended();
			stopped();
			window.removeEventListener('online', nudge);
			window.removeEventListener('pageshow', nudge);
			document.removeEventListener('visibilitychange', nudge);
		};
	}

	/**
	 * Queries the data. A call during a query queues one more, so that the last answer is never older than the last
	 * call.
	 */
	async look(): Promise<void> {
		if (this.#looking) {
			this.#lookAgain = true;
			return;
		}
		this.#looking = true;
		try {
			do {
				this.#lookAgain = false;
				await Promise.all([this.#look(this), this.day.look()]);
			} while (this.#lookAgain);
		} finally {
			this.#looking = false;
		}
	}
}
