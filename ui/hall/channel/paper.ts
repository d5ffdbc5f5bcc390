/** A code handed out on paper or on a screen, scanned or typed: an id and a key. */
import { read } from './bytes';
import { keyOfLetters } from './sign';

/** The identity and the secret key on a paper. */
export interface Paper {
	id: string;
	key: Uint8Array;
}

const LETTERS = 16;

/** Parses the paper from a URL fragment, `#ID.KEY`; undefined if it is malformed. */
export function fromFragment(fragment: string): Paper | undefined {
	const [, id, text] = /^#([\w-]{1,64})\.([\w-]{16,128})$/u.exec(fragment) ?? [];
	const key = text === undefined ? undefined : read(text);
	return id !== undefined && key !== undefined ? { id, key } : undefined;
}

/** Reduces typed text to capitals; ignores case, hyphens and blanks. */
export const capitals = (typed: string) =>
	typed
		.toUpperCase()
		.replace(/[^A-Z]/gu, '')
		.slice(0, LETTERS);

/** Formats letters in groups of four, as printed on the paper. */
export const grouped = (letters: string) => (letters.match(/.{1,4}/gu) ?? []).join('-');

/** Parses the paper from sixteen typed letters; undefined for any other number. */
export function fromLetters(typed: string): Paper | undefined {
	const letters = capitals(typed);
	if (letters.length !== LETTERS) return undefined;
	return { id: letters.slice(0, 4), key: keyOfLetters(letters.slice(4)) };
}
