/** The model of the phone against the page: the same scripts, the same requests and the same state. */
import { afterAll, expect, test } from 'vitest';
import { Model } from './modelPhone';
import { PagePhone } from './pagePhone';
import { play } from './play';
import { randomScript } from './random';
import type { Script } from './script';
import { SITUATIONS } from './situations';

/** The first seed and the number of random scripts. */
const FIRST_SEED = Number(process.env['KRALLE_SEED'] ?? 1);
const SCRIPTS = Number(process.env['KRALLE_SCRIPTS'] ?? 100);

const model = new Model();
afterAll(() => model.end());

async function compare(script: Script) {
	const expected = await play(script, await model.phone(1, script.jitter));
	const actual = await play(script, new PagePhone(script.jitter));
	expect(actual).toEqual(expected);
	expect(actual.faults).toEqual([]);
}

test.each(SITUATIONS.map((it) => [it.name, it] as const))('%s', (_, script) => compare(script));

test.each(Array.from({ length: SCRIPTS }, (_, index) => FIRST_SEED + index))('a random script, seed %i', (seed) =>
	compare(randomScript(seed)),
);
