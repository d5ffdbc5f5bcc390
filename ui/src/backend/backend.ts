/**
 * The screens' interface to the desk: a single call, typed by name.
 *
 * It has two implementations: `tauri.ts` in the window, `test/process.ts` (`kralle call --lines`) in component tests
 * and previews. The types are generated from crate desk, so that neither can drift. Not here: the meaning of the calls.
 */
import type { Calls } from './generated/calls';
import type { RefusalView } from './generated';

export type CallName = keyof Calls;
export type Input<N extends CallName> = Calls[N]['input'];
export type Output<N extends CallName> = Calls[N]['output'];

/** The calls that return an overview, but are no undo step. */
type OtherOverviews =
	| 'overview'
	| 'import_tournament'
	| 'new_tournament'
	| 'open_tournament'
	| 'open_demo'
	| 'look_into_damaged'
	| 'undo_to'
	| 'redo_to'
	| 'look_back'
	| 'back_to_now'
	| 'restore_backup'
	| 'go_on_from_rescue';

/** The calls that change the tournament: each is one undo step and returns an overview. */
export type CommandName = {
	[N in CallName]: N extends OtherOverviews ? never : Output<N> extends Output<'overview'> ? N : never;
}[CallName];

/** A long call; the call `cancel` stops it by its number. */
export interface Job {
	readonly number: number;
	/** Reports the progress, in units of the call. */
	progress(done: number, total: number): void;
}

export interface Backend {
	/** Rejects with {@link Refused} if the desk refuses. */
	call<N extends CallName>(name: N, input: Input<N>, job?: Job): Promise<Output<N>>;
}

/** A refusal of the desk: a code, an article and data, never a sentence. */
export class Refused extends Error {
	readonly refusal: RefusalView;

	constructor(refusal: RefusalView) {
		super(refusal.code);
		this.refusal = refusal;
	}
}

/** Converts any error into a refusal: an internal error becomes `internal` with its message. */
export function refusalOf(thrown: unknown): RefusalView {
	if (thrown instanceof Refused) return thrown.refusal;
	const reason = thrown instanceof Error ? thrown.message : String(thrown);
	return { code: 'internal', article: null, data: { reason } };
}
