/**
 * Shrinks a name that is too long for its place, so that none of it is cut off.
 *
 * It stays on one line down to the minimum readable size. A longer name takes two lines within the height of one.
 */

/** The minimum letter size, as a fraction of the screen's height. */
const LEAST = 1 / 28;
/** The letter size on two lines, as a fraction of that on one. */
const HALVED = 0.67;
/** The usable fraction of the width; the rest allows for rounding. */
const SLACK = 0.98;

/** Returns the letter size in pixels and the need for two lines, for a text `over` times as wide as its place. */
export function sizeOf(letter: number, over: number, height: number): { size: number; two: boolean } {
	if (over <= 1) return { size: letter, two: false };
	const single = (letter / over) * SLACK;
	if (single >= Math.min(letter, height * LEAST)) return { size: single, two: false };
	return { size: Math.min(letter * HALVED, 2 * single * SLACK), two: true };
}

/** Fits the text of an element into its width, now and after each change; returns a function that stops it. */
export function fitName(node: HTMLElement): () => void {
	const fit = () => {
		node.style.fontSize = '';
		node.classList.remove('two');
		const { scrollWidth, clientWidth } = node;
		if (clientWidth === 0) return;
		const letter = Number.parseFloat(getComputedStyle(node).fontSize);
		const { size, two } = sizeOf(letter, scrollWidth / clientWidth, innerHeight);
		if (size === letter) return;
		node.style.fontSize = `${String(size)}px`;
		node.classList.toggle('two', two);
	};
	const sized = new ResizeObserver(fit);
	const written = new MutationObserver(() => {
		fit();
		// Ignore the class change made by the fitting itself.
		written.takeRecords();
	});
	sized.observe(node);
	// The winner's name becomes bold, and therefore wider.
	written.observe(node, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
	fit();
	return () => {
		sized.disconnect();
		written.disconnect();
	};
}
