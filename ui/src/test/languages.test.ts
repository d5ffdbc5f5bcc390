/**
 * Every screen in every language: a message that is missing, or that lacks what it needs, throws
 * while the tests run. And every control keeps a name.
 */
import { render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { FakeDesktop } from '../backend/fake/desktop';
import { REAL_SCENES } from '../preview/real-scenes';
import { demoDesk, SCENES, show } from '../preview/scenes';
import { type Language, LANGUAGES, words } from '../words/words.svelte';
import { program } from './program';

/** What can be told without a picture: colors and sizes cannot. */
const NAMES = [
	'aria-allowed-attr',
	'aria-valid-attr-value',
	'button-name',
	'label',
	'select-name',
	'html-has-lang',
	'table-duplicate-name',
	'duplicate-id-aria',
];

/** The moments with the most words; the others are crowds of the same. */
const MOMENTS = Object.keys({ ...REAL_SCENES, ...SCENES }).filter((name) => !name.endsWith('-many'));

async function open(language: Language, name: string) {
	if (name in REAL_SCENES) return (await program(name, { language })).kralle;
	const scene = SCENES[name];
	if (!scene) throw new Error(`no scene ${name}`);
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
	test.each(MOMENTS)('the screen “%s” speaks, and its controls have names', async (name) => {
		await open(code, name);
		expect(document.documentElement.lang).toBe(code);
		const found = await axe.run(document.body, { runOnly: { type: 'rule', values: NAMES } });
		expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
	});

	test.each(['options', 'keys'] as const)('the dialog “%s” speaks', async (dialog) => {
		const kralle = await open(code, 'round');
		kralle.dialog = dialog;
		expect(await screen.findByRole('dialog')).toBeTruthy();
	});
});
