/** A hall for a test: the fake desk on 127.0.0.1, and the browser's window at its address. */
import { Keep } from '../channel/keep';
import type { Parts } from '../channel/channel';
import type { Time } from '../channel/time';
import { HallDesk } from './hallDesk';

/** A time whose timers run a hundred times as fast; timestamps in locks stay real. */
export const FAST: Time = {
	now: () => Date.now(),
	after: (milliseconds, act) => {
		const timer = setTimeout(act, milliseconds / 100);
		return () => clearTimeout(timer);
	},
};

/** Returns the channel's parts as a page has them, on the window's storage. */
export const parts = (): Parts => ({
	keep: new Keep(window.localStorage),
	send: (...request) => fetch(...request),
	time: FAST,
});

/** Opens the hall with a browser whose storage is empty. */
export async function opened(): Promise<HallDesk> {
	const desk = new HallDesk();
	await desk.start();
	window.localStorage.clear();
	window.sessionStorage.clear();
	at(desk, '/m');
	return desk;
}

/** Navigates to an address of the hall. */
export function at(desk: HallDesk, path: string) {
	(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
		`http://127.0.0.1:${String(desk.port)}${path}`,
	);
}

/** Creates a slip at the desk, and returns the fragment of its QR code. */
export function slip(desk: HallDesk, id: string, byte: number): string {
	const key = Buffer.alloc(32, byte);
	desk.papers.set(id, { key });
	return `#${id}.${key.toString('base64url')}`;
}
