/**
 * What is asked before something is taken back: nothing where it was done on the same screen by the same person.
 * And what else is asked first.
 */
import { GIVEN_ON } from '../backend/generated/commands';
import type { JournalLine, RefusalView } from '../backend/generated';
import type { RefusalCode } from '../backend/generated/refusals';
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
export const QUESTIONS: readonly RefusalCode[] = ['under_games', 'games_run', 'result_contested'];

/** What another tournament would end: the hall, clocks at the board, or what is begun and not yet entered. */
export type InTheWay = 'hall' | 'games' | 'unfinished';

type WhyAsk = 'elsewhere' | 'other';

/** Why it is asked before it is taken back, or done again, on this screen by who acts there now; null does it at once. */
export function whyAsk(way: 'undo' | 'redo', what: JournalLine, place: Place, acting: string): WhyAsk | null {
	// Done again is what this person took back.
	if (way === 'undo' && what.who !== acting) return 'other';
	return givenOn(place, what.command) ? null : 'elsewhere';
}

/** True if a command can have been given on this screen. An unknown one is asked about. */
function givenOn(place: Place, command: string): boolean {
	const screens: Readonly<Record<string, readonly (Place | 'everywhere')[] | undefined>> = GIVEN_ON;
	const given = screens[command] ?? [];
	return place === 'history' || given.includes('everywhere') || given.includes(place);
}
