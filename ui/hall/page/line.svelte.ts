/** How a channel stands, for components to read, and when to look again at what it shows. */
import type { Act } from '../channel/outbox';
import type { Channel, State } from '../channel/channel';
import { channelViews } from '../day/channelViews';
import { Day } from '../public/day.svelte';

export class Line {
	readonly channel: Channel;
	/** What everybody in the hall sees of the day. */
	readonly day: Day;
	state = $state.raw() as State;
	readonly #look: (line: Line) => Promise<void>;
	#looking = false;
	#lookAgain = false;

	/** `look` asks the desk for what the page shows. */
	constructor(channel: Channel, look: (line: Line) => Promise<void>) {
		this.channel = channel;
		this.day = new Day(channelViews(channel));
		this.state = channel.state;
		this.#look = look;
	}

	/** Keeps what the page shows as it is at the desk; gives what ends it. */
	follow(onanswer?: (act: Act, status: number, said: unknown) => void): () => void {
		const { channel } = this;
		let waiting = channel.state.waiting.length;
		const unwatched = channel.watch((state) => {
			this.state = state;
			// An act was answered, here or in another tab.
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

	/** Looks; asked meanwhile, once more afterwards, so that the last answer is never older than the question. */
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
