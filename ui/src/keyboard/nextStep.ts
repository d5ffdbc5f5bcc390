/** The next step of a tournament day, on any screen: the same key everywhere. */
import type { Key } from './keys.svelte';

export interface Step {
	/** The label of the button. */
	text: string;
	/** The reason the step is blocked; undefined if it is not. */
	reason?: string | undefined;
	go: () => void;
}

/** Returns the key binding of the next step. A held key does one step only. */
export const nextStep = ({ text, reason, go }: Step): Key => ({
	key: 'Enter',
	control: true,
	says: () => text,
	idle: () => reason,
	act: (event) => {
		if (!event.repeat) go();
	},
});
