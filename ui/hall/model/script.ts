/** Scripts of a captain's phone: acts of the person, events at the desk, and the fate of each request. */
import { createHmac } from 'node:crypto';

/** An act of the person as the model reads it. */
export type PersonAct = string | Record<string, unknown>;

/** The fate of a request. */
export type Fate =
	| 'answered'
	/** The request arrives, its answer does not. */
	| 'answer_cut'
	| 'cut'
	/** The request arrives twice. */
	| 'doubled'
	/** The request arrives, and nothing comes back. */
	| 'silent'
	| 'portal'
	/** The answer arrives after the phone has given up. */
	| 'late'
	/** Another machine answers with this status and code, without a signature. */
	| { unsigned: [number, string] }
	/** The desk refuses with this status and code, and executes nothing. */
	| { refused: [number, string] };

/** An event at the desk. */
export type DeskEvent =
	/** Open streams get an event. */
	| 'changed'
	/** Open streams get a comment. */
	| 'comment'
	/** Open streams end. */
	| 'restart'
	/** The other side reports another result. */
	| 'theirs'
	/** The result of the own report counts. */
	| 'result'
	/** The boards must be chosen first. */
	| 'unseated'
	/** Another phone asks for the slip. */
	| 'asks'
	/** The director frees the slip. */
	| 'freed';

/** A step of a script, some milliseconds after the one before. */
export interface Step {
	after: number;
	act?: PersonAct;
	desk?: DeskEvent;
}

export interface Script {
	name: string;
	/** The jitter of every pause, from 0 to 1. */
	jitter: number;
	/** Milliseconds the laptop's clock is ahead of the phone's. */
	ahead: number;
	steps: Step[];
	/** The fates of the requests of a call in order; later ones are answered. */
	fates: Record<string, Fate[]>;
	/** Milliseconds of round trips, used in turn. */
	trips: number[];
}

/** The slips of scripts. */
export const SLIP = { id: 'slip', key: Buffer.alloc(32, 1).toString('base64url') };
export const LATER_SLIP = { id: 'later', key: Buffer.alloc(32, 2).toString('base64url') };

/** A slip whose letters are typed. */
export const TYPED_SLIP = {
	letters: 'ABCD-EFGH-JKLM-NPQR',
	id: 'ABCD',
	key: createHmac('sha256', 'EFGHJKLMNPQR').update('kralle/code').digest('base64url'),
};

/** The win that every script reports; `player` is the winner's number. */
export const reportOf = (player: number): PersonAct => ({
	report: { winner_player: player, winner_team: null, no_winner: null, cause: 'checkmate', reason: null },
});
