/** The contents of the start page from the start of the window, used the first time the page is shown. */
import type { StartView } from '../backend/generated';
import type { Desk } from './desk.svelte';

const begun = new WeakMap<Desk, StartView>();

/** Stores the contents from the start of the window. */
export function keepStartPage(desk: Desk, start: StartView) {
	begun.set(desk, start);
}

/** Returns the stored contents the first time, and queries the desk afterwards. */
export async function startPage(desk: Desk): Promise<StartView> {
	const first = begun.get(desk);
	begun.delete(desk);
	return first ?? desk.ask('start', {});
}
