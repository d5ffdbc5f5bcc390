/**
 * The confirmation questions before an undo and before other actions. A command of the same user on the same screen
 * needs none.
 */
import { GIVEN_ON } from '../backend/generated/commands';
import type { JournalLine, RefusalView } from '../backend/generated';
import type { RefusalCode } from '../backend/generated/refusals';
import type { Place } from './places';

/** A confirmation question before an undo or redo, or before another tournament is opened. */
export type Asking =
	/** The command came from another screen or another user. */
	| { why: WhyAsk; way: 'undo' | 'redo'; what: JournalLine; go: () => Promise<unknown> }
	/** Games would lose their round, or a result is contested: the desk refuses without a confirmation. */
	| { why: 'games'; refusal: RefusalView; go: () => Promise<unknown> }
	/** Another start of the program has handed over a file, and opening it would end something. */
	| { why: 'file'; path: string; stands: InTheWay; go: () => Promise<unknown> }
	/** Closing the tournament or the window would end something. */
	| { why: 'leave' | 'quit'; stands: InTheWay; go: () => Promise<unknown> };

/** Returns the input fields that confirm a question of the desk. */
export const toGoOn = ({ code }: RefusalView) =>
	code === 'result_contested' ? { under_disputes: 'go_on' } : { under_games: 'go_on' };

/** The refusals that are confirmation questions. */
export const QUESTIONS: readonly RefusalCode[] = ['under_games', 'games_run', 'result_contested'];

/** The things that another tournament would end: the hall, running clocks at the board, or unsaved input. */
export type InTheWay = 'hall' | 'games' | 'unfinished';

type WhyAsk = 'elsewhere' | 'other';

/** Returns the reason to ask before an undo or redo on this screen by this user; null if it needs no question. */
export function whyAsk(way: 'undo' | 'redo', what: JournalLine, place: Place, acting: string): WhyAsk | null {
	// A redo restores a command that this user has undone, so the author does not matter.
	if (way === 'undo' && what.who !== acting) return 'other';
	return givenOn(place, what.command) ? null : 'elsewhere';
}

/** True if a command can come from this screen. False for an unknown command, so that it needs a confirmation. */
function givenOn(place: Place, command: string): boolean {
	const screens: Readonly<Record<string, readonly (Place | 'everywhere')[] | undefined>> = GIVEN_ON;
	const given = screens[command] ?? [];
	return place === 'history' || given.includes('everywhere') || given.includes(place);
}
