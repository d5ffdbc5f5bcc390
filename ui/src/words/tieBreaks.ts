/** The tie-breaks by their FIDE names (C.07). */
import { says, t } from './words.svelte';

/** Those that are offered; any other of the FIDE list can be set by call. */
export const TIE_BREAKS = ['BH/C1', 'BH', 'SB', 'DE', 'WIN', 'WON', 'BPG', 'PS', 'KS', 'ARO', 'TPR'] as const;

/** A tie-break in words, or by its name where there are none. */
export function tieBreakName(code: string): string {
	const id = `tie-break-${code.replaceAll('/', '-')}`;
	return says(id) ? t(id) : code;
}
