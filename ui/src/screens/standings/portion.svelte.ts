/**
 * The drawn lines and columns of a large table: those near the visible area. A table of 500 by 500 has a quarter of a
 * million cells, which no window draws within a second.
 *
 * Start at {@link Portion.watch}, an attachment of the scrolling frame.
 */

/** Up to this many lines, the table is drawn completely. */
const WHOLE = 64;
/** The number of lines or columns drawn beyond the visible area, as a unit. */
const STEP = 12;

/** A range from the first drawn index to one past the last. */
export interface Span {
	from: number;
	to: number;
}

export class Portion {
	readonly #count: () => number;
	#seen = $state.raw({ top: 0, left: 0, height: 0, width: 0 });
	/** The last measured height of a line and width of a column, in pixels. */
	#size = $state.raw({ line: 36, column: 42 });
	readonly #lineFrom = $derived.by(() => this.#begin(this.#seen.top, this.#size.line));
	readonly #lineTo = $derived.by(() => this.#end(this.#seen.top + this.#seen.height, this.#size.line));
	readonly #columnFrom = $derived.by(() => this.#begin(this.#seen.left, this.#size.column));
	readonly #columnTo = $derived.by(() => this.#end(this.#seen.left + this.#seen.width, this.#size.column));
	readonly lines = $derived<Span>({ from: this.#lineFrom, to: this.#lineTo });
	readonly columns = $derived<Span>({ from: this.#columnFrom, to: this.#columnTo });

	/** The table has as many lines as columns; `count` may read state. */
	constructor(count: () => number) {
		this.#count = count;
	}

	/** True if parts may be omitted. */
	get partial(): boolean {
		return this.#count() > WHOLE;
	}

	/** Returns the size of this many omitted lines or columns, as a CSS length. */
	room(of: 'line' | 'column', many: number): string {
		return `${String(many * this.#size[of])}px`;
	}

	/** Observes the frame, and measures a cell. */
	readonly watch = (frame: HTMLElement) => {
		const look = () => {
			if (!this.partial) return;
			const field = frame.querySelector<HTMLElement>('[data-field]');
			const line = field?.parentElement?.offsetHeight ?? 0;
			const column = field?.offsetWidth ?? 0;
			if (line > 0 && column > 0) this.#size = { line, column };
			const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth: width } = frame;
			this.#seen = { top, left, height, width };
		};
		const sized = new ResizeObserver(look);
		sized.observe(frame);
		frame.addEventListener('scroll', look, { passive: true });
		return () => {
			sized.disconnect();
			frame.removeEventListener('scroll', look);
		};
	};

	#begin(seen: number, size: number): number {
		return this.partial ? Math.max(0, (Math.floor(seen / size / STEP) - 1) * STEP) : 0;
	}

	#end(seen: number, size: number): number {
		const count = this.#count();
		return this.partial ? Math.min(count, (Math.ceil(seen / size / STEP) + 1) * STEP) : count;
	}
}
