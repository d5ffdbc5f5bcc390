/** The parts of a page's channel in a browser. */
import type { Parts } from '../channel/channel';
import { browserStorage, Keep } from '../channel/keep';
import { browserTime } from '../channel/time';

export const browserParts = (): Parts => ({
	keep: new Keep(browserStorage()),
	send: (...request) => fetch(...request),
	time: browserTime,
});
