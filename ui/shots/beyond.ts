/** Finds the parts of a page that its window cuts off. Runs in the page. */

/** Returns the page itself and the controls that exceed the right edge of the window, unless they can be scrolled. */
export function beyond(): string[] {
	const scrolls = (it: Element | null): boolean =>
		it !== null && (/auto|scroll/u.test(getComputedStyle(it).overflowX) || scrolls(it.parentElement));
	const controls = [...document.querySelectorAll('button, select, input, a')];
	return [document.documentElement, ...controls.filter((it) => !scrolls(it.parentElement))]
		.filter((it) => Math.max(it.getBoundingClientRect().right, it.scrollWidth) > window.innerWidth + 1)
		.map((it) => (it === document.documentElement ? 'the page' : it.textContent.trim()));
}
