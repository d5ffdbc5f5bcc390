/**
 * What is asked before something is taken back: nothing where it was done on the same screen by the same person.
 * And what else is asked first.
 */
import type { JournalLine } from '../backend/generated/JournalLine';
import type { RefusalView } from '../backend/generated/RefusalView';
import type { Place } from './places';

/** What is asked before something is taken back, or done again, or before another tournament is opened. */
export type Asking =
	/** It was done on another screen, or by somebody else. */
	| { why: WhyAsk; way: 'undo' | 'redo'; what: JournalLine; go: () => Promise<unknown> }
	/** Games would lose their round, or a result is contested: the desk has refused it unless it is said twice. */
	| { why: 'games'; refusal: RefusalView; go: () => Promise<unknown> }
	/** Another start of the program has handed over a file, and something stands in its way. */
	| { why: 'file'; path: string; stands: InTheWay; go: () => Promise<unknown> }
	/** The tournament or the window is to be closed, and something would end by it. */
	| { why: 'leave' | 'quit'; stands: InTheWay; go: () => Promise<unknown> };

/** The fields of an input after the person has answered a question of the desk with "go on". */
export const toGoOn = ({ code }: RefusalView) =>
	code === 'result_contested' ? { under_disputes: 'go_on' } : { under_games: 'go_on' };

/** The refusals that are questions. */
export const QUESTIONS: readonly string[] = ['under_games', 'games_run', 'result_contested'];

/** What another tournament would end: the hall, clocks at the board, or what is begun and not yet entered. */
export type InTheWay = 'hall' | 'games' | 'unfinished';

type WhyAsk = 'elsewhere' | 'other';

/** Commands by the screen that gives them; the history shows them all. */
const GIVEN_ON: Partial<Record<Place, readonly string[]>> = {
	players: [
		'add_player',
		'enter_late',
		'change_player',
		'remove_player',
		'import_players',
		'refresh_ratings',
		'check_in',
		'order_by_hand',
		'set_odd_number',
		'import_teams',
		'place_player',
		'go_home',
		'reform_teams',
	],
	draw: [
		'add_team',
		'change_team',
		'remove_team',
		'import_teams',
		'give_numbers',
		'take_numbers_back',
		'draw_lots',
		'draw_numbers',
		'drop_numbers',
		'order_by_hand',
		'set_odd_number',
		'let_be_absent',
		'take_absence_back',
		'check_in',
		'enter_late',
	],
	round: [
		'pair_round',
		'wish_pairing',
		'drop_pairing_wish',
		'pair_by_rules',
		'end_with_last_round',
		'discard_draft',
		'swap_teams',
		'publish_round',
		'choose_line_up',
		'choose_seating',
		'choose_colors',
		'reopen_seating',
		'correct_seating',
		'let_sit_out',
		'enter_result',
		'overrule_result',
		'mark_progress',
		'clear_result',
		'attach_evidence',
		'keep_answer',
		'forget_answer',
		'let_be_absent',
		'take_absence_back',
	],
	standings: [
		'decide_tie',
		'impose_penalty',
		'lift_penalty',
		'reform_teams',
		'go_home',
		'let_be_absent',
		'take_absence_back',
		'close_tournament',
		'reopen_tournament',
		'end_with_last_round',
	],
	judge: ['keep_answer', 'forget_answer', 'attach_evidence'],
	print: ['publish_round'],
};

/** Commands given from every screen: what the director set, and the rules. */
const EVERYWHERE = ['change_settings', 'change_rule_set'];

/** Why it is asked before it is taken back, or done again, on this screen by who acts there now; null does it at once. */
export function whyAsk(way: 'undo' | 'redo', what: JournalLine, place: Place, acting: string): WhyAsk | null {
	// Done again is what this person took back.
	if (way === 'undo' && what.who !== acting) return 'other';
	return givenOn(place, what.command) ? null : 'elsewhere';
}

/** Whether a command can have been given on this screen. What is not known here is asked about. */
function givenOn(place: Place, command: string): boolean {
	return place === 'history' || EVERYWHERE.includes(command) || (GIVEN_ON[place]?.includes(command) ?? false);
}
