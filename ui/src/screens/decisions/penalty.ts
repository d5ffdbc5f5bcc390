/** Penalties in words. */
import type { PenaltyName } from '../../backend/generated/PenaltyName';
import type { PenaltyView } from '../../backend/generated/PenaltyView';
import { points, t } from '../../words/words.svelte';

/** "Verwarnung". */
export function penaltyName(penalty: PenaltyName): string {
	return t(`penalty-${penalty.replaceAll('_', '-')}`);
}

/** "Punktabzug, 1 Punkt"; "Verlust, Tisch 3". */
export function penaltyText(it: PenaltyView): string {
	const name = penaltyName(it.penalty);
	if (it.half_points !== null)
		return `${name}, ${t('decisions-points', { count: it.half_points <= 2 ? 1 : 2, points: points(it.half_points) })}`;
	return it.table === null ? name : `${name}, ${t('penalty-table', { table: it.table })}`;
}

/** The whole sentence, as on paper. */
export function penaltySentence(it: PenaltyView): string {
	const said = t(`penalty-said-${it.penalty.replaceAll('_', '-')}`, {
		team: it.team.number,
		round: it.round,
		table: it.table ?? 0,
		points: points(it.half_points ?? 0),
	});
	return it.player ? t('penalty-said-player', { said, name: it.player.name }) : said;
}
