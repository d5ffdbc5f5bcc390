/** What a screen is called in this tournament. */
import type { Screen } from '../app/places';
import type { Overview } from '../backend/generated';
import { t } from '../words/words.svelte';

/** Where lots are drawn from pots, fixed teams are reported and single players get their numbers. */
const FORMING = { pot_draw: 'screen-draw', fixed_teams: 'screen-teams', single_players: 'screen-numbers-short' };

export function screenName(screen: Screen, { formation }: Overview): string {
	return t(screen === 'draw' ? FORMING[formation] : `screen-${screen}`);
}
