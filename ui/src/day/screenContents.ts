/** The contents of a projector screen, in the order of the keys 1 to 8 and of the list. */
import type { ScreenContentName } from '../backend/generated';

export const SCREEN_CONTENTS: readonly ScreenContentName[] = [
	'auto',
	'pairings',
	'seats',
	'results',
	'standings',
	'plan',
	'notices',
	'clock',
];
