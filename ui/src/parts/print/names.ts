/** What a sheet is called. */
import type { SheetName } from '../../backend/generated';
import { t } from '../../words/words.svelte';

/** A sheet in the names of messages. */
export function sheetKey(sheet: SheetName): string {
	return sheet.replaceAll('_', '-');
}

/** "Paarungen", "Paarungen Runde 3". */
export function nameOf(sheet: SheetName, round: number | null): string {
	const name = t(`sheet-name-${sheetKey(sheet)}`);
	return round === null ? name : t('print-of-round', { name, round });
}
