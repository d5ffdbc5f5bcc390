/** Numbers as people type them into a player's fields, and the kinds of ratings. */
import type { RatingKindName } from '../../backend/generated';

/** In this order a rating counts where the director says nothing. */
export const RATING_KINDS: readonly RatingKindName[] = ['national', 'standard', 'rapid', 'blitz', 'other', 'tandem'];

/** The number; null for an empty field, undefined for what cannot be read. */
export function readNumber(typed: string, least: number, most: number): number | null | undefined {
	const text = typed.trim();
	if (text === '' || text === '-' || text === '–') return null;
	if (!/^\d+$/u.test(text)) return undefined;
	const number = Number(text);
	return number >= least && number <= most ? number : undefined;
}

/** Whether it can be a number in a national federation, or nothing: free text with a digit in it. */
export function isNationalId(typed: string): boolean {
	const text = typed.trim();
	return text === '' || (text.length <= 32 && /\d/u.test(text));
}
