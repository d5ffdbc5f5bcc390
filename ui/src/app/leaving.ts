/** Closes the tournament, or the window with it. Asks first if that would end something. */
import { inTheWay } from './handedOver';
import type { Kralle } from './kralle.svelte';
import type { InTheWay } from './undoing';

export const askToLeave = (kralle: Kralle) => askFirst(kralle, 'leave', () => kralle.file.leave());

/** Closes the window, even if the desk cannot list what that would end. */
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
