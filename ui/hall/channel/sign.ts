/**
 * What proves who speaks, on plain HTTP where everybody listens: no key is ever sent.
 *
 * Start at {@link requestMac} and {@link answerMac}. Not here: `crypto.subtle`, which a page without
 * a certificate does not have.
 */
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { written } from './bytes';

const P = 2n ** 255n - 19n;

/** The curve of RFC 7748. The library's own export brings Ed25519 along, which is a sixth of a phone's page. */
const x25519 = montgomery({
	P,
	type: 'x25519',
	powPminus2: (x: bigint) => {
		let power = 1n;
		for (let base = x, rest = P - 2n; rest > 0n; rest >>= 1n, base = (base * base) % P)
			if (rest & 1n) power = (power * base) % P;
		return power;
	},
	adjustScalarBytes: (bytes: Uint8Array) => {
		bytes[0] = (bytes[0] ?? 0) & 248;
		bytes[31] = ((bytes[31] ?? 0) & 127) | 64;
		return bytes;
	},
});

const mac = (key: Uint8Array, text: string) => bytesToHex(hmac(sha256, key, utf8ToBytes(text)));

/** What a request is signed over: the call, the key that makes it happen once, and the body. */
export interface Signed {
	method: 'GET' | 'POST';
	/** With its query. */
	path: string;
	/** Empty where nothing changes. */
	idempotency: string;
	body: string;
}

/** What a request carries, in hexadecimal. */
export function requestMac(key: Uint8Array, { method, path, idempotency, body }: Signed): string {
	return mac(key, [method, path, idempotency, bytesToHex(sha256(utf8ToBytes(body)))].join('\n'));
}

/** What the answer to that request carries, in hexadecimal. */
export function answerMac(key: Uint8Array, status: number, request: string, body: Uint8Array): string {
	return mac(key, [String(status), request, bytesToHex(sha256(body))].join('\n'));
}

/** Whether two codes are the same, in a time that tells nothing about where they differ. */
export function same(one: string, other: string): boolean {
	if (one.length !== other.length) return false;
	let difference = 0;
	for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
	return difference === 0;
}

/** The key of typed letters: the twelve after the four of the id. */
export const keyOfLetters = (letters: string) => hmac(sha256, utf8ToBytes(letters), utf8ToBytes('kralle/code'));

/** The proof that a phone has a session, in base64url: over the slip that it enters and its public key. */
export const phoneProof = (session: Uint8Array, paper: string, key: string) =>
	written(hmac(sha256, session, utf8ToBytes(`kralle/phone\n${paper}\n${key}`)));

/** The public key of a secret one. */
export const publicOf = (secret: Uint8Array) => x25519.getPublicKey(secret);

/**
 * The key of a session: only this phone and the desk know it, even where somebody photographed the
 * paper and listened. Undefined for a public key with which there is no exchange.
 */
export function sessionKey(paper: Uint8Array, secret: Uint8Array, desk: Uint8Array): Uint8Array | undefined {
	try {
		return hmac(sha256, paper, x25519.getSharedSecret(secret, desk));
	} catch {
		return undefined;
	}
}
