/** The steps before the first screen: apply the preferences, and open a given file. A table's window shows its game. */
import { words } from '../words/words.svelte';
import type { Kralle } from '../app/kralle.svelte';
import { keepStartPage } from '../app/startPage';
import { screens } from './screens.svelte';

export async function begin(kralle: Kralle) {
	let path: string | null = null;
	await kralle.desk.guard(async () => {
		const table = kralle.desktop.ownTable();
		// In parallel: every round trip delays the first page.
		const [start, file] = await Promise.all([
			kralle.desk.ask('start', {}),
			table === null ? kralle.desktop.takeStartFile() : null,
		]);
		path = file;
		if (table === null && file === null) keepStartPage(kralle.desk, start);
		await kralle.preferences.apply(start.preferences);
		if (table !== null) await Promise.all([kralle.file.sitDown(table), screens.load()]);
	});
	// If even the preferences are unavailable, load the default language for the error message.
	await words.speak(words.language);
	const file: string | null = path;
	if (file !== null) await Promise.all([kralle.file.openFile(file), screens.load()]);
}
