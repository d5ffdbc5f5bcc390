/** A page of a language: each message beside the picture of the scene that shows it first. */
import type { Language, Text } from '../texts';

/** A scene, with the messages that no scene before it shows. */
export interface Shown {
	scene: string;
	/** Address of its picture. */
	picture: string;
	messages: readonly (readonly [key: string, text: string])[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const row = (cells: readonly string[]) => `<tr>${cells.map((it) => `<td>${escaped(it)}</td>`).join('')}</tr>`;

const section = ({ scene, picture, messages }: Shown) => `
<section>
<h2>${escaped(scene)}</h2>
<a href="${picture}"><img src="${picture}" alt="" loading="lazy" width="512" height="350"></a>
<table>${messages.map(row).join('\n')}</table>
</section>`;

/** The messages that no scene shows, each with its file. */
function others(texts: readonly Text[], seen: ReadonlySet<string>): string {
	const rows = texts.filter(({ key }) => !seen.has(key)).map(({ file, key, text }) => row([`${file}.ftl`, key, text]));
	return `<h2>Without a scene (${String(rows.length)})</h2>\n<table>${rows.join('\n')}</table>`;
}

export function page(language: Language, shown: readonly Shown[], texts: readonly Text[]): string {
	const seen = new Set(shown.flatMap(({ messages }) => messages.map(([key]) => key)));
	const sections = shown.filter(({ messages }) => messages.length > 0).map(section);
	return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>Messages: ${language}</title>
<style>
body { font: 14px/1.4 sans-serif; margin: 1rem; }
section { display: grid; grid-template-columns: 512px 1fr; gap: 0 1rem; align-items: start; margin-block-end: 2rem; }
h2 { grid-column: 1 / -1; }
img { position: sticky; top: 1rem; border: 1px solid silver; }
td { padding: 0.1rem 0.5rem; vertical-align: top; border-block-end: 1px solid #eee; }
td:first-child { color: dimgray; }
</style>
<h1>${String(seen.size)} messages with a picture</h1>
${sections.join('\n')}
${others(texts, seen)}
</html>
`;
}
