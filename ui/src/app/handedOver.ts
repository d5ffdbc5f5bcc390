/**
 * A file that another start of the program has handed over: opened as any other, and asked about first where
 * something would end by it.
 */
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
	// The one that is open is in front already.
	if (file === null || file === kralle.file.overview?.path) return;
	const go = () => openInstead(kralle, file);
	if (stands) kralle.desk.asking = { why: 'file', path: file, stands, go };
	else await go();
}

/** What would end by it, the most important first. */
export async function inTheWay(kralle: Kralle): Promise<InTheWay | null> {
	if (kralle.hall.open) return 'hall';
	if (await clocksRun(kralle)) return 'games';
	// A new tournament may be begun without any being open.
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

/** Puts away what is on the screen, and opens it as from the start page; what is open stays open where it cannot be. */
async function openInstead(kralle: Kralle, path: string): Promise<void> {
	const before = kralle.navigation.place;
	kralle.dialogs.shown = null;
	kralle.dialogs.help = null;
	kralle.navigation.go('start');
	// Screens of the other tournament go first: none of them keeps anything for this one.
	await tick();
	if (!(await kralle.file.openFile(path)) && kralle.file.overview) kralle.navigation.place = before;
}
