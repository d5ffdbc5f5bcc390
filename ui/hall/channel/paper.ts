/** A code that was handed out on paper or on a screen: an id and a key, scanned or typed. */
import { read } from './bytes';
import { keyOfLetters } from './sign';

/** Who the paper says one is, and what proves it. */
export interface Paper {
	id: string;
	key: Uint8Array;
}

const LETTERS = 16;

/** The paper of an address's fragment, `#ID.KEY`. */
export function fromFragment(fragment: string): Paper | undefined {
	const [, id, text] = /^#([\w-]{1,64})\.([\w-]{16,128})$/u.exec(fragment) ?? [];
	const key = text === undefined ? undefined : read(text);
	return id !== undefined && key !== undefined ? { id, key } : undefined;
}

/** What was typed, as capitals alone: small letters, hyphens and blanks are forgiven. */
export const capitals = (typed: string) =>
	typed
		.toUpperCase()
		.replace(/[^A-Z]/gu, '')
		.slice(0, LETTERS);

/** Letters in groups of four, as they stand on the paper. */
export const grouped = (letters: string) => (letters.match(/.{1,4}/gu) ?? []).join('-');

/** The paper of sixteen typed letters; undefined while there are fewer. */
export function fromLetters(typed: string): Paper | undefined {
	const letters = capitals(typed);
	if (letters.length !== LETTERS) return undefined;
	return { id: letters.slice(0, 4), key: keyOfLetters(letters.slice(4)) };
}
