/** How wide a text is, in letters' heights: measured where there is something to measure with. */

/** As wide as a letter is on average. */
const AVERAGE = 0.56;
const MEASURED_AT = 100;

let context: CanvasRenderingContext2D | null | undefined;

export function textWidth(text: string): number {
	if (context === undefined) {
		context = document.createElement('canvas').getContext('2d');
		if (context) context.font = `${String(MEASURED_AT)}px ${getComputedStyle(document.body).fontFamily}`;
	}
	return context ? context.measureText(text).width / MEASURED_AT : text.length * AVERAGE;
}

/** The width that most texts, nine of ten, do not exceed: one long name must not make all others small. */
export function usualWidth(texts: readonly string[], most = 0.9, width: (text: string) => number = textWidth): number {
	const widths = texts.map(width).sort((one, other) => one - other);
	return widths[Math.ceil((widths.length - 1) * most)] ?? 0;
}
