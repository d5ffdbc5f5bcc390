/** Returns the width of a text in letter heights: measured on a canvas, or estimated without one. */

/** The average width of a letter, in letter heights. */
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

/** Returns the width that most texts (nine of ten) do not exceed, so that one long name does not shrink all others. */
export function usualWidth(texts: readonly string[], most = 0.9, width: (text: string) => number = textWidth): number {
	const widths = texts.map(width).sort((one, other) => one - other);
	return widths[Math.ceil((widths.length - 1) * most)] ?? 0;
}
