/** Lists of players before they are taken over: a short one full of questions, and a long one. */
import type { ListPreview } from '../backend/generated/ListPreview';
import type { PreviewRow } from '../backend/generated/PreviewRow';
import { emptyTournament, fieldsOf } from '../backend/fake/state';
import type { Scene } from './scenes';

const row = (line: number, name: string, rating: number | null, more: Partial<PreviewRow> = {}): PreviewRow => ({
	line,
	fields: fieldsOf(name, rating, line % 3 === 0 ? 'SC Nest' : 'SK Horst'),
	team: null,
	board_order: null,
	captain: null,
	known: false,
	same_as_line: null,
	same_as: null,
	...more,
});

const titled = (line: number, name: string, title: string, rating: number): PreviewRow => {
	const it = row(line, name, rating);
	return { ...it, fields: { ...it.fields, title } };
};

/** Six lines with a question or a reason each. */
const ASKED: Partial<ListPreview> = {
	columns: [
		{ column: 1, heading: 'Name', meaning: 'name' },
		{ column: 2, heading: 'DWZ', meaning: 'rating_national' },
		{ column: 3, heading: 'Zahl 2', meaning: 'ignored' },
		{ column: 4, heading: 'Verein', meaning: 'club' },
	],
	rows: [
		titled(2, 'Adler, Ida', 'Dr.', 1820),
		row(3, 'Bär, Jo', null),
		row(4, 'Ida Adler', 1810, { same_as_line: 2 }),
		row(5, 'Dachs, Al', 1400, { same_as: { player: 7, name: 'Al Dachs', birth_year: 1990, club: 'SK Horst' } }),
		titled(7, 'Eule, Mia', 'WFM', 2013),
	],
	set_aside: [row(6, 'Summe', 1500)],
	problems: [
		{ line: null, column: 3, code: 'unread_numbers', severity: 'question', data: { found: 'Zahl 2' } },
		{ line: 3, column: 2, code: 'ambiguous_rating', severity: 'question', data: { found: '1820/1790' } },
		{ line: 4, column: null, code: 'same_person', severity: 'question', data: { found: '2' } },
		{ line: 6, column: null, code: 'totals_row', severity: 'row_left_out', data: {} },
		{ line: 7, column: 2, code: 'rating_read_as', severity: 'remark', data: { found: 'ca. 2013', expected: '2013' } },
	],
};

const BIRDS = ['Adler', 'Bussard', 'Dohle', 'Eule', 'Falke', 'Habicht', 'Kauz', 'Milan', 'Sperber', 'Uhu'];

/** 250 lines, a few of them doubtful. */
const LONG: Partial<ListPreview> = {
	columns: ASKED.columns ?? [],
	rows: Array.from({ length: 250 }, (_, index) => {
		const name = `${BIRDS[index % BIRDS.length] ?? ''} ${String(Math.floor(index / BIRDS.length) + 1)}, Ida`;
		return row(index + 2, name, 2300 - 5 * index, index === 12 ? { same_as_line: 4 } : {});
	}),
	problems: [{ line: 14, column: null, code: 'same_person', severity: 'question', data: { found: '4' } }],
};

const scene = (preview: Partial<ListPreview>): Scene => ({
	place: 'players',
	prepare: (desk) => {
		desk.tournament = emptyTournament();
		desk.listPreview = { ...desk.listPreview, ...preview };
		return Promise.resolve();
	},
});

/** The list is behind "Spielerliste importieren", "Datei wählen". */
export const LIST_SCENES: Record<string, Scene> = { 'list-asked': scene(ASKED), 'list-long': scene(LONG) };
