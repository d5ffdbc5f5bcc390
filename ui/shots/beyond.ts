/** What of a page its window does not hold. It runs in the page. */

/** What stands beyond the right edge of the window, and nothing scrolls there: the page itself, or a control. */
export function beyond(): string[] {
	const scrolls = (it: Element | null): boolean =>
		it !== null && (/auto|scroll/u.test(getComputedStyle(it).overflowX) || scrolls(it.parentElement));
	const controls = [...document.querySelectorAll('button, select, input, a')];
	return [document.documentElement, ...controls.filter((it) => !scrolls(it.parentElement))]
		.filter((it) => Math.max(it.getBoundingClientRect().right, it.scrollWidth) > window.innerWidth + 1)
		.map((it) => (it === document.documentElement ? 'the page' : it.textContent.trim()));
}
