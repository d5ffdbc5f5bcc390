/** How far the tournaments opened lately are: one file after the other, and nobody waits for it. */
import { useKralle } from '../../app/kralle.svelte';
import { refusalOf } from '../../backend/backend';
import type { RecentFile, RecentStatus, RefusalView } from '../../backend/generated';

type Seen = { status: RecentStatus } | { refusal: RefusalView };

export class Statuses {
	readonly #desk = useKralle().desk;
	#seen = $state.raw<Record<string, Seen>>({});

	/** Call while a component is set up. */
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

	/** What was seen of a file; undefined until it was looked at. */
	of(path: string): Seen | undefined {
		return this.#seen[path];
	}
}
