/** What everybody may see, in a window of Kralle itself: asked of the desk beside it. */
import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import type { Views } from '../../hall/channel/views';

export const windowViews: Views = {
	now: Date.now,
	async ask<Said>(path: string) {
		try {
			return await invoke<Said>('public_view', { path });
		} catch {
			// Refused: there is no such round, or none yet. Nothing else can come between.
			return null;
		}
	},
	follow(look) {
		look();
		const heard = listen('changed', look);
		return () => void heard.then((end) => end());
	},
};
