/** A small rating list, all of it invented. */
import type { DifferencesView } from '../generated/DifferencesView';
import type { RatedRow } from '../generated/RatedRow';
import type { RatingListView } from '../generated/RatingListView';
import { type FakeTournament } from './state';

function rated(name: string, fide_id: number, birth_year: number, standard: number, title = '', membership = ''): RatedRow {
	return { name, fide_id, birth_year, federation: 'SUI', title, club: '', membership, ratings: { standard, rapid: standard - 30 }, lists: ['FIDE'] };
}

export const RATED: RatedRow[] = [
	rated('Muster, Anna', 1300001, 1990, 2011, 'WFM'),
	rated('Muster, Beat', 1300002, 1971, 1804),
	rated('Mustermann, Cleo', 1300003, 2004, 1655),
	rated('Achermann, Mona', 1300004, 1996, 2228, '', '70107-0023'),
	rated('Amrein, Lio', 1300005, 2001, 1719),
];

/** Players who are in the list by name. */
export function ratingDifferences(tournament: FakeTournament, lists: RatingListView[]): DifferencesView {
	const found = tournament.players.flatMap(({ id, fields }) => {
		const row = RATED.find(({ name }) => name === fields.name);
		return row ? [{ id, fields, row }] : [];
	});
	const rows = found.map(({ id, fields, row }) => ({
		player: id,
		name: fields.name,
		found_by: fields.fide_id === row.fide_id ? ('fide_id' as const) : fields.national_id && fields.national_id === row.membership ? ('national_id' as const) : fields.birth_year === row.birth_year ? ('name_and_birth_year' as const) : ('name' as const),
		found: row,
		fide_id: fields.fide_id === row.fide_id ? null : row.fide_id,
		national_id: fields.national_id === row.membership ? null : row.membership || null,
		differences: (['standard', 'rapid'] as const)
			.map((kind) => ({ kind, now: fields.ratings[kind] ?? null, listed: row.ratings[kind] ?? 0 }))
			.filter((difference) => difference.now !== difference.listed),
	}));
	const differs = rows.filter((row) => row.differences.length > 0);
	return {
		rows: differs,
		same: rows.length - differs.length,
		missing: tournament.players.filter(({ id }) => !found.some((it) => it.id === id)).map(({ fields }) => fields.name),
		ambiguous: [],
		blocked: tournament.lots ? { code: 'already_drawn', article: null, data: {} } : null,
		lists,
	};
}
