/** The help text of each screen. */
import type { Place, Screen } from '../app/places';
import type { Overview } from '../backend/generated';
import { t } from '../words/words.svelte';
import { type Hint, hintsFor } from './hints';
import { screenName } from './screenName';

export interface Topic {
	title: string;
	/** The purpose of the screen. */
	about: string;
	keys: Hint[];
}

/** The titles of places without a name on the rail. */
const TITLES: Partial<Record<Place, string>> = {
	start: 'screen-start',
	new: 'new-title',
	settings: 'settings-title',
	season: 'screen-season',
	table: 'table',
	judge: 'screen-judge',
};

export function helpOn(place: Place, overview: Overview | null): Topic {
	const title = TITLES[place];
	return {
		title: title === undefined && overview ? screenName(place as Screen, overview) : t(title ?? 'app-name'),
		about: t(`help-${place}`),
		keys: hintsFor(place, overview),
	};
}
