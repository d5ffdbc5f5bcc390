/** Writes a small PDF: a few lines of text a page, in a typeface every reader has. */

interface Size {
	width: number;
	height: number;
}

/** The lines of each page; what Latin-1 lacks becomes a question mark. Answers in base64. */
export function writePdf(pages: readonly (readonly string[])[], { width, height }: Size): string {
	const kids = pages.map((_, index) => `${String(4 + 2 * index)} 0 R`).join(' ');
	const objects = [
		'<</Type/Catalog/Pages 2 0 R>>',
		`<</Type/Pages/Count ${String(pages.length)}/Kids[${kids}]/MediaBox[0 0 ${String(width)} ${String(height)}]>>`,
		'<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
		...pages.flatMap((lines, index) => {
			const text = lines.map((line, row) => `/F1 ${row === 1 ? '20' : '11'} Tf (${plain(line)}) Tj 0 -26 Td`).join('\n');
			const stream = `BT 50 ${String(height - 60)} Td\n${text}\nET`;
			return [
				`<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 3 0 R>>>>/Contents ${String(5 + 2 * index)} 0 R>>`,
				`<</Length ${String(stream.length)}>>stream\n${stream}\nendstream`,
			];
		}),
	];
	let file = '%PDF-1.4\n';
	const places = objects.map((object, index) => {
		const place = file.length;
		file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
		return place;
	});
	const table = file.length;
	file += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n`;
	file += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
	file += `trailer<</Size ${String(objects.length + 1)}/Root 1 0 R>>\nstartxref\n${String(table)}\n%%EOF\n`;
	return btoa(file);
}

function plain(text: string): string {
	return text.replaceAll(/[^\u0020-\u00ff]/gu, '?').replaceAll(/[\\()]/gu, String.raw`\$&`);
}
