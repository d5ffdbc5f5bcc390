/** Conversion between bytes and base64url without padding, the text form of keys. */

/** Encodes bytes as base64url without padding. */
export function written(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replace(/\+/gu, '-')
		.replace(/\//gu, '_')
		.replace(/=+$/u, '');
}

/** Decodes base64url without padding; undefined if the text is not valid. */
export function read(text: string): Uint8Array | undefined {
	if (!/^[\w-]*$/u.test(text) || text.length % 4 === 1) return undefined;
	const plain = atob(text.replace(/-/gu, '+').replace(/_/gu, '/'));
	return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Returns cryptographically random bytes. */
export const drawn = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
