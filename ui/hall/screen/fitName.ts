/**
 * Makes the letters of a name that is too long for its place smaller, so that none of it is cut.
 *
 * Down to the least size that is read from the back of a hall it stays on one line; a still longer name
 * takes two lines of the height of one.
 */

/** The least letters, in parts of the screen's height. */
const LEAST = 1 / 28;
/** The letters of two lines, in parts of those of one. */
const HALVED = 0.67;
/** The part of the width that is used; the rest allows for rounding. */
const SLACK = 0.98;

/** The size of letters in pixels, and whether they take two lines, for a text `over` times as wide as its place. */
export function sizeOf(letter: number, over: number, height: number): { size: number; two: boolean } {
	if (over <= 1) return { size: letter, two: false };
	const single = (letter / over) * SLACK;
	if (single >= Math.min(letter, height * LEAST)) return { size: single, two: false };
	return { size: Math.min(letter * HALVED, 2 * single * SLACK), two: true };
}

/** Fits the text of an element into its width, now and whenever one of them changes. */
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
		// Its own change of the class is none to fit anew.
		written.takeRecords();
	});
	sized.observe(node);
	// The winner's name becomes bold, and with it wider.
	written.observe(node, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
	fit();
	return () => {
		sized.disconnect();
		written.disconnect();
	};
}
