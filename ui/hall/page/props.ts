import type { Parts } from '../channel/channel';

/** The properties of every page. */
export interface PageProps {
	languages: readonly string[];
	/** What the channel is made of; the browser's own where nothing is given. */
	parts?: Parts;
}
