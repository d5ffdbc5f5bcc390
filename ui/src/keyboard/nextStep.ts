/** What a tournament day does next, on whichever screen: the same key everywhere. */
import type { Key } from './keys.svelte';

export interface Step {
	/** What the button says. */
	text: string;
	/** Why it waits. */
	reason?: string | undefined;
	go: () => void;
}

/** The key of the next step. Held down it does one step and not the one after it. */
export const nextStep = ({ text, reason, go }: Step): Key => ({
	key: 'Enter',
	control: true,
	says: () => text,
	idle: () => reason,
	act: (event) => {
		if (!event.repeat) go();
	},
});
