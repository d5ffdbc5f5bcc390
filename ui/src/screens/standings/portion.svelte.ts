/**
 * Which lines and columns of a large table are drawn: those near what is seen. A table of five hundred
 * against five hundred has a quarter of a million fields, and no window draws them in a second.
 *
 * Begin at {@link Portion.watch}, an attachment of the frame that scrolls.
 */

/** A table of so many is drawn whole. */
const WHOLE = 64;
/** So many are drawn beyond what is seen, and go together. */
const STEP = 12;

/** From the first drawn to behind the last. */
export interface Span {
	from: number;
	to: number;
}

export class Portion {
	readonly #count: () => number;
	#seen = $state.raw({ top: 0, left: 0, height: 0, width: 0 });
	/** How high a line and how wide a column is, in pixels, as last drawn. */
	#size = $state.raw({ line: 36, column: 42 });
	readonly #lineFrom = $derived.by(() => this.#begin(this.#seen.top, this.#size.line));
	readonly #lineTo = $derived.by(() => this.#end(this.#seen.top + this.#seen.height, this.#size.line));
	readonly #columnFrom = $derived.by(() => this.#begin(this.#seen.left, this.#size.column));
	readonly #columnTo = $derived.by(() => this.#end(this.#seen.left + this.#seen.width, this.#size.column));
	readonly lines = $derived<Span>({ from: this.#lineFrom, to: this.#lineTo });
	readonly columns = $derived<Span>({ from: this.#columnFrom, to: this.#columnTo });

	/** As many lines as columns; `count` may read state. */
	constructor(count: () => number) {
		this.#count = count;
	}

	/** Whether some may be left out. */
	get partial(): boolean {
		return this.#count() > WHOLE;
	}

	/** How much room so many lines or columns take that are not drawn. */
	room(of: 'line' | 'column', many: number): string {
		return `${String(many * this.#size[of])}px`;
	}

	/** Follows the frame; a field of the table shows how large one is. */
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
