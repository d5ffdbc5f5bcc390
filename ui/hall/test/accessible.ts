/** Whether what is shown keeps to what axe can tell without a picture. */
import axe from 'axe-core';
import { expect } from 'vitest';

/** Colors and sizes need a picture. */
const OFF = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } };

export async function accessible(): Promise<void> {
	const found = await axe.run(document.body, { rules: OFF, resultTypes: ['violations'] });
	expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
