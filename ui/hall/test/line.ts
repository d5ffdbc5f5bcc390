/** A hall for a test: the desk on 127.0.0.1, and the browser's window at its address. */
import { Keep } from '../channel/keep';
import type { Parts } from '../channel/channel';
import type { Time } from '../channel/time';
import { HallDesk } from './hallDesk';

/** Time that passes a hundred times as fast; what is written into locks stays comparable. */
export const FAST: Time = {
	now: () => Date.now(),
	after: (milliseconds, act) => {
		const timer = setTimeout(act, milliseconds / 100);
		return () => clearTimeout(timer);
	},
};

/** Parts of a channel as a page has them, on what this phone keeps. */
export const parts = (): Parts => ({
	keep: new Keep(window.localStorage),
	send: (...request) => fetch(...request),
	time: FAST,
});

/** Opens the hall, and a browser that never saw it. */
export async function opened(): Promise<HallDesk> {
	const desk = new HallDesk();
	await desk.start();
	window.localStorage.clear();
	window.sessionStorage.clear();
	at(desk, '/m');
	return desk;
}

/** Goes to an address of the hall. */
export function at(desk: HallDesk, path: string) {
	(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
		`http://127.0.0.1:${String(desk.port)}${path}`,
	);
}

/** A slip of the hall, and the fragment of its QR code. */
export function slip(desk: HallDesk, id: string, byte: number): string {
	const key = Buffer.alloc(32, byte);
	desk.papers.set(id, { key });
	return `#${id}.${key.toString('base64url')}`;
}
