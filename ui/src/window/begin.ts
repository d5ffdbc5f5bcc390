/**
 * What happens before the first screen: preferences take effect, a file given is opened; the window
 * of a table shows its game.
 */
import { words } from '../words/words.svelte';
import type { Kralle } from '../app/kralle.svelte';
import { keepStartPage } from '../app/startPage';
import { screens } from './screens.svelte';

export async function begin(kralle: Kralle) {
	let path: string | null = null;
	await kralle.desk.guard(async () => {
		const table = kralle.desktop.ownTable();
		// At once: every way to the desk and back is seen before the first page.
		const [start, file] = await Promise.all([
			kralle.desk.ask('start', {}),
			table === null ? kralle.desktop.takeStartFile() : null,
		]);
		path = file;
		if (table === null && file === null) keepStartPage(kralle.desk, start);
		await kralle.preferences.apply(start.preferences);
		if (table !== null) await Promise.all([kralle.file.sitDown(table), screens.load()]);
	});
	// Where the desk could not even say which language, its refusal is to be read all the same.
	await words.speak(words.language);
	const file: string | null = path;
	if (file !== null) await Promise.all([kralle.file.openFile(file), screens.load()]);
}
