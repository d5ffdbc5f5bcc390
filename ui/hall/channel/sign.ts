/**
 * Message authentication over plain HTTP, where anyone can listen: no key is ever sent.
 *
 * Start at {@link requestMac} and {@link answerMac}. Not here: `crypto.subtle`, which a page without a certificate does
 * not have.
 */
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { written } from './bytes';

const P = 2n ** 255n - 19n;

/** The curve of RFC 7748. The library's own export also pulls in Ed25519, a sixth of a phone's page. */
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

/** The signed parts of a request. */
export interface Signed {
	method: 'GET' | 'POST';
	/** Includes the query. */
	path: string;
	/** The idempotency key; empty for a read-only request. */
	idempotency: string;
	body: string;
}

/** Returns the code of a request, in hexadecimal. */
export function requestMac(key: Uint8Array, { method, path, idempotency, body }: Signed): string {
	return mac(key, [method, path, idempotency, bytesToHex(sha256(utf8ToBytes(body)))].join('\n'));
}

/** Returns the code of the answer to a request, in hexadecimal. */
export function answerMac(key: Uint8Array, status: number, request: string, body: Uint8Array): string {
	return mac(key, [String(status), request, bytesToHex(sha256(body))].join('\n'));
}

/** Compares two codes in constant time. */
export function same(one: string, other: string): boolean {
	if (one.length !== other.length) return false;
	let difference = 0;
	for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
	return difference === 0;
}

/** Derives a key from typed letters: the twelve after the four of the id. */
export const keyOfLetters = (letters: string) => hmac(sha256, utf8ToBytes(letters), utf8ToBytes('kralle/code'));

/** Returns the proof that a phone has a session, in base64url: a code over the slip and the phone's public key. */
export const phoneProof = (session: Uint8Array, paper: string, key: string) =>
	written(hmac(sha256, session, utf8ToBytes(`kralle/phone\n${paper}\n${key}`)));

/** Returns the public key of a secret one. */
export const publicOf = (secret: Uint8Array) => x25519.getPublicKey(secret);

/**
 * Derives the key of a session. Only this phone and the desk know it, even if an attacker photographed the paper and
 * listened. Undefined if the desk's public key is invalid.
 */
export function sessionKey(paper: Uint8Array, secret: Uint8Array, desk: Uint8Array): Uint8Array | undefined {
	try {
		return hmac(sha256, paper, x25519.getSharedSecret(secret, desk));
	} catch {
		return undefined;
	}
}
