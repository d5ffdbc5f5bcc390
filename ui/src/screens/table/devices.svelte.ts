/**
 * Two keypads or keyboards, one for each player. The first key pressed on a device assigns it to White, the first on
 * another one assigns that to Black.
 *
 * Start at {@link Devices.listen}. The meaning of keys is in `pad.ts`. Nothing is saved: a device that is plugged in
 * again has a new number, so each player presses a key before the game.
 */
import { refusalOf } from '../../backend/backend';
import type { Desktop, DeviceKey } from '../../backend/desktop';
import type { ColorName, RefusalView } from '../../backend/generated';
import { COLORS } from '../../parts/game/game.svelte';
import type { PadKey } from '../../parts/game/pad';

/** The letters of the current layout, if the web view has them (Chromium does). */
interface WithLayout {
	keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}

export class Devices {
	readonly #desktop: Desktop;
	/** Each player's device, by its number. */
	#numbers = $state.raw<Partial<Record<ColorName, number>>>({});
	/** The reason the system cannot distinguish devices; null if it can. */
	refusal = $state.raw<RefusalView | null>(null);
	#layout: ReadonlyMap<string, string> | null = null;

	constructor(desktop: Desktop) {
		this.#desktop = desktop;
	}

	/** The player who has no device yet and must press a key; null if both have one. */
	readonly asked: ColorName | null = $derived(COLORS.find((color) => this.#numbers[color] === undefined) ?? null);

	/** Receives the keys of both players; returns a function that stops it. */
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

	/** Discards both assignments. */
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
