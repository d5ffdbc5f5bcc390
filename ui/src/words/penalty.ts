/** The texts of penalties. */
import type { HallPenalty, PenaltyName, PenaltyView } from '../backend/generated';
import { points, t } from './words.svelte';

/** The maximum deduction or bonus, in half points. */
export const MOST_HALF_POINTS = 12;
/** The default deduction or bonus, in half points: a match won. */
export const WIN = 2;

/** Returns the name: "Verwarnung". */
export function penaltyName(penalty: PenaltyName): string {
	return t(`penalty-${penalty.replaceAll('_', '-')}`);
}

/** Returns the name with its extent: "Punktabzug, 1 Punkt"; "Verlust, Tisch 3". */
export function penaltyText(it: Pick<HallPenalty, 'penalty' | 'half_points' | 'table'>): string {
	const name = penaltyName(it.penalty);
	if (it.half_points !== null)
		return `${name}, ${t('decisions-points', { count: it.half_points <= 2 ? 1 : 2, points: points(it.half_points) })}`;
	return it.table === null ? name : `${name}, ${t('penalty-table', { table: it.table })}`;
}

/** Describes a penalty in a sentence, as on paper. */
export const penaltySentence = (it: PenaltyView): string =>
	penaltySaid({ ...it, team: it.team.number, player: it.player?.name ?? null });

/** Describes a penalty in a sentence, from its bare data. */
export function penaltySaid(it: Omit<HallPenalty, 'number' | 'article'>): string {
	const said = t(`penalty-said-${it.penalty.replaceAll('_', '-')}`, {
		team: it.team,
		round: it.round,
		table: it.table ?? 0,
		points: points(it.half_points ?? 0),
	});
	return it.player ? t('penalty-said-player', { said, name: it.player }) : said;
}
