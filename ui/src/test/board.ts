/** The table of the scenes as its players have it before them. */
import { screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { program } from './program';

export const WHITE = 'Çelebi, Weiß';
export const BLACK = 'Föhnle, Schwarz';

/** The place of a player. */
export const side = (name: string) => screen.findByRole('region', { name });

/** A game whose clocks were just started. */
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

/** Nothing moves in the tests of this file: a pair stands there at once. */
export function withoutMotion() {
	beforeEach(() => {
		vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
	});
	afterEach(() => vi.restoreAllMocks());
}
