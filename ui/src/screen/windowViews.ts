/** The public views in a window of Kralle itself, queried from the local desk. */
import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import type { Views } from '../../hall/channel/views';

export const windowViews: Views = {
	now: Date.now,
	async ask<Said>(path: string) {
		try {
			return await invoke<Said>('public_view', { path });
		} catch {
			// Refused: the round does not exist, or not yet. The bridge has no other failures.
			return null;
		}
	},
	follow(look) {
		look();
		const heard = listen('changed', look);
		return () => void heard.then((end) => end());
	},
};
