/**
 * Every screen in every language: a message that is missing, or that lacks what it needs, throws
 * while the tests run. And every control keeps a name.
 */
import { render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { FakeDesktop } from '../backend/fake/fake';
import { demoDesk, type Scene, SCENES, show } from '../preview/scenes';
import { LANGUAGES, words } from '../words/words.svelte';

/** What can be told without a picture: colors and sizes cannot. */
const NAMES = ['aria-allowed-attr', 'aria-valid-attr-value', 'button-name', 'label', 'select-name', 'html-has-lang', 'table-duplicate-name', 'duplicate-id-aria'];

/** The moments with the most words; the others are crowds of the same. */
const MOMENTS = Object.entries(SCENES).filter(([name]) => !name.endsWith('-many'));

async function open(language: (typeof LANGUAGES)[number]['code'], scene: Scene) {
	const desk = demoDesk();
	desk.preferences = { ...desk.preferences, language };
	const kralle = new Kralle(desk, new FakeDesktop());
	await show(kralle, desk, scene);
	render(App, { kralle });
	await screen.findAllByRole('heading');
	return kralle;
}

afterEach(() => words.speak('de'));

describe.each(LANGUAGES)('in $name', ({ code }) => {
	test.each(MOMENTS)('the screen “%s” speaks, and its controls have names', async (_, scene) => {
		await open(code, scene);
		expect(document.documentElement.lang).toBe(code);
		const found = await axe.run(document.body, { runOnly: { type: 'rule', values: NAMES } });
		expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
	});

	test.each(['options', 'keys'] as const)('the dialog “%s” speaks', async (dialog) => {
		const kralle = await open(code, SCENES['round'] as Scene);
		kralle.dialog = dialog;
		expect(await screen.findByRole('dialog')).toBeTruthy();
	});
});
