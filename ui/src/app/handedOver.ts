/** Opens a file handed over by another start of the program. Asks first if that would end something. */
import { tick } from 'svelte';
import type { Kralle } from './kralle.svelte';
import type { InTheWay } from './undoing';

export async function takeHandedOver(kralle: Kralle): Promise<void> {
	let path: string | null = null;
	let stands: InTheWay | null = null;
	await kralle.desk.guard(async () => {
		path = await kralle.desktop.takeStartFile();
		if (path !== null) stands = await inTheWay(kralle);
	});
	const file: string | null = path;
	// The file is already open.
	if (file === null || file === kralle.file.overview?.path) return;
	const go = () => openInstead(kralle, file);
	if (stands) kralle.desk.asking = { why: 'file', path: file, stands, go };
	else await go();
}

/** Returns the most important thing that opening another tournament would end; null if there is none. */
export async function inTheWay(kralle: Kralle): Promise<InTheWay | null> {
	if (kralle.hall.open) return 'hall';
	if (await clocksRun(kralle)) return 'games';
	// A new tournament can be in progress without an open file.
	const atWork =
		kralle.dialogs.unfinished > 0 ||
		kralle.dialogs.open > 0 ||
		kralle.desk.jobs.running !== null ||
		kralle.desk.asking !== null;
	return atWork ? 'unfinished' : null;
}

async function clocksRun(kralle: Kralle): Promise<boolean> {
	if (kralle.file.overview?.formation !== 'single_players') return false;
	const { games } = await kralle.desk.ask('games', {});
	return games.some((game) => 'at_the_board' in game.way && game.end === null && !game.halted);
}

/** Closes all dialogs, and opens the file as the start page does. If that fails, the previous tournament stays open. */
async function openInstead(kralle: Kralle, path: string): Promise<void> {
	const before = kralle.navigation.place;
	kralle.dialogs.shown = null;
	kralle.dialogs.help = null;
	kralle.navigation.go('start');
	// Unmount the screens of the previous tournament first, so that none keeps state for the new one.
	await tick();
	if (!(await kralle.file.openFile(path)) && kralle.file.overview) kralle.navigation.place = before;
}
