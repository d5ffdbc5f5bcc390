import type { Preferences } from '../backend/generated';

/** The default preferences. */
export const DEFAULTS: Preferences = {
	language: 'de',
	theme: 'system',
	acting_name: '',
	letter_keys: 'on',
	arbiters: [],
	pads: { entry: 'side_by_side', white: 'left_hand', black: 'keypad' },
	zoom: 'percent100',
	first_steps: 'shown',
	updates: 'off',
};
