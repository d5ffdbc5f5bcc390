/**
 * The screenshots of the handbook: each must match the current text of its screen. If one does not, `cargo xtask shots`
 * takes it again. Every screen has a scene for screenshots.
 */
import { waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { inShort } from '../../handbook/short';
import { LANGUAGES, pictures, saidBefore } from '../../handbook/sources';
import { DIALOGS, PLACES } from '../app/places';
import { press } from '../preview/press';
import { said } from '../preview/said';
import { SCENES } from '../preview/scenes';
import { words } from '../words/words.svelte';
import { program } from './program';

afterEach(() => words.speak('de'));

test('every screen and dialog has a scene', () => {
	const scenes = Object.values(SCENES);
	expect(PLACES.filter((place) => place !== 'table' && !scenes.some((it) => it.place === place))).toEqual([]);
	expect(DIALOGS.filter((dialog) => !scenes.some((it) => it.dialog === dialog))).toEqual([]);
});

test('a scene of the board shows the table', async () => {
	const { kralle } = await program('table');
	expect(kralle.navigation.place).toBe('table');
});

describe.each(LANGUAGES)('in %s', (language) => {
	const kept = saidBefore()[language] ?? {};

	test('every picture that is shown was taken, and no other is kept', () => {
		expect(Object.keys(kept).sort()).toEqual(pictures(language));
	});

	test.each(pictures(language))('the picture “%s” says what the screen says', async (scene) => {
		await program(scene, { language });
		await press(SCENES[scene]?.press ?? []);
		await waitFor(() => expect(inShort(said())).toBe(kept[scene]), { timeout: 10_000, interval: 100 });
	});
});
