/** What a screen shows: what the desk says, or by itself what is of interest now. */
import type { LotsShownView, PublicOverview, ScreenContentName } from '../../src/backend/generated';

export type Content =
	'welcome' | 'lots' | 'pairings' | 'seats' | 'results' | 'standings' | 'winners' | 'plan' | 'notices' | 'clock';

/** How far the tournament is. */
export type Course = Pick<PublicOverview, 'round' | 'results' | 'closed'>;

function auto({ round, results, closed }: Course, lots: LotsShownView | null): Content[] {
	if (closed && round !== null) return ['winners', 'standings'];
	// Once a round is published, everybody looks for a table: a ceremony that nobody ended is over.
	if (round === null) return [lots ? 'lots' : 'welcome'];
	return results === 0 ? ['pairings'] : ['results', 'standings'];
}

/** What is shown in turn. */
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

/** Before the first round there is nothing of one. */
const ofRound = (content: Content, { round }: Course): Content => (round === null ? 'welcome' : content);
