/** The tie-breaks by their FIDE codes (C.07). */
import type { OpponentLeft } from '../backend/generated';
import { points, says, t } from './words.svelte';

/** The offered tie-breaks; any other of the FIDE list can be set by call. */
export const TIE_BREAKS = ['BH/C1', 'BH', 'SB', 'DE', 'WIN', 'WON', 'BPG', 'PS', 'KS', 'ARO', 'TPR'] as const;

/** Describes why an opponent's score in a tie-break differs from the standings. */
export function partNotes(part: { left: OpponentLeft | null; penalty_half_points: number }): string[] {
	const { left, penalty_half_points: penalty } = part;
	const prefix = penalty < 0 ? '−' : '+';
	return [
		left ? t('working-left', { round: left.from, points: points(left.half_points) || '0' }) : '',
		penalty === 0 ? '' : t('working-penalty', { points: `${prefix}${points(Math.abs(penalty))}` }),
	].filter(Boolean);
}

/** Returns the name of a tie-break; its code if there is no message for it. */
export function tieBreakName(code: string): string {
	const id = `tie-break-${code.replaceAll('/', '-')}`;
	return says(id) ? t(id) : code;
}
