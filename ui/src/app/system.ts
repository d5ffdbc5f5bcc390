/** Marks the root element with the operating system, for the fonts in `tokens.css`. */
export function nameSystem(root: HTMLElement, userAgent: string) {
	if (userAgent.includes('Linux')) root.dataset['system'] = 'linux';
}
