/** Every screen in every language: a missing message or argument throws in tests. Also, every control has a name. */
import { screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { SCENES } from '../preview/scenes';
import { LANGUAGES, words } from '../words/words.svelte';
import { sharedDesk } from './program';

/** The axe rules that need no layout, unlike colors and sizes. */
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

/** The scenes with the most text; the others only add more entries. */
const MOMENTS = Object.keys(SCENES).filter((name) => !name.endsWith('-many'));

afterEach(() => words.speak('de'));

// Swiss German is respelled German; no screen depends on it.
const SPOKEN = LANGUAGES.filter(({ code }) => code !== 'de-CH');

describe.each(MOMENTS)('the screen “%s”', (name) => {
	const show = sharedDesk(name);

	test.each(SPOKEN)('speaks $name, and its controls have names', async ({ code }) => {
		await show({ language: code });
		expect(document.documentElement.lang).toBe(code);
		const found = await axe.run(document.body, { runOnly: { type: 'rule', values: NAMES } });
		expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
	});
});

describe.each(['options', 'keys'] as const)('the dialog “%s”', (dialog) => {
	const show = sharedDesk('round');

	test.each(SPOKEN)('speaks $name', async ({ code }) => {
		const { kralle } = await show({ language: code });
		kralle.dialogs.shown = dialog;
		expect(await screen.findByRole('dialog')).toBeTruthy();
	});
});
