/** A record that leaves the program: on paper, or as a file. Call while a component is set up. */
import { useKralle } from '../../app/kralle.svelte';
import type { BoardGameView } from '../../backend/generated';
import { t } from '../../words/words.svelte';
import { nameOf } from './said';

export function recordOut() {
	const { desk, desktop, preferences, toasts } = useKralle();
	return {
		/** Shows the sheet in the program the person uses for PDF files. */
		print: (game: number) =>
			desk.guard(async () => {
				const printed = await desk.jobs.run('print_record', { game, language: preferences.now.language });
				await desktop.showSheet(printed.path);
			}),
		/** Saves the record where the person says. */
		async save(view: BoardGameView) {
			const path = await desktop.pickPlace({
				title: t('table-save-title'),
				kind: t('table-save-kind'),
				extensions: ['pzs', 'txt'],
				name: `${nameOf(view, 'white')}-${nameOf(view, 'black')}.pzs`,
			});
			if (path === null) return;
			await desk.guard(async () => {
				const saved = await desk.ask('export_game', { game: view.game, path });
				toasts.show(t('table-saved', { path: saved.path }));
			});
		},
	};
}
