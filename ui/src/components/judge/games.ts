/** Entries of the list of games in a file of records. */
import type { GameTitle } from '../../backend/generated/GameTitle';
import { t } from '../../words/words.svelte';

/** Returns the entry of a game; one that cannot be read has its line. */
export function listed(title: GameTitle, entry: string): string {
	return title.error === null ? entry : t('record-unreadable', { game: entry, line: Number(title.error.data['line']) });
}
