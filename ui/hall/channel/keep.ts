/**
 * The phone's storage for sessions, unanswered acts and locks. It uses `localStorage`, which survives reloading,
 * closing and an empty battery.
 */

/** A key-value store of strings, shared by the tabs of a page. */
export class Keep {
	readonly #storage: Storage | undefined;
	/** Values that could not be stored; they last as long as the page is open. */
	readonly #memory = new Map<string, string>();

	/** Uses `storage`. Undefined (the browser forbids it): values last only as long as the page is open. */
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

	/** Stores a text; returns false if it lasts only as long as the page is open. */
	set(name: string, text: string): boolean {
		try {
			if (this.#storage) {
				this.#storage.setItem(`kralle.${name}`, text);
				this.#memory.delete(name);
				return true;
			}
		} catch {
			// Storage is full or forbidden: keep the value in memory at least.
		}
		this.#memory.set(name, text);
		return false;
	}

	delete(name: string) {
		this.#memory.delete(name);
		try {
			this.#storage?.removeItem(`kralle.${name}`);
		} catch {
			// The value was not there.
		}
	}

	/** Returns the names with this prefix, sorted. */
	names(beginning: string): string[] {
		const found = new Set([...this.#memory.keys()]);
		try {
			for (let index = 0; index < (this.#storage?.length ?? 0); index += 1) {
				const name = this.#storage?.key(index) ?? '';
				if (name.startsWith('kralle.')) found.add(name.slice('kralle.'.length));
			}
		} catch {
			// Storage is forbidden: return only the names in memory.
		}
		return [...found].filter((name) => name.startsWith(beginning)).sort();
	}

	/**
	 * Calls `listener` with each name that another tab changes (empty: all of them); returns a function that stops it.
	 */
	heard(listener: (name: string) => void): () => void {
		const hear = (event: StorageEvent) => {
			if (event.key === null) listener('');
			else if (event.key.startsWith('kralle.')) listener(event.key.slice('kralle.'.length));
		};
		window.addEventListener('storage', hear);
		return () => window.removeEventListener('storage', hear);
	}
}

/** Returns the browser's storage; undefined if the browser forbids it. */
export function browserStorage(): Storage | undefined {
	try {
		return window.localStorage;
	} catch {
		return undefined;
	}
}
