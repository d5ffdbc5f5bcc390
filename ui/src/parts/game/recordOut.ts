import type { Kralle } from '../../app/kralle.svelte';
import type { BoardGameView } from '../../backend/generated/BoardGameView';
import { t } from '../../words/words.svelte';
import { nameOf } from './said';

/** The record on paper, in the program the person uses for PDF files. */
export function printRecord(kralle: Kralle, game: number): void {
	void kralle.desk.guard(async () => {
		const printed = await kralle.desk.jobs.run('print_record', { game, language: kralle.preferences.now.language });
		await kralle.desktop.showSheet(printed.path);
	});
}

/** The record as a file, where the person says. */
export async function saveRecord(kralle: Kralle, view: BoardGameView): Promise<void> {
	const path = await kralle.desktop.pickPlace({
		title: t('table-save-title'),
		kind: t('table-save-kind'),
		extensions: ['pzs', 'txt'],
		name: `${nameOf(view, 'white')}-${nameOf(view, 'black')}.pzs`,
	});
	if (path === null) return;
	await kralle.desk.guard(async () => {
		const saved = await kralle.desk.ask('export_game', { game: view.game, path });
		kralle.toasts.show(t('table-saved', { path: saved.path }));
	});
}
