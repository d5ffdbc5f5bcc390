/** Prints or saves a record. Call this during component setup. */
import { useKralle } from '../../app/kralle.svelte';
import type { BoardGameView } from '../../backend/generated';
import { t } from '../../words/words.svelte';
import { nameOf } from './said';

export function recordOut() {
	const { desk, desktop, preferences, toasts } = useKralle();
	return {
		/** Opens the sheet in the user's PDF viewer. */
		print: (game: number) =>
			desk.guard(async () => {
				const printed = await desk.jobs.run('print_record', { game, language: preferences.now.language });
				await desktop.showSheet(printed.path);
			}),
		/** Saves the record in a place that the user chooses. */
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
