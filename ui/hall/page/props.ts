import type { Parts } from '../channel/channel';

/** The properties of every page. */
export interface PageProps {
	languages: readonly string[];
	/** The parts of the channel; defaults to the browser's. */
	parts?: Parts;
}
