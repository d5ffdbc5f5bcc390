/** The sounds of the round clock. A browser plays none before the user has touched its page. */
import type { ClockMomentName } from '../../src/backend/generated';

/** The tones of each moment in hertz, played one after the other. */
const TONES: Record<ClockMomentName, readonly number[]> = {
	begin: [660, 880],
	amber: [740],
	end: [880, 660, 880, 660, 520],
};
const TONE_SECONDS = 0.35;

export class Sound {
	/** True if sounds are audible; undefined if the browser has no sound. */
	on = $state<boolean | undefined>();
	readonly #context: AudioContext | undefined;

	constructor(context = 'AudioContext' in window ? new AudioContext() : undefined) {
		this.#context = context;
		const look = () => {
			this.on = context && context.state === 'running';
		};
		context?.addEventListener('statechange', look);
		look();
	}

	/** Asks the browser for permission; it must run in a user action. */
	async allow(): Promise<void> {
		await this.#context?.resume();
	}

	play(moment: ClockMomentName) {
		const context = this.#context;
		if (!context || context.state !== 'running') return;
		for (const [index, tone] of TONES[moment].entries()) {
			const from = context.currentTime + index * TONE_SECONDS;
			const to = from + TONE_SECONDS * 0.9;
			const loudness = context.createGain();
			loudness.gain.setValueAtTime(0, from);
			loudness.gain.linearRampToValueAtTime(0.6, from + 0.02);
			loudness.gain.setValueAtTime(0.6, to - 0.05);
			loudness.gain.linearRampToValueAtTime(0, to);
			const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: tone });
			oscillator.connect(loudness).connect(context.destination);
			oscillator.start(from);
			oscillator.stop(to);
		}
	}
}
