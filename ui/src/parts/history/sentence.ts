/** What the history says of a command: more than the button that undoes it. */
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

/** Who gave a command, as it is shown. */
export function whoOf(line: { who: string; command?: string }): string {
	if (line.who !== '') return line.who;
	return line.command === 'migrate_file' ? t('history-program') : t('history-nobody');
}

/** The reason that was given for a change, or for a call from the hall. */
export function reasonOf(line: JournalLine): string | null {
	const { topic } = line.data;
	if (typeof topic === 'string') return callWords(topic as CallTopicName, '');
	const reason = line.data['reason'] ?? line.data['about'];
	return typeof reason === 'string' && reason !== '' ? reason : null;
}
