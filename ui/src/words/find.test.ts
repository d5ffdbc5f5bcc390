import { expect, test } from 'vitest';
import { finds } from './find';

test.each([
	['mull', 'Müller, Änne', true],
	['MUELL', 'Müller, Änne', true],
	['ä mü', 'Müller, Änne', true],
	['anne m', 'Müller, Änne', true],
	['mueller', 'Muller, Anne', false],
	['strass', 'Straße, Jo', true],
	['lodz', 'Łódź, Ida', true],
	['o brien', 'O’Brien, Sean', true],
	['ller', 'Müller, Änne', false],
	['', 'Müller, Änne', true],
])('“%s” looks for “%s”: %s', (typed, name, found) => {
	expect(finds(typed, name)).toBe(found);
});

test('words may stand in different texts', () => {
	expect(finds('ida horst', 'Adler, Ida', 'SK Horst')).toBe(true);
});
