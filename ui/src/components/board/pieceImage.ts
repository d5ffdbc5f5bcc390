/** The pictures of the pieces; whose they are stands in `pieces/README.md`. */
import type { ColorName } from '../../backend/generated/ColorName';
import type { HandPiece } from '../../backend/generated/HandPiece';
import type { PieceName } from '../../backend/generated/PieceName';

const IMAGES = import.meta.glob<string>('./pieces/*.svg', { query: '?url', import: 'default', eager: true });

export function pieceImage(piece: PieceName): string {
	return IMAGES[`./pieces/${piece.replace('_', '-')}.svg`] ?? '';
}

export function colored(color: ColorName, piece: HandPiece): PieceName {
	return `${color}_${piece}`;
}
