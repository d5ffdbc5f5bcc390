/** Explanations for keys that do nothing at a table of a round. */
import type { RoundView } from '../../backend/generated';
import { causeKey } from '../../words/sentences';
import { t } from '../../words/words.svelte';
import type { ResultEntry } from './entry.svelte';

/** The key for a result of a table without a recorded seating. */
export const WITHOUT_SEATING = 'o';
/** The keys of winners and seats. */
const SEATS = ['0', '1', '2', '3', '4', '5'];

/** Explains a character without a meaning. */
export function whyIdle(key: string, view: RoundView | null, entry: ResultEntry): string {
	const none = t('key-idle', { key: key.toUpperCase() });
	const it = entry.match;
	if (!view || !it) return none;
	const causes = [...view.causes.win, ...view.causes.drawn].map(({ cause }) => causeKey(cause).toLowerCase());
	const isCause = causes.includes(key);
	if (!isCause && !SEATS.includes(key)) return none;
	if (view.state === 'draft') return t('round-idle-draft');
	if (it.outcome !== null && !entry.changing) return t('round-idle-done', { table: it.table });
	if (!entry.shown) return t('round-idle-seating', { table: it.table, key: WITHOUT_SEATING.toUpperCase() });
	return isCause && entry.winner !== null ? t('round-idle-cause', { key: key.toUpperCase() }) : none;
}
