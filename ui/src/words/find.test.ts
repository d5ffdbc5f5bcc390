import { expect, test } from 'vitest';
import { finds, passage } from './find';
import { teamNames } from './names';

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

test.each([
	['urkund', 'Drucken setzt die Tabelle, die Kategorien und Urkunden.', '… die Kategorien und Urkunden.'],
	['drucken', 'Drucken setzt die Tabelle.', 'Drucken setzt die Tabelle.'],
	['nichts', 'Drucken setzt die Tabelle.', ''],
	['', 'Drucken setzt die Tabelle.', ''],
])('“%s” is shown with the words around it', (typed, text, shown) => {
	expect(passage(typed, text)).toBe(shown);
});

test('a long text is cut behind a word', () => {
	expect(passage('eins', `eins ${'wort '.repeat(40)}`)).toMatch(/^eins (wort ){16}wort …$/u);
});

test('namesakes of one team are told apart by their given names', () => {
	const named = (...names: string[]) => teamNames(names.map((name) => ({ name })));
	expect(named('Gräf, Ida', 'Köhler, Jan')).toBe('Gräf · Köhler');
	expect(named('Gräf, Ida', 'Gräf, Uwe', 'Köhler, Jan')).toBe('Ida Gräf · Uwe Gräf · Köhler');
});
