/** Why a team stands where it stands, in sentences. */
import { points, t } from '../../src/words/words.svelte';
import { tieBreakName } from '../../src/words/tieBreaks';
import type { PublicRow, PublicStandings } from './shapes';

/** Half points as they are said: none is "0". */
const said = (half: number) => points(half) || '0';

/** The first tie-break in which two differ. */
function deciding({ tie_breaks: codes }: PublicStandings, one: PublicRow, other: PublicRow): string | undefined {
	const index = codes.findIndex((_, at) => one.tie_breaks[at] !== other.tie_breaks[at]);
	const code = codes[index];
	if (code === undefined) return undefined;
	return t('hall-why-tie-break', {
		name: tieBreakName(code),
		own: one.tie_breaks[index] ?? '–',
		others: other.tie_breaks[index] ?? '–',
	});
}

/** How a team stands to its neighbor: by points, or by what tells them apart. */
function beside(standings: PublicStandings, one: PublicRow, other: PublicRow, above: boolean): string {
	const place = { rank: other.rank_from, team: other.team };
	if (one.half_points !== other.half_points)
		return t(above ? 'hall-why-fewer' : 'hall-why-more', {
			...place,
			points: said(Math.abs(one.half_points - other.half_points)),
		});
	const met = one.direct_encounter;
	let because = deciding(standings, one, other);
	if (one.tie === 'direct_encounter' && met?.opponent === other.team)
		because = t('hall-why-direct', { own: said(met.own_half_points), others: said(met.opponents_half_points) });
	if (one.tie === 'decided' || one.tie === 'joint_winner') because = t('hall-why-decided');
	return t(above ? 'hall-why-level-above' : 'hall-why-level-below', {
		...place,
		because: because ?? t('hall-why-rules'),
	});
}

/** Why a line of the standings is where it is. */
export function whySentences(standings: PublicStandings, row: PublicRow): string[] {
	const sentences = [t('hall-why-points', { points: said(row.half_points), round: standings.after })];
	const { rows } = standings;
	const at = rows.indexOf(row);
	if (row.rank_from !== row.rank_to) sentences.push(t('hall-why-shared', { first: row.rank_from, last: row.rank_to }));
	const above = rows[at - 1];
	const below = rows[at + 1];
	if (above && above.rank_from !== row.rank_from) sentences.push(beside(standings, row, above, true));
	if (below && below.rank_from !== row.rank_from) sentences.push(beside(standings, row, below, false));
	return sentences;
}
