/**
 * What this phone keeps: sessions, acts without an answer, locks. All of it lies in `localStorage`,
 * so that it outlives reloading, closing and an empty battery.
 */

/** A place for texts by name, shared by the tabs of a page. */
export class Keep {
	readonly #storage: Storage | undefined;
	/** What could not be stored, for as long as the page is open. */
	readonly #memory = new Map<string, string>();

	/** Keeps in `storage`; without one (a browser that forbids it) only while the page is open. */
	constructor(storage: Storage | undefined) {
		this.#storage = storage;
	}

	get(name: string): string | undefined {
		try {
			return this.#memory.get(name) ?? this.#storage?.getItem(`kralle.${name}`) ?? undefined;
		} catch {
			return undefined;
		}
	}

	/** Keeps a text; false where it is kept only while the page is open. */
	set(name: string, text: string): boolean {
		try {
			if (this.#storage) {
				this.#storage.setItem(`kralle.${name}`, text);
				this.#memory.delete(name);
				return true;
			}
		} catch {
			// Full, or forbidden: what was said must not be lost while somebody looks at it.
		}
		this.#memory.set(name, text);
		return false;
	}

	delete(name: string) {
		this.#memory.delete(name);
		try {
			this.#storage?.removeItem(`kralle.${name}`);
		} catch {
			// It was not there.
		}
	}

	/** The names that begin so, in order. */
	names(beginning: string): string[] {
		const found = new Set([...this.#memory.keys()]);
		try {
			for (let index = 0; index < (this.#storage?.length ?? 0); index += 1) {
				const name = this.#storage?.key(index) ?? '';
				if (name.startsWith('kralle.')) found.add(name.slice('kralle.'.length));
			}
		} catch {
			// Only what is in memory.
		}
		return [...found].filter((name) => name.startsWith(beginning)).sort();
	}

	/** Hears what other tabs changed, by name; gives what ends it. */
	heard(listener: (name: string) => void): () => void {
		const hear = (event: StorageEvent) => {
			if (event.key === null) listener('');
			else if (event.key.startsWith('kralle.')) listener(event.key.slice('kralle.'.length));
		};
		window.addEventListener('storage', hear);
		return () => window.removeEventListener('storage', hear);
	}
}

/** The browser's own place; undefined where it forbids one. */
export function browserStorage(): Storage | undefined {
	try {
		return window.localStorage;
	} catch {
		return undefined;
	}
}
