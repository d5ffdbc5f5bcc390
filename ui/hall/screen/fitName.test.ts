import { expect, test } from 'vitest';
import { sizeOf } from './fitName';

test.each([
	['as it is where it fits', 45, 1, 45, false],
	['smaller where it is a little too long', 45, 1.1, 40.1, false],
	['on two lines where its letters would be too small', 45, 1.5, 30.15, true],
	['smaller on two lines where it is very long', 45, 4, 21.6, true],
	['never larger', 30, 0.5, 30, false],
] as const)('a name is shown %s', (_, letter, over, size, two) => {
	const fitted = sizeOf(letter, over, 1080);
	expect(fitted.two).toBe(two);
	expect(fitted.size).toBeCloseTo(size, 1);
});
