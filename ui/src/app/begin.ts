/**
 * What happens before the first screen: preferences take effect, a file given is opened; the window
 * of a table shows its game.
 */
import type { StartView } from '../backend/generated/StartView';
import { words } from '../words/words.svelte';
import type { Kralle } from './kralle.svelte';
import { screens } from './screens.svelte';

/** The start page as it was when a window began, until it is shown for the first time. */
const begun = new WeakMap<Kralle, StartView>();

/** What stands on the start page. */
export async function startPage(kralle: Kralle): Promise<StartView> {
	const first = begun.get(kralle);
	begun.delete(kralle);
	return first ?? kralle.ask('start', {});
}

export async function begin(kralle: Kralle) {
	let path: string | null = null;
	await kralle.guard(async () => {
		const table = kralle.desktop.ownTable();
		// At once: every way to the desk and back is seen before the first page.
		const [start, file] = await Promise.all([
			kralle.ask('start', {}),
			table === null ? kralle.desktop.takeStartFile() : null,
		]);
		path = file;
		if (table === null && file === null) begun.set(kralle, start);
		await kralle.apply(start.preferences);
		if (table !== null) await Promise.all([kralle.sitDown(table), screens.load()]);
	});
	// Where the desk could not even say which language, its refusal is to be read all the same.
	await words.speak(words.language);
	const file: string | null = path;
	if (file !== null) await Promise.all([kralle.openFile(file), screens.load()]);
}
