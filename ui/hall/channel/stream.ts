/**
 * Events of the desk, read with `fetch`, since an `EventSource` cannot sign. They only signal that something changed.
 */

import type { Time } from './time';

/** Milliseconds without a byte, not even a comment, after which a stream counts as dead. */
const SILENCE = 60_000;

/**
 * Reads events until the stream ends, and calls `onevent` with each event's name. Throws if the response is no event
 * stream.
 */
export async function listen(response: Response, time: Time, onevent: (name: string) => void): Promise<void> {
	const reader = response.body?.getReader();
	if (!response.ok || !reader || !(response.headers.get('content-type') ?? '').startsWith('text/event-stream')) {
		await response.body?.cancel().catch(() => undefined);
		throw new Error('no stream');
	}
	const decoder = new TextDecoder();
	let rest = '';
	let name = 'message';
	let said = false;
	for (;;) {
		const heard = time.after(SILENCE, () => void reader.cancel().catch(() => undefined));
		const { done, value } = await reader.read();
		heard();
		if (done) return;
		const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r/u);
		// Events are short; cut off anything longer.
		rest = (lines.pop() ?? '').slice(0, 1000);
		for (const line of lines) {
			if (line === '') {
				if (said) onevent(name);
				name = 'message';
				said = false;
			} else if (line.startsWith('event:')) name = line.slice('event:'.length).trim();
			else if (line.startsWith('data:')) said = true;
		}
	}
}
