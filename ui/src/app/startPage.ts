/** The start page as it was when the window began, until it is shown for the first time. */
import type { StartView } from '../backend/generated/StartView';
import type { Kralle } from './kralle.svelte';

const begun = new WeakMap<Kralle, StartView>();

/** Keeps what the window began with. */
export function keepStartPage(kralle: Kralle, start: StartView) {
	begun.set(kralle, start);
}

/** The contents of the start page. */
export async function startPage(kralle: Kralle): Promise<StartView> {
	const first = begun.get(kralle);
	begun.delete(kralle);
	return first ?? kralle.desk.ask('start', {});
}
