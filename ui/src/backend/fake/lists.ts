/** What is understood of a list of players. */
import type { ListPreview } from '../generated/ListPreview';
import { fieldsOf } from './state';

/** A line about which there is nothing to ask. */
const TAKEN = { known: false, same_as_line: null, same_as: null };

/** What a small list with mistakes looks like. */
export const PREVIEW: ListPreview = {
	form: { kind: 'text', encoding: 'Windows-1252', separator: 'semicolon' },
	meanings: [
		'name',
		'surname',
		'given_name',
		'title',
		'rating_standard',
		'rating_rapid',
		'rating_blitz',
		'rating_national',
		'rating_other',
		'ratings',
		'birth_year',
		'club',
		'fide_id',
		'national_id',
		'club_number',
		'member_number',
		'team',
		'board_order',
		'captain',
		'ignored',
	],
	columns: [
		{ column: 1, heading: 'Nachname', meaning: 'surname' },
		{ column: 2, heading: 'Vorname', meaning: 'given_name' },
		{ column: 3, heading: 'DWZ', meaning: 'rating_national' },
		{ column: 4, heading: 'Verein', meaning: 'club' },
		{ column: 5, heading: 'Bemerkung', meaning: 'ignored' },
	],
	rows: [
		{
			line: 2,
			fields: fieldsOf('Amrein, Lio', 1702, 'SC Muster'),
			team: null,
			board_order: null,
			captain: null,
			...TAKEN,
		},
		{
			line: 3,
			fields: fieldsOf('Bischofberger, Uma', null, 'SC Muster'),
			team: null,
			board_order: null,
			captain: null,
			...TAKEN,
		},
		{
			line: 5,
			fields: fieldsOf('Cathomas, Gian', 1544, 'SK Probe'),
			team: null,
			board_order: null,
			captain: null,
			...TAKEN,
		},
		{
			line: 6,
			fields: fieldsOf('Achermann, Mona', 2214, 'SK Beispiel'),
			team: null,
			board_order: null,
			captain: null,
			...TAKEN,
			known: true,
			same_as: { player: 1, name: 'Achermann, Mona', birth_year: null, club: 'SK Beispiel' },
		},
	],
	set_aside: [],
	problems: [{ line: 4, column: null, code: 'empty_name', data: {}, severity: 'row_left_out' }],
};
