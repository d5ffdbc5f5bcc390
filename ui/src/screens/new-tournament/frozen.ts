/** The settings that cannot change any more, each with a sentence that explains why; undefined for changeable ones. */
import type { Overview } from '../../backend/generated';
import { t } from '../../words/words.svelte';

export interface Frozen {
	formation?: string | undefined;
	/** The preset; the detailed rules have a dialog of their own. */
	rules?: string | undefined;
	format?: string | undefined;
	scoring?: string | undefined;
	ratingOrder?: string | undefined;
	/** All settings. */
	closed?: string | undefined;
	/** The minimum number of rounds. */
	leastRounds: number;
}

/** Returns the frozen settings; none for a new tournament (null). */
export function frozenIn(overview: Overview | null): Frozen {
	if (!overview) return { leastRounds: 1 };
	const paired = overview.rounds.length;
	const rounds = paired > 0 ? t('settings-fixed-rounds') : undefined;
	const formed = overview.stage === 'before_lots' ? undefined : t('settings-fixed-formed');
	const teams = overview.formation === 'fixed_teams' && overview.teams > 0 ? t('settings-fixed-teams') : undefined;
	return {
		formation: rounds ?? formed ?? teams,
		rules: rounds && t('settings-fixed-rules'),
		format: rounds,
		scoring: rounds,
		ratingOrder: formed,
		closed: overview.stage === 'closed' ? t('settings-fixed-closed') : undefined,
		leastRounds: Math.max(1, paired),
	};
}
