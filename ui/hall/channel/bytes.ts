/** Bytes as text: base64url without padding, as keys are written. */

/** The bytes as base64url without padding. */
export function written(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replace(/\+/gu, '-')
		.replace(/\//gu, '_')
		.replace(/=+$/u, '');
}

/** The bytes that base64url without padding says; undefined where it says none. */
export function read(text: string): Uint8Array | undefined {
	if (!/^[\w-]*$/u.test(text) || text.length % 4 === 1) return undefined;
	const plain = atob(text.replace(/-/gu, '+').replace(/_/gu, '/'));
	return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Bytes nobody can guess. */
export const drawn = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
