/** The history's description of a command: more detailed than the undo button's. */
import type { CallTopicName, JournalLine } from '../../backend/generated';
import { callWords } from '../../words/calls';
import { fullSentence } from '../../words/sentences';
import { moment, t } from '../../words/words.svelte';

export function historySentence(line: JournalLine): string {
	const time = line.data['time'];
	if (line.command === 'restore_backup' && typeof time === 'string')
		return t('journal-restore-backup', { time: moment(time) });
	return fullSentence(line);
}

/** Returns the displayed author of a command. */
export function whoOf(line: { who: string; command?: string }): string {
	if (line.who !== '') return line.who;
	return line.command === 'migrate_file' ? t('history-program') : t('history-nobody');
}

/** Returns the reason for a change, or for a call from the hall; null if there is none. */
export function reasonOf(line: JournalLine): string | null {
	const { topic } = line.data;
	if (typeof topic === 'string') return callWords(topic as CallTopicName, '');
	const reason = line.data['reason'] ?? line.data['about'];
	return typeof reason === 'string' && reason !== '' ? reason : null;
}
