/** The start page as it was when the window began, until it is shown for the first time. */
import type { StartView } from '../backend/generated';
import type { Desk } from './desk.svelte';

const begun = new WeakMap<Desk, StartView>();

/** Keeps what the window began with. */
export function keepStartPage(desk: Desk, start: StartView) {
	begun.set(desk, start);
}

/** The contents of the start page. */
export async function startPage(desk: Desk): Promise<StartView> {
	const first = begun.get(desk);
	begun.delete(desk);
	return first ?? desk.ask('start', {});
}
