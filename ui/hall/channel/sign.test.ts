/** The codes against the test vectors of their standards, and against node:crypto as a second implementation. */
import { createHash, createHmac, diffieHellman } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { privateKey, publicKey } from '../test/hallDesk';
import { drawn, read, written } from './bytes';
import { fromFragment, fromLetters, grouped, capitals } from './paper';
import { answerMac, keyOfLetters, publicOf, requestMac, same, sessionKey } from './sign';

const RFC = {
	alice: '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
	alicePublic: '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
	bob: '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb',
	bobPublic: 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
	shared: '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742',
};

test('HMAC-SHA256 is that of RFC 4231, case 2', () => {
	expect(bytesToHex(hmac(sha256, utf8ToBytes('Jefe'), utf8ToBytes('what do ya want for nothing?')))).toBe(
		'5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
	);
});

test('X25519 is that of RFC 7748, 6.1', () => {
	const alice = hexToBytes(RFC.alice);
	const bob = hexToBytes(RFC.bob);
	expect(bytesToHex(publicOf(alice))).toBe(RFC.alicePublic);
	expect(bytesToHex(publicOf(bob))).toBe(RFC.bobPublic);
	const paper = new Uint8Array(32).fill(7);
	const key = createHmac('sha256', paper).update(Buffer.from(RFC.shared, 'hex')).digest('hex');
	expect(bytesToHex(sessionKey(paper, alice, hexToBytes(RFC.bobPublic)) ?? new Uint8Array())).toBe(key);
	expect(bytesToHex(sessionKey(paper, bob, hexToBytes(RFC.alicePublic)) ?? new Uint8Array())).toBe(key);
});

test('an exchange gives what node:crypto gives, for keys drawn anew', () => {
	for (let count = 0; count < 8; count += 1) {
		const [own, others] = [drawn(32), drawn(32)];
		const shared = diffieHellman({
			privateKey: privateKey(Buffer.from(own)),
			publicKey: publicKey(Buffer.from(publicOf(others))),
		});
		const paper = drawn(32);
		expect(bytesToHex(sessionKey(paper, own, publicOf(others)) ?? new Uint8Array())).toBe(
			createHmac('sha256', paper).update(shared).digest('hex'),
		);
	}
});

test('a public key of small order gives no session', () => {
	expect(sessionKey(drawn(32), drawn(32), new Uint8Array(32))).toBeUndefined();
	expect(
		sessionKey(
			drawn(32),
			drawn(32),
			Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0)),
		),
	).toBeUndefined();
	expect(sessionKey(drawn(32), drawn(32), new Uint8Array(31))).toBeUndefined();
});

test('a request and its answer are signed over every part of them', () => {
	const key = utf8ToBytes('key');
	const signed = { method: 'POST', path: '/api/call/x?y=1', idempotency: 'once', body: '{"ä":1}' } as const;
	const code = requestMac(key, signed);
	const hash = createHash('sha256').update('{"ä":1}').digest('hex');
	expect(code).toBe(createHmac('sha256', 'key').update(`POST\n/api/call/x?y=1\nonce\n${hash}`).digest('hex'));
	for (const other of [
		{ ...signed, method: 'GET' as const },
		{ ...signed, path: '/api/call/x' },
		{ ...signed, idempotency: '' },
		{ ...signed, body: '{"a":1}' },
	])
		expect(requestMac(key, other)).not.toBe(code);
	const said = utf8ToBytes('{}');
	expect(answerMac(key, 200, code, said)).not.toBe(answerMac(key, 409, code, said));
	expect(answerMac(key, 200, code, said)).not.toBe(answerMac(key, 200, code, utf8ToBytes('[]')));
	expect(same(code, code)).toBe(true);
	expect(same(code, code.slice(1))).toBe(false);
	expect(same('ab', 'ac')).toBe(false);
});

test('typed letters are forgiven, and give the key of the contract', () => {
	const paper = fromLetters(' abcd efgh–jklm.NPQR ');
	expect(paper?.id).toBe('ABCD');
	expect(paper && bytesToHex(paper.key)).toBe(createHmac('sha256', 'EFGHJKLMNPQR').update('kralle/code').digest('hex'));
	expect(bytesToHex(keyOfLetters('EFGHJKLMNPQR'))).toBe(paper && bytesToHex(paper.key));
	expect(fromLetters('ABCD-EFGH-JKLM-NPQ')).toBeUndefined();
	expect(grouped(capitals('abcdefg'))).toBe('ABCD-EFG');
});

test('a fragment is an id and a key in base64url, and nothing else', () => {
	const key = drawn(32);
	expect(fromFragment(`#k3_-9.${written(key)}`)).toEqual({ id: 'k3_-9', key });
	for (const wrong of [
		'',
		'#',
		'#id',
		'#id.',
		`#.${written(key)}`,
		`#id.${written(key)}=`,
		`#id.${written(key)}.x`,
		'#id.short',
	])
		expect(fromFragment(wrong), wrong).toBeUndefined();
	expect(read(written(key))).toEqual(key);
	expect(read('a')).toBeUndefined();
});
