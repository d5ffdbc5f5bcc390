/** The names of sheets. */
import type { SheetName } from '../../backend/generated';
import { t } from '../../words/words.svelte';

/** Returns a sheet's part of message names. */
export function sheetKey(sheet: SheetName): string {
	return sheet.replaceAll('_', '-');
}

/** Returns a sheet's name: "Paarungen", "Paarungen Runde 3". */
export function nameOf(sheet: SheetName, round: number | null): string {
	const name = t(`sheet-name-${sheetKey(sheet)}`);
	return round === null ? name : t('print-of-round', { name, round });
}
