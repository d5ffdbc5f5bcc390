/** The table of the scenes, as its players see it. */
import { screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { program } from './program';

export const WHITE = 'Çelebi, Weiß';
export const BLACK = 'Föhnle, Schwarz';

/** Returns the region of a player. */
export const side = (name: string) => screen.findByRole('region', { name });

/** Opens a game and starts its clocks. */
export async function begun() {
	const it = await program('table-new');
	await it.user.click(await screen.findByRole('button', { name: 'Uhren starten' }));
	await within(await side(WHITE)).findByText('noch nichts gespeichert');
	return it;
}

/** Presses keys of the pads. */
export function press(...codes: string[]) {
	for (const code of codes) {
		const key = code.replace(/^(?:Digit|Numpad|Key)/u, '').toLowerCase();
		document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
	}
}

/** Disables animations in the tests of this file: a pair appears directly. */
export function withoutMotion() {
	beforeEach(() => {
		vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
	});
	afterEach(() => vi.restoreAllMocks());
}
