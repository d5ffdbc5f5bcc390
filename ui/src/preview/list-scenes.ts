/** Player lists before their import: a short one full of questions, and a long one. */
import { begin, fieldsOf } from './day';
import { at, type Scene } from './scene';

/** Six lines, each with a question or a problem. */
export const ASKED = `Name;DWZ;Zahl 2;Verein
"Adler, Ida";1820;1720;SK Horst
"Bär, Jo";1820/1790;1810;SK Horst
Ida Adler;1810;1720;SK Horst
"Dachs, Al";1400;1900;SK Horst
Summe;1500;;
"Eule, Mia";ca. 1300;1850;SK Horst
`;

const BIRDS = ['Adler', 'Bussard', 'Dohle', 'Eule', 'Falke', 'Habicht', 'Kauz', 'Milan', 'Sperber', 'Uhu'];

/** Returns this many lines without a question. */
export function long(lines: number): string {
	const rows = Array.from({ length: lines }, (_, index) => {
		const name = `${BIRDS[index % BIRDS.length] ?? ''}${'x'.repeat(Math.floor(index / BIRDS.length))}, Ida`;
		return `"${name}";${String(2300 - 5 * index)};SK Horst`;
	});
	return ['Name;DWZ;Verein', ...rows, ''].join('\n');
}

/** A player who is on the list and already entered. */
export const DACHS = { ...fieldsOf('Al Dachs', null, 'SK Horst'), birth_year: 1990 };

/** Returns a scene whose file dialog ("Importieren", "Datei wählen") returns the list. */
export const listed = (text: string): Scene =>
	at(
		'players',
		async (desk) => {
			await begin(desk, [DACHS]);
			await desk.write('liste.csv', text);
		},
		{ begin: (_, desktop) => (desktop.picked = 'liste.csv') },
	);

export const LIST_SCENES: Record<string, Scene> = {
	'list-asked': listed(ASKED),
	// One line has a question.
	'list-long': listed(`${long(249)}Ida Adler;2290;SK Horst\n`),
};
