/**
 * Every screen in every language: a message that is missing, or that lacks what it needs, throws
 * while the tests run. And every control keeps a name.
 */
import { screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { SCENES } from '../preview/scenes';
import { LANGUAGES, words } from '../words/words.svelte';
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
const MOMENTS = Object.keys(SCENES).filter((name) => !name.endsWith('-many'));

afterEach(() => words.speak('de'));

// Swiss German is German respelled: nothing of a screen depends on it.
describe.each(LANGUAGES.filter(({ code: it }) => it !== 'de-CH'))('in $name', ({ code }) => {
	test.each(MOMENTS)('the screen “%s” speaks, and its controls have names', async (name) => {
		await program(name, { language: code });
		expect(document.documentElement.lang).toBe(code);
		const found = await axe.run(document.body, { runOnly: { type: 'rule', values: NAMES } });
		expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
	});

	test.each(['options', 'keys'] as const)('the dialog “%s” speaks', async (dialog) => {
		const { kralle } = await program('round', { language: code });
		kralle.dialog = dialog;
		expect(await screen.findByRole('dialog')).toBeTruthy();
	});
});
