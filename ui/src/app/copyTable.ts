/** Converts a table for other programs: tab-separated text, HTML, or a picture. */
import type { TableInWords } from '../backend/desktop';
import type { CopiedTable } from '../backend/generated';

/** The characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+@-]./u;
const NUMBER = /^[+-]?[\d½.,]+$/u;

/** Returns a cell's text on one line. A formula gets an apostrophe, so that it stays text, as in an exported table. */
function cellText(cell: string): string {
	const line = cell.replaceAll(/\s+/gu, ' ').trim();
	return FORMULA.test(line) && !NUMBER.test(line) ? `'${line}` : line;
}

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns a table as text for a spreadsheet and as HTML for a letter. */
export function tableInWords({ title, columns, rows }: CopiedTable): TableInWords {
	const headings = columns.map(({ heading }) => heading);
	const text = [headings, ...rows].map((row) => row.map(cellText).join('\t')).join('\n');
	const cell = (tag: 'th' | 'td', text: string, at: number) =>
		`<${tag} style="text-align:${columns[at]?.right ? 'right' : 'left'}">${escaped(text)}</${tag}>`;
	const line = (tag: 'th' | 'td', cells: readonly string[]) =>
		`<tr>${cells.map((text, at) => cell(tag, text, at)).join('')}</tr>`;
	const body = rows.map((row) => line('td', row)).join('');
	const html = `<table><caption>${escaped(title)}</caption><thead>${line('th', headings)}</thead><tbody>${body}</tbody></table>`;
	return { text, html };
}

/** Dimensions of the picture, in pixels before scaling. */
const LINE = 26;
const EDGE = 16;
const GAP = 20;
const FONT = '15px "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif';
/** The scale that is sharp on a phone. */
const SCALE = 2;
/** The maximum side in pixels: no web view draws more, and no messenger shows it. */
const LARGEST = 12_000;

/** The table exceeds the maximum size of a picture. */
export class TooLarge extends Error {}

/**
 * Draws a table as PNG for a messenger: black on white, independent of the theme. Throws {@link TooLarge} beyond the
 * maximum size.
 */
export async function pictureOf({ title, columns, rows }: CopiedTable): Promise<Blob> {
	const canvas = document.createElement('canvas');
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('The web view draws no pictures.');
	// Measured in bold: headings are bold, and therefore the widest.
	pen.font = `600 ${FONT}`;
	const lines = [columns.map(({ heading }) => heading), ...rows];
	const widths = columns.map((_, at) =>
		Math.ceil(Math.max(...lines.map((line) => pen.measureText(line[at] ?? '').width))),
	);
	const table = widths.reduce((sum, width) => sum + width + GAP, -GAP);
	const width = Math.max(table, Math.ceil(pen.measureText(title).width * 1.3)) + 2 * EDGE;
	const height = (lines.length + 1) * LINE + 2 * EDGE;
	if (Math.max(width, height) * SCALE > LARGEST) throw new TooLarge();
	canvas.width = width * SCALE;
	canvas.height = height * SCALE;
	pen.scale(SCALE, SCALE);
	pen.fillStyle = '#ffffff';
	pen.fillRect(0, 0, width, height);
	pen.fillStyle = '#1a1a19';
	pen.textBaseline = 'middle';
	pen.font = `600 ${FONT.replace('15px', '18px')}`;
	pen.fillText(title, EDGE, EDGE + LINE / 2);
	for (const [row, line] of lines.entries()) {
		pen.font = row === 0 ? `600 ${FONT}` : FONT;
		const middle = EDGE + (row + 1.5) * LINE;
		let left = EDGE;
		for (const [at, { right }] of columns.entries()) {
			const across = widths[at] ?? 0;
			pen.textAlign = right ? 'right' : 'left';
			pen.fillText(line[at] ?? '', right ? left + across : left, middle, across);
			left += across + GAP;
		}
		pen.fillRect(EDGE, middle + LINE / 2 - 1, width - 2 * EDGE, row === 0 ? 1.5 : 0.25);
	}
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
	});
}
