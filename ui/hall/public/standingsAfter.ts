/** Returns the caption of the standings: final, after a round, or during a round. */
import type { PublicOverview, PublicStandings } from '../../src/backend/generated';
import { t } from '../../src/words/words.svelte';

export function standingsAfter({ closed, after }: PublicStandings, overview: PublicOverview | null): string {
	if (closed) return t('hall-final');
	if (overview?.round !== after || overview.results === overview.tables) return t('hall-after', { round: after });
	return t('hall-during', { round: after, results: overview.results, tables: overview.tables });
}
