/** Closes the tournament, or the window with it; asks first where something would end by it. */
import { inTheWay } from './handedOver';
import type { Kralle } from './kralle.svelte';
import type { InTheWay } from './undoing';

export const askToLeave = (kralle: Kralle) => askFirst(kralle, 'leave', () => kralle.leave());

/** The window has to close also where the desk cannot say what would end. */
export const askToQuit = (kralle: Kralle) =>
	askFirst(kralle, 'quit', () => kralle.guard(() => kralle.desktop.closeWindow()));

async function askFirst(kralle: Kralle, why: 'leave' | 'quit', go: () => Promise<unknown>): Promise<void> {
	let stands: InTheWay | null = null;
	const seen = await kralle.guard(async () => {
		stands = await inTheWay(kralle);
	});
	if (!seen && why === 'leave') return;
	if (stands === null) await go();
	else kralle.asking = { why, stands, go };
}
