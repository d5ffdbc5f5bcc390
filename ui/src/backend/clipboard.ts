/**
 * Access to the web view's clipboard. Content is passed as a promise: the permission of a key press expires quickly.
 */
import type { TableInWords } from './desktop';

const blob = (text: string, type: string) => new Blob([text], { type });

export async function copyTable(table: Promise<TableInWords>) {
	try {
		await navigator.clipboard.write([
			new ClipboardItem({
				'text/plain': table.then(({ text }) => blob(text, 'text/plain')),
				'text/html': table.then(({ html }) => blob(html, 'text/html')),
			}),
		]);
	} catch {
		copyByCommand(await table);
	}
}

/** The older method, for web views without the clipboard interface. */
function copyByCommand({ text, html }: TableInWords) {
	function write(event: ClipboardEvent) {
		event.clipboardData?.setData('text/plain', text);
		event.clipboardData?.setData('text/html', html);
		event.preventDefault();
	}
	document.addEventListener('copy', write, { once: true });
	const copied = document.execCommand('copy');
	document.removeEventListener('copy', write);
	if (!copied) throw new Error('The web view writes nothing to the clipboard.');
}

export async function copyPicture(picture: Promise<Blob>) {
	await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
}
