/** The zoom of the window: its steps, and the keys and wheel that change it. */
import type { ZoomName } from '../backend/generated';

export const ZOOMS: readonly ZoomName[] = [
	'percent75',
	'percent90',
	'percent100',
	'percent110',
	'percent125',
	'percent150',
	'percent175',
	'percent200',
];
const USUAL: ZoomName = 'percent100';
/** The scroll distance of one step, in pixels. */
const WHEEL_STEP = 50;

export const percentOf = (zoom: ZoomName) => Number(zoom.slice('percent'.length));

/** A change of the zoom: one step, or back to the default. */
export type ZoomStep = 'larger' | 'smaller' | 'usual';

export function zoomed(zoom: ZoomName, step: ZoomStep): ZoomName {
	if (step === 'usual') return USUAL;
	return ZOOMS[ZOOMS.indexOf(zoom) + (step === 'larger' ? 1 : -1)] ?? zoom;
}

const KEYS: Record<string, ZoomStep> = { '+': 'larger', '=': 'larger', '-': 'smaller', '0': 'usual' };

/** Listens to Ctrl with + − 0 and with the wheel, in dialogs and fields too; returns a function that stops it. */
export function hearZoom(take: (step: ZoomStep) => Promise<unknown>): () => void {
	// Sequential: each step begins where the previous one ended.
	let turn: Promise<unknown> = Promise.resolve();
	const go = (step: ZoomStep) => (turn = turn.then(() => take(step)));
	let rolled = 0;

	function press(event: KeyboardEvent) {
		const step = KEYS[event.key];
		if (!step || !(event.ctrlKey || event.metaKey) || event.altKey) return;
		event.preventDefault();
		event.stopPropagation();
		void go(step);
	}
	function roll(event: WheelEvent) {
		if (!event.ctrlKey) return;
		event.preventDefault();
		rolled += event.deltaY;
		if (Math.abs(rolled) < WHEEL_STEP) return;
		void go(rolled < 0 ? 'larger' : 'smaller');
		rolled = 0;
	}
	window.addEventListener('keydown', press, { capture: true });
	window.addEventListener('wheel', roll, { passive: false });
	return () => {
		window.removeEventListener('keydown', press, { capture: true });
		window.removeEventListener('wheel', roll);
	};
}
