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

/** So many of them, counted from 1. */
export function people(count: number): FakePlayer[] {
	return PEOPLE.slice(0, count).map(([name, rating, club], index) => ({ id: index + 1, fields: fieldsOf(name, rating, club) }));
}
