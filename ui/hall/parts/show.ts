/** What was opened by a touch comes into sight. */
export const show = (node: HTMLElement) => node.scrollIntoView({ block: 'nearest' });
