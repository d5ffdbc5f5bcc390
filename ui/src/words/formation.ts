/** The entrants and the games of a formation. */
import type { FormationName } from '../backend/generated/FormationName';

/** True if each entrant is a single player; partners may change. */
export const entersSingly = (formation: FormationName | undefined): boolean =>
	formation === 'single_players' || formation === 'changing_partners';

/** True if a match is one game of two players. */
export const playsSingly = (formation: FormationName | undefined): boolean => formation === 'single_players';

/** True if each player has another partner in each round. */
export const changesPartners = (formation: FormationName | undefined): boolean => formation === 'changing_partners';

/** Returns the number of a side: “4”, or “3+7” for two partners. */
export const sideNumber = ({ team, partner }: { team: number; partner: number | null }): string =>
	partner === null ? String(team) : `${String(team)}+${String(partner)}`;
