/** Closes the tournament; asks first where something would end by it. */
import { inTheWay } from './handedOver';
import type { Kralle } from './kralle.svelte';
import type { InTheWay } from './undoing';

export async function askToLeave(kralle: Kralle): Promise<void> {
	let stands: InTheWay | null = null;
	const seen = await kralle.guard(async () => {
		stands = await inTheWay(kralle);
	});
	if (!seen) return;
	const go = () => kralle.leave();
	if (stands === null) await go();
	else kralle.asking = { why: 'leave', stands, go };
}
