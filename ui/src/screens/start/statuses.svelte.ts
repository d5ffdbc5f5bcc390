/** The progress of recent tournaments, loaded one file after the other in the background. */
import { useKralle } from '../../app/kralle.svelte';
import { refusalOf } from '../../backend/backend';
import type { RecentFile, RecentStatus, RefusalView } from '../../backend/generated';

type Seen = { status: RecentStatus } | { refusal: RefusalView };

export class Statuses {
	readonly #desk = useKralle().desk;
	#seen = $state.raw<Record<string, Seen>>({});

	/** Call this during component setup. */
	constructor(files: () => readonly RecentFile[]) {
		$effect(() => {
			const found = files().filter((file) => file.found);
			let shown = true;
			void (async () => {
				for (const { path } of found) {
					if (!shown) return;
					const seen = await this.#desk.ask('recent_status', { path }).then(
						(status) => ({ status }),
						(thrown: unknown) => ({ refusal: refusalOf(thrown) }),
					);
					this.#seen = { ...this.#seen, [path]: seen };
				}
			})();
			return () => {
				shown = false;
			};
		});
	}

	/** Returns the status of a file; undefined until it is loaded. */
	of(path: string): Seen | undefined {
		return this.#seen[path];
	}
}
