/** One signed request, and the check of its answer. */
import { answerMac, requestMac, same } from './sign';
import type { Paper } from './paper';

/** Milliseconds after which a request without an answer counts as lost. */
const PATIENCE = 10_000;

/** The outcome of a request. Only an answer with the desk's code is believed: a captive portal answers 200, too. */
export type Answer =
	| {
			believed: true;
			status: number;
			said: unknown;
			/** The laptop's time, in milliseconds since 1970; 0 if the answer has none. */
			now: number;
	  }
	| {
			believed: false;
			/** The status of an unauthenticated answer; undefined if there was none. */
			status: number | undefined;
			/** The code that the answer claims, such as `unknown`; not trustworthy. Undefined if it has none. */
			hint: string | undefined;
	  };

/** The sending function: the browser's `fetch`, or a fake in tests. */
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

/** Returns the headers of a signed request, and its code, which the answer must include. */
export function signed({ id, key }: Paper, method: 'GET' | 'POST', path: string, body = '', idempotency = '') {
	const code = requestMac(key, { method, path, idempotency, body });
	const headers: Record<string, string> = { Authorization: `Kralle ${id} ${code}` };
	if (method === 'POST') headers['Content-Type'] = 'application/json';
	if (idempotency) headers['Idempotency-Key'] = idempotency;
	return { code, headers };
}

/** Sends a signed request; never throws. */
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
