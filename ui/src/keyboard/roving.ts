/**
 * A row of buttons with one place in the tab order. Arrows move between the buttons, Home and End to the first and
 * last. Tab returns to the button used last.
 *
 * Start at {@link roving}, an attachment of the element around the buttons.
 */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function roving(row: HTMLElement): () => void {
	let current: HTMLButtonElement | null = null;
	const buttons = () => [...row.querySelectorAll('button')];

	function settle() {
		const all = buttons();
		if (!current || !all.includes(current)) current = all[0] ?? null;
		for (const button of all) {
			button.tabIndex = button === current ? 0 : -1;
			button.dataset['arrows'] = '';
		}
	}

	function come(event: FocusEvent) {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		if (!button) return;
		current = button;
		settle();
	}

	function key(event: KeyboardEvent) {
		if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
		const all = buttons();
		const at = all.findIndex((button) => button === document.activeElement);
		const step = STEPS[event.key];
		const ends = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : null;
		if (at < 0 || (step === undefined && ends === null)) return;
		event.preventDefault();
		all[ends ?? (at + (step ?? 0) + all.length) % all.length]?.focus();
	}

	const watch = new MutationObserver(settle);
	watch.observe(row, { childList: true, subtree: true });
	row.addEventListener('focusin', come);
	row.addEventListener('keydown', key);
	settle();
	return () => {
		watch.disconnect();
		row.removeEventListener('focusin', come);
		row.removeEventListener('keydown', key);
	};
}
