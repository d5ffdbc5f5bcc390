/** All keys, for the dialog and for the card in the handbook. */
import { SCREENS } from '../app/places';
import { WITHOUT_SEATING } from '../parts/round/idleKeys';
import { t } from '../words/words.svelte';

export interface KeyGroup {
	title: string;
	keys: [key: string, text: string][];
}

export function keyGroups(): KeyGroup[] {
	const control = t('key-control');
	return [
		{
			title: t('keys-everywhere'),
			keys: [
				[`${control} Z`, t('undo')],
				[`${control} Y`, t('redo')],
				[`${control} P`, t('print')],
				[`${control} 1 – ${String(SCREENS.length)}`, t('keys-screens')],
				[`${control} ${t('key-enter')}`, t('keys-next')],
				[`${control} + − 0`, t('keys-zoom')],
				['Esc', t('keys-escape')],
				[`${control} K`, t('palette')],
				['F1 ?', t('help')],
				['F11', t('keys-display')],
			],
		},
		{
			title: t('screen-players'),
			keys: [
				['A', t('hint-arrival')],
				['N', t('players-add')],
				['S', t('keys-select')],
				['F2', t('keys-edit')],
				[t('key-space'), t('keys-here')],
				['↑ ↓ ← →', t('keys-cells')],
			],
		},
		{
			title: t('screen-history'),
			keys: [['W', t('head-title')]],
		},
		{
			title: t('screen-round'),
			keys: [
				['↑ ↓', t('keys-other-table')],
				[`T + ${t('keys-number')}`, t('keys-go-to-table')],
				[t('key-enter'), t('keys-number-ends')],
				[t('key-escape'), t('keys-number-back')],
				['1 – 4', t('keys-winner')],
				['5', t('keys-drawn')],
				['P X', t('keys-boards')],
				['6 7', t('keys-colors')],
				['F2', t('round-change-result')],
				[WITHOUT_SEATING.toUpperCase(), t('round-without-seating')],
				...['checkmate', 'flag-fall', 'resignation', 'illegal-move', 'arbiter-decision', 'forfeit'].map(
					(cause): [string, string] => [t(`cause-${cause}.key`), t(`cause-${cause}`)],
				),
			],
		},
	];
}
