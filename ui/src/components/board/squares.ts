/** Positions and spoken names of squares. */
import type { PieceName } from '../../backend/generated';
import { t } from '../../words/words.svelte';

/** Returns the position of a square, in squares from the left and from the top. */
export function place(square: string, turned: boolean): { x: number; y: number } {
	const file = square.charCodeAt(0) - 97;
	const rank = Number(square[1]) - 1;
	return turned ? { x: 7 - file, y: rank } : { x: file, y: 7 - rank };
}

/** Returns the spoken name of a square with its piece: "e4, white pawn". */
export function squareName(square: string, piece: PieceName | undefined): string {
	return piece
		? t('square-piece', { square, piece: t(`piece-${piece.replace('_', '-')}`) })
		: t('square-empty', { square });
}
