/** Sentences that explain a team's place in the standings. */
import { decimal, points, t } from '../../src/words/words.svelte';
import { tieBreakName } from '../../src/words/tieBreaks';
import type { PublicRow, PublicStandings } from '../../src/backend/generated';

/** Formats half points; zero is "0". */
const said = (half: number) => points(half) || '0';

/** Returns the code of the first tie-break in which two teams differ; undefined if they are tied. */
function deciding(one: PublicRow, other: PublicRow): string | undefined {
	const own = one.tie_breaks.find(({ value }, index) => value !== other.tie_breaks[index]?.value);
	if (!own) return undefined;
	const others = other.tie_breaks.find(({ code }) => code === own.code);
	return t('hall-why-tie-break', {
		name: tieBreakName(own.code),
		own: decimal(own.value ?? '–'),
		others: decimal(others?.value ?? '–'),
	});
}

/** Returns the half points of a team against another one. */
const scored = (one: PublicRow, other: PublicRow) =>
	one.results
		.filter(({ opponent, annulled }) => opponent === other.team.team && !annulled)
		.reduce((sum, { half_points }) => sum + (half_points ?? 0), 0);

/** Compares a team with its neighbor: by points, or by the tie-break that separates them. */
function beside(one: PublicRow, other: PublicRow, above: boolean): string {
	const place = { rank: other.rank_from, team: other.team.team };
	if (one.half_points !== other.half_points)
		return t(above ? 'hall-why-fewer' : 'hall-why-more', {
			...place,
			points: said(Math.abs(one.half_points - other.half_points)),
		});
	let because = deciding(one, other);
	if (!because && one.tie === 'direct_encounter' && other.tie === 'direct_encounter')
		because = t('hall-why-direct', { own: said(scored(one, other)), others: said(scored(other, one)) });
	if (one.tie === 'decided' || one.tie === 'joint_winner') because = t('hall-why-decided');
	return t(above ? 'hall-why-level-above' : 'hall-why-level-below', {
		...place,
		because: because ?? t('hall-why-rules'),
	});
}

/** Explains the place of a row in the standings. */
export function whySentences(standings: PublicStandings, row: PublicRow): string[] {
	const sentences = [t('hall-why-points', { points: said(row.half_points), round: standings.after })];
	const { rows } = standings;
	const at = rows.indexOf(row);
	if (row.rank_from !== row.rank_to) sentences.push(t('hall-why-shared', { first: row.rank_from, last: row.rank_to }));
	const above = rows[at - 1];
	const below = rows[at + 1];
	if (above && above.rank_from !== row.rank_from) sentences.push(beside(row, above, true));
	if (below && below.rank_from !== row.rank_from) sentences.push(beside(row, below, false));
	return sentences;
}
