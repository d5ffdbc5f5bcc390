/** The screens of the program, and the dialogs that any of them can open. */
import type { Overview } from '../backend/generated';

/** The screens of an open tournament, in the order of the rail. */
export const SCREENS = ['players', 'draw', 'round', 'standings', 'judge', 'print', 'history'] as const;
export const PLACES = ['start', 'new', 'settings', 'season', 'table', ...SCREENS, 'correspondence'] as const;
/** The dialogs that any screen can open. */
export const DIALOGS = [
	'export',
	'archive',
	'hall',
	'clock',
	'plan',
	'screens',
	'options',
	'keys',
	'rules',
	'palette',
] as const;

export type Screen = (typeof SCREENS)[number] | 'correspondence';
export type Place = (typeof PLACES)[number];
export type DialogName = (typeof DIALOGS)[number];

/** The rule sets whose games are played in pairs of moves. */
const PAIR_GAMES = ['pzs', 'fairschach'];
/** Returns the screens of a tournament. Correspondence is available only for single players with pairs of moves. */
export const screensOf = ({ formation, rule_set }: Overview): readonly Screen[] =>
	formation === 'single_players' && PAIR_GAMES.includes(rule_set)
		? [...SCREENS.slice(0, -1), 'correspondence', ...SCREENS.slice(-1)]
		: SCREENS;

/** Returns the first screen of an opened tournament: that of its next step. */
export function screenFor(overview: Overview): Screen {
	switch (overview.stage) {
		case 'before_lots':
			return 'players';
		case 'rounds':
			return 'round';
		case 'finished':
		case 'closed':
			return 'standings';
	}
}

/** The handbook page of each screen and dialog. */
export const PAGES: Record<Place | DialogName, string> = {
	start: 'start',
	new: 'new-tournament',
	settings: 'new-tournament',
	season: 'season',
	players: 'players',
	draw: 'draw',
	round: 'round',
	standings: 'standings',
	judge: 'judge',
	print: 'printing',
	history: 'history',
	table: 'table',
	correspondence: 'correspondence',
	export: 'exchange',
	archive: 'archive',
	hall: 'hall',
	clock: 'day',
	plan: 'day',
	screens: 'day',
	options: 'options',
	keys: 'keys',
	rules: 'rules',
	palette: 'options',
};

/** Returns the handbook page of the open dialog, else of the screen. */
export const pageOn = (dialog: DialogName | null, place: Place) => PAGES[dialog ?? place];
