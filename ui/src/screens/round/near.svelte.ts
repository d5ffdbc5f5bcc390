/** The rows of a long list near the visible area: only those are drawn with all their controls. */
import { onDestroy } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';

/** The number of rows from which this is worthwhile. */
const LONG = 60;
/** The number of rows drawn before the first measurement. */
const FIRST = 30;

export class Near {
	readonly #count: () => number;
	readonly #near = new SvelteSet<number>();
	#eye: IntersectionObserver | undefined;
	/** True once the positions of the rows are known. */
	#looked = $state(false);
	/** The height of a drawn row, in pixels; 0 before the first measurement. */
	height = $state(0);

	/** Call this during component setup; `count` returns the number of rows. */
	constructor(count: () => number) {
		this.#count = count;
		onDestroy(() => this.#eye?.disconnect());
	}

	/** True if the row at this index is drawn in full. */
	has(index: number): boolean {
		if (this.#count() < LONG) return true;
		return this.#looked ? this.#near.has(index) : index < FIRST;
	}

	/** Returns an attachment that observes the row's position. */
	watch(index: number) {
		return (row: HTMLElement) => {
			if (this.#count() < LONG) return;
			row.dataset['index'] = String(index);
			this.#eye ??= new IntersectionObserver((seen) => this.#look(seen), {
				root: row.closest('.scroll'),
				rootMargin: '100% 0px',
			});
			const eye = this.#eye;
			eye.observe(row);
			return () => eye.unobserve(row);
		};
	}

	#look(seen: IntersectionObserverEntry[]) {
		this.#looked = true;
		for (const { target, isIntersecting, boundingClientRect } of seen) {
			if (!(target instanceof HTMLElement)) continue;
			const index = Number(target.dataset['index']);
			if (isIntersecting) this.#near.add(index);
			// A row that contains the focus stays drawn.
			else if (!target.contains(document.activeElement)) this.#near.delete(index);
			if (this.height === 0 && boundingClientRect.height > 0 && index < FIRST) this.height = boundingClientRect.height;
		}
	}
}
