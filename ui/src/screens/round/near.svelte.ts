/** Which rows of a long list are in sight or near it: only those are drawn with all their controls. */
import { onDestroy } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';

/** From so many rows on it is worth it. */
const LONG = 60;
/** How many rows are drawn before anybody has looked where they stand. */
const FIRST = 30;

export class Near {
	readonly #count: () => number;
	readonly #near = new SvelteSet<number>();
	#eye: IntersectionObserver | undefined;
	/** Whether it is known where the rows stand. */
	#looked = $state(false);
	/** The height of a row that was drawn, in pixels; 0 before the first. */
	height = $state(0);

	/** Call while a component is set up; `count` says how many rows there are. */
	constructor(count: () => number) {
		this.#count = count;
		onDestroy(() => this.#eye?.disconnect());
	}

	/** Whether the row at this place of the list is drawn in full. */
	has(index: number): boolean {
		if (this.#count() < LONG) return true;
		return this.#looked ? this.#near.has(index) : index < FIRST;
	}

	/** Watches where a row stands. */
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
			// Who is at work in a row stays there.
			else if (!target.contains(document.activeElement)) this.#near.delete(index);
			if (this.height === 0 && boundingClientRect.height > 0 && index < FIRST) this.height = boundingClientRect.height;
		}
	}
}
