/** One signed request, and whether its answer is to be believed. */
import { answerMac, requestMac, same } from './sign';
import type { Paper } from './paper';

/** Longer than this nobody waits for an answer: the request counts as lost. */
const PATIENCE = 10_000;

/** What came back. Only what carries the desk's code is believed: a captive portal answers 200, too. */
export type Answer =
	| {
			believed: true;
			status: number;
			said: unknown;
			/** What time it is by the laptop, in milliseconds since 1970; 0 where it does not say. */
			now: number;
	  }
	| {
			believed: false;
			/** What was answered by whomever; none where nothing came back. */
			status: number | undefined;
			/** What it calls itself, such as `unknown`; a hint, nothing more. */
			hint: string | undefined;
	  };

/** Who sends: the browser's `fetch`, or that of a test. */
export type Send = typeof fetch;

function json(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}

const codeOf = (said: unknown) =>
	typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string' ? said.code : undefined;

/** What a signed request carries, and its code that the answer is checked by. */
export function signed({ id, key }: Paper, method: 'GET' | 'POST', path: string, body = '', idempotency = '') {
	const code = requestMac(key, { method, path, idempotency, body });
	const headers: Record<string, string> = { Authorization: `Kralle ${id} ${code}` };
	if (method === 'POST') headers['Content-Type'] = 'application/json';
	if (idempotency) headers['Idempotency-Key'] = idempotency;
	return { code, headers };
}

/** Sends a signed request. */
export async function speak(send: Send, who: Paper, path: string, body: string, idempotency = ''): Promise<Answer> {
	const { code, headers } = signed(who, 'POST', path, body, idempotency);
	const stop = new AbortController();
	const timer = setTimeout(() => stop.abort(), PATIENCE);
	try {
		const response = await send(path, {
			method: 'POST',
			headers,
			body,
			signal: stop.signal,
			cache: 'no-store',
			credentials: 'omit',
			redirect: 'error',
		});
		const bytes = new Uint8Array(await response.arrayBuffer());
		const said = json(bytes);
		const proof = response.headers.get('Kralle-Answer') ?? '';
		return same(proof, answerMac(who.key, response.status, code, bytes))
			? { believed: true, status: response.status, said, now: Number(response.headers.get('Kralle-Now')) }
			: { believed: false, status: response.status, hint: codeOf(said) };
	} catch {
		return { believed: false, status: undefined, hint: undefined };
	} finally {
		clearTimeout(timer);
	}
}
