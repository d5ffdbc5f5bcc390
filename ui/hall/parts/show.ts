/** Scrolls an element that a tap opened into view. */
export const show = (node: HTMLElement) => node.scrollIntoView({ block: 'nearest' });
