/** The desks of the running test; `setup.ts` closes them afterwards. */
import type { TestDesk } from './desk';

const open = new Set<TestDesk>();

/** Registers a desk to be closed after this test. */
export function closeAfterTest(desk: TestDesk) {
	open.add(desk);
}

/** Ends the program of a desk and removes its folder. */
export async function close({ process }: TestDesk) {
	await process.end();
	process.remove();
}

/** Describes the unfinished work of the open desks: the reason why a test timed out. */
export function unfinished(): string[] {
	return [...open].map(
		({ process, screens }) =>
			`screens ${screens?.busy ? 'busy' : 'idle'}, calls: ${process.pending.join(' ') || 'none'}`,
	);
}

/** Closes all desks of the test. */
export async function closeDesks() {
	const all = [...open];
	open.clear();
	await Promise.all(all.map(close));
}
