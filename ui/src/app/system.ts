/** Says which system the window is on, as far as the styles ask for it: the fonts of `tokens.css`. */
export function nameSystem(root: HTMLElement, userAgent: string) {
	if (userAgent.includes('Linux')) root.dataset['system'] = 'linux';
}
