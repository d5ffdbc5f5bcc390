/**
 * Two keypads or keyboards, each one player's own: the first key pressed on a device makes it
 * White's, then the first on another one makes that Black's.
 *
 * Begin at {@link Devices.listen}. What a key means on a pad stands in `pad.ts`. Nothing is kept: a
 * device that was plugged in anew is another one, and so each player presses a key on sitting down.
 */
import { refusalOf } from '../../backend/backend';
import type { Desktop, DeviceKey } from '../../backend/desktop';
import type { ColorName, RefusalView } from '../../backend/generated';
import { COLORS } from '../../parts/game/game.svelte';
import type { PadKey } from '../../parts/game/pad';

/** The letters of the layout in use, where the web view says them (Chromium does). */
interface WithLayout {
	keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}

export class Devices {
	readonly #desktop: Desktop;
	/** Each player's device, by its number. */
	#numbers = $state.raw<Partial<Record<ColorName, number>>>({});
	/** Why the system does not tell devices apart; null while it does. */
	refusal = $state.raw<RefusalView | null>(null);
	#layout: ReadonlyMap<string, string> | null = null;

	constructor(desktop: Desktop) {
		this.#desktop = desktop;
	}

	/** Who has no device yet and is to press a key; null when both have one. */
	readonly asked: ColorName | null = $derived(COLORS.find((color) => this.#numbers[color] === undefined) ?? null);

	/** Hears the keys of both players until the answer is called. */
	listen(press: (color: ColorName, key: PadKey) => void): () => void {
		let stopped = false;
		let stop = (): void => undefined;
		this.refusal = null;
		void (navigator as WithLayout).keyboard?.getLayoutMap().then(
			(layout) => (this.#layout = layout),
			() => undefined,
		);
		this.#desktop
			.listenToDevices((key) => this.#hear(key, press))
			.then(
				(end) => {
					stop = end;
					if (stopped) end();
				},
				(thrown: unknown) => (this.refusal = refusalOf(thrown)),
			);
		return () => {
			stopped = true;
			stop();
		};
	}

	/** Both are to press a key again. */
	forget() {
		this.#numbers = {};
	}

	#hear({ device, code, letter, in_front }: DeviceKey, press: (color: ColorName, key: PadKey) => void) {
		const { asked } = this;
		const owner = COLORS.find((color) => this.#numbers[color] === device);
		if (asked === null) {
			if (owner) press(owner, { code, key: letter ?? this.#layout?.get(code) ?? code.replace('Key', '') });
		} else if (!owner && in_front) this.#numbers = { ...this.#numbers, [asked]: device };
	}
}
