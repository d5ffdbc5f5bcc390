/** Checks the page with the axe rules that need no layout. */
import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules about colors and sizes, which need a layout. */
const OFF = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } };

export async function accessible(): Promise<void> {
	const found = await axe.run(document.body, { rules: OFF, resultTypes: ['violations'] });
	expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
