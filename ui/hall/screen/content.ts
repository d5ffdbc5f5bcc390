/** The contents of a projector screen: the desk's choice, or an automatic one. */
import type { LotsShownView, PublicOverview, ScreenContentName } from '../../src/backend/generated';

export type Content =
	'welcome' | 'lots' | 'pairings' | 'seats' | 'results' | 'standings' | 'winners' | 'plan' | 'notices' | 'clock';

/** The progress of the tournament. */
export type Course = Pick<PublicOverview, 'round' | 'results' | 'closed'>;

function auto({ round, results, closed }: Course, lots: LotsShownView | null): Content[] {
	if (closed && round !== null) return ['winners', 'standings'];
	// A published round ends a forgotten lot ceremony: everyone looks for a table.
	if (round === null) return [lots ? 'lots' : 'welcome'];
	return results === 0 ? ['pairings'] : ['results', 'standings'];
}

/** Returns the contents that a screen shows in turn. */
export function contents(shows: ScreenContentName, course: Course, lots: LotsShownView | null): Content[] {
	switch (shows) {
		case 'auto':
			return auto(course, lots);
		case 'plan':
		case 'notices':
		case 'clock':
			return [shows];
		case 'standings':
			return course.round !== null && course.closed ? ['winners', 'standings'] : [ofRound(shows, course)];
		case 'pairings':
		case 'seats':
		case 'results':
			return [ofRound(shows, course)];
	}
}

/** Replaces a round's content with the welcome before the first round. */
const ofRound = (content: Content, { round }: Course): Content => (round === null ? 'welcome' : content);
