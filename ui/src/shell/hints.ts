/** The most important keys of each screen. */
import type { Place } from '../app/places';
import type { Overview } from '../backend/generated';
import { WITHOUT_SEATING } from '../parts/round/idleKeys';
import { t } from '../words/words.svelte';

export interface Hint {
	keys: readonly string[];
	text: string;
}

export function hintsFor(place: Place, overview: Overview | null): Hint[] {
	const undo = { keys: [t('key-control'), 'Z'], text: t('undo') };
	const print = { keys: [t('key-control'), 'P'], text: t('print') };
	const next = { keys: [t('key-control'), t('key-enter')], text: t('keys-next') };
	const newest = overview?.rounds.at(-1);
	switch (place) {
		case 'print':
			return [
				{ keys: ['↑', '↓'], text: t('print-sheet') },
				print,
				{ keys: [t('key-control'), 'S'], text: t('print-save') },
				undo,
			];
		case 'players': {
			const add = { keys: ['N'], text: t('players-add') };
			if (overview?.players === 0) return [add, undo];
			return [
				{ keys: ['A'], text: t('hint-arrival') },
				add,
				...(overview?.stage === 'before_lots' ? [next] : []),
				{ keys: ['S'], text: t('players-select') },
				{ keys: ['↑', '↓', '←', '→'], text: t('keys-cells') },
				{ keys: ['F2'], text: t('hint-edit') },
				{ keys: [t('key-space')], text: t('keys-here') },
			];
		}
		case 'round':
			if (!newest) return [next, undo];
			if (newest.state === 'draft') return [next, print, undo];
			return [
				...(newest.state === 'complete' ? [next] : []),
				{ keys: ['↑', '↓'], text: t('table') },
				{ keys: ['T'], text: t('hint-number') },
				{ keys: overview?.formation === 'single_players' ? ['1', '5', '0'] : ['1', '–', '4'], text: t('hint-winner') },
				{
					keys: [t('cause-checkmate.key'), t('cause-flag-fall.key'), t('cause-resignation.key')],
					text: t('hint-cause'),
				},
				{ keys: ['F2'], text: t('round-change-result') },
				...(overview?.formation === 'single_players'
					? []
					: [{ keys: [WITHOUT_SEATING.toUpperCase()], text: t('round-without-seating') }]),
				{ keys: [t('key-escape')], text: t('hint-drop') },
			];
		case 'correspondence':
			return [
				{ keys: ['↑', '↓'], text: t('post-games') },
				{ keys: ['N'], text: t('post-open') },
				{ keys: [t('key-control'), t('key-enter')], text: t('post-look') },
				undo,
			];
		case 'season':
			return [{ keys: [t('key-escape')], text: t('back') }, print, undo];
		case 'history':
			return [{ keys: ['↑', '↓'], text: t('history-action') }, { keys: ['W'], text: t('head-title') }, undo];
		case 'draw':
		case 'standings':
			if (overview?.stage === 'before_lots') return place === 'draw' ? [next, undo] : [undo];
			return (place === 'draw' ? !newest : overview?.stage === 'finished') ? [next, print, undo] : [print, undo];
		case 'judge':
			return [
				{ keys: ['↑', '↓', '←', '→'], text: t('hint-judge-plies') },
				{ keys: [t('key-enter')], text: t('hint-judge-pick') },
				{
					keys: ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'].map((piece) => t(`piece-${piece}.letter`)),
					text: t('hint-judge-set'),
				},
				{ keys: [t('key-delete')], text: t('hint-judge-remove') },
			];
		case 'start':
			return [
				{ keys: [t('key-control'), 'N'], text: t('start-new') },
				{ keys: [t('key-control'), 'O'], text: t('start-open') },
			];
		case 'new':
		case 'settings':
		case 'table':
			return [];
	}
}
