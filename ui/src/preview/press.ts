/** Presses visible controls, for screenshots of their result. */
import { says, t } from '../words/words.svelte';

const PRESSED = 'button, [role="tab"], summary';
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();

/** Returns the control with this name, in the front dialog if there is one; the name may be followed by a hint. */
function named(name: string): HTMLElement | undefined {
	const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
	const all = [...front.querySelectorAll<HTMLElement>(PRESSED)];
	const names = (it: HTMLElement) => [plain(it.textContent), it.getAttribute('aria-label') ?? ''];
	return all.find((it) => names(it).includes(name)) ?? all.find((it) => names(it).some((its) => its.startsWith(name)));
}

/** Presses the controls with these message keys or names in order, each as soon as it appears. */
export async function press(messages: readonly string[]): Promise<void> {
	for (const message of messages) {
		const name = says(message) ? t(message) : message;
		let found = named(name);
		while (!found) {
			await new Promise<void>((seen) => {
				const watch = new MutationObserver(() => {
					watch.disconnect();
					seen();
				});
				watch.observe(document.body, { childList: true, subtree: true, characterData: true });
			});
			found = named(name);
		}
		found.click();
	}
}
