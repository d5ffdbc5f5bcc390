import type { Kralle } from '../../app/kralle.svelte';
import type { BoardGameView } from '../../backend/generated/BoardGameView';
import { t } from '../../words/words.svelte';
import { nameOf } from './said';

type Program = Pick<Kralle, 'desk' | 'desktop' | 'preferences' | 'toasts'>;

/** The record on paper, in the program the person uses for PDF files. */
export function printRecord(program: Program, game: number): void {
	void program.desk.guard(async () => {
		const printed = await program.desk.jobs.run('print_record', { game, language: program.preferences.now.language });
		await program.desktop.showSheet(printed.path);
	});
}

/** The record as a file, where the person says. */
export async function saveRecord(program: Program, view: BoardGameView): Promise<void> {
	const path = await program.desktop.pickPlace({
		title: t('table-save-title'),
		kind: t('table-save-kind'),
		extensions: ['pzs', 'txt'],
		name: `${nameOf(view, 'white')}-${nameOf(view, 'black')}.pzs`,
	});
	if (path === null) return;
	await program.desk.guard(async () => {
		const saved = await program.desk.ask('export_game', { game: view.game, path });
		program.toasts.show(t('table-saved', { path: saved.path }));
	});
}
