/** Invented people for the fake desk. */
import { type FakePlayer, fieldsOf } from './state';

const PEOPLE: readonly [string, number | null, string][] = [
	['Achermann, Mona', 2214, 'SK Beispiel'],
	['Brüllhardt, Kaspar', 2168, 'SC Muster'],
	['Çelebi, Tuna', 2121, 'SK Probe'],
	['Dombrowski, Łucja', 2087, 'SK Beispiel'],
	['Estermann, Udo', 2052, 'SC Vorlage'],
	['Föhnle, Annegret', 2031, 'SC Muster'],
	['Gämperle, Silvan', 1998, 'SG Exempel'],
	['Hübscher, Tilman', 1974, 'SK Probe'],
	['Ibañez, Nadja', 1946, 'SK Beispiel'],
	['Jörimann, Beda', 1921, 'SG Exempel'],
	['Krähenbühl, Pius', 1897, 'SC Vorlage'],
	['Lötscher, Fränzi', 1876, 'SC Muster'],
	['Mühlemann, Domenic', 1852, 'SK Probe'],
	['Nägeli, Solveig', 1829, 'SC Vorlage'],
	['Östlund, Lennart', 1803, 'SK Beispiel'],
	['Pfäffli, Marius', 1788, 'SC Muster'],
	['Quadri, Dario', 1764, 'SG Exempel'],
	['Rüttimann, Vreneli', 1731, 'SK Probe'],
	['Schwärzler, Hanno', 1702, 'SC Vorlage'],
	['Tüscher, Elian', 1655, 'SC Muster'],
	['Übelhart, Corina', 1610, 'SK Beispiel'],
	['Vögtlin, Martina', 1577, 'SG Exempel'],
	['Wäspi, Alina', 1490, 'SK Probe'],
	['Zgraggen, Joel', null, ''],
];

/** So many of them, counted from 1; beyond the list they come again as juniors. */
export function people(count: number): FakePlayer[] {
	return Array.from({ length: count }, (_, index) => {
		const [name, rating, club] = PEOPLE[index % PEOPLE.length] ?? ['', null, ''];
		const generation = Math.floor(index / PEOPLE.length);
		const junior = generation > 0 ? ` ${'I'.repeat(generation + 1)}` : '';
		return { id: index + 1, fields: fieldsOf(name + junior, rating === null ? null : rating - 7 * generation, club) };
	});
}
