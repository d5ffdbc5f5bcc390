/** Closes the tournament, or the window with it; asks first where something would end by it. */
import { inTheWay } from './handedOver';
import type { Kralle } from './kralle.svelte';
import type { InTheWay } from './undoing';

export const askToLeave = (kralle: Kralle) => askFirst(kralle, 'leave', () => kralle.file.leave());

/** The window has to close also where the desk cannot say what would end. */
export const askToQuit = (kralle: Kralle) =>
	askFirst(kralle, 'quit', () => kralle.desk.guard(() => kralle.desktop.closeWindow()));

async function askFirst(kralle: Kralle, why: 'leave' | 'quit', go: () => Promise<unknown>): Promise<void> {
	let stands: InTheWay | null = null;
	const seen = await kralle.desk.guard(async () => {
		stands = await inTheWay(kralle);
	});
	if (!seen && why === 'leave') return;
	if (stands === null) await go();
	else kralle.desk.asking = { why, stands, go };
}
