/**
 * What happens before the first screen: preferences take effect, a file given is opened; the window
 * of a table shows its game.
 */
import { words } from '../words/words.svelte';
import type { Kralle } from './kralle.svelte';
import { screens } from './screens.svelte';

export async function begin(kralle: Kralle) {
	let path: string | null = null;
	await kralle.guard(async () => {
		const start = await kralle.ask('start', {});
		await kralle.apply(start.preferences);
		const table = kralle.desktop.ownTable();
		if (table === null) path = await kralle.desktop.takeStartFile();
		else await Promise.all([kralle.sitDown(table), screens.load()]);
	});
	// Where the desk could not even say which language, its refusal is to be read all the same.
	await words.speak(words.language);
	const file: string | null = path;
	if (file !== null) await Promise.all([kralle.openFile(file), screens.load()]);
}
