/** Returns the name of a screen in this tournament. */
import type { Screen } from '../app/places';
import type { Overview } from '../backend/generated';
import { t } from '../words/words.svelte';

/** The name of the draw screen by formation: lots for pots, reports for fixed teams, numbers for single players. */
const FORMING = {
	pot_draw: 'screen-draw',
	fixed_teams: 'screen-teams',
	single_players: 'screen-numbers-short',
	changing_partners: 'screen-numbers-short',
};

export function screenName(screen: Screen, { formation }: Overview): string {
	return t(screen === 'draw' ? FORMING[formation] : `screen-${screen}`);
}
