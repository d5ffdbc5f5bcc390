/** Presses what a person sees: for pictures of what opens then. */
import { says, t } from '../words/words.svelte';

const PRESSED = 'button, [role="tab"], summary';
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();

/** What is called so, in the dialog in front when there is one; a name may go on with a hint. */
function named(name: string): HTMLElement | undefined {
	const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
	const all = [...front.querySelectorAll<HTMLElement>(PRESSED)];
	const names = (it: HTMLElement) => [plain(it.textContent), it.getAttribute('aria-label') ?? ''];
	return all.find((it) => names(it).includes(name)) ?? all.find((it) => names(it).some((its) => its.startsWith(name)));
}

/** Presses what these messages name, or what is called so itself, each as soon as it is there. */
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
