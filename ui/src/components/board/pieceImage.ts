/** The images of the pieces; `pieces/README.md` names their author and license. */
import type { ColorName, HandPiece, PieceName } from '../../backend/generated';

const IMAGES = import.meta.glob<string>('./pieces/*.svg', { query: '?url', import: 'default', eager: true });

export function pieceImage(piece: PieceName): string {
	return IMAGES[`./pieces/${piece.replace('_', '-')}.svg`] ?? '';
}

export function colored(color: ColorName, piece: HandPiece): PieceName {
	return `${color}_${piece}`;
}
