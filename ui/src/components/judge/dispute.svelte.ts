/**
 * The parts of a question that the boards do not show: the dispute, and the last move.
 *
 * A dispute ends with the next position; the last move ends with a change of its pieces. Start at {@link Dispute}. Not
 * here: the boards (`boards`), and any answer.
 */
import type { ClaimInput } from '../../backend/generated/ClaimInput';
import type { ClaimName } from '../../backend/generated/ClaimName';
import type { FlagOrderName } from '../../backend/generated/FlagOrderName';
import type { MatedByInput } from '../../backend/generated/MatedByInput';
import type { MoveInput } from '../../backend/generated/MoveInput';
import type { PositionSetup } from '../../backend/generated/PositionSetup';
import type { SideName } from '../../backend/generated/SideName';

/** Flags and claims. They survive corrections of pieces, but not the next position. */
export class Dispute {
	flags = $state.raw<SideName[]>([]);
	order = $state<FlagOrderName>('known');
	claims = $state.raw<ClaimInput[]>([]);
	claim = $state<ClaimName>('checkmate');
	by = $state('a_white');
	claimerMoved = $state(false);
	/** True if the move claimed to be illegal can no longer be shown. */
	unshown = $state(false);
	/** True if the claimant does not play in this round. */
	bySubstitute = $state(false);
	/** True if the player of the illegal move has not pressed the clock. */
	clockNotPressed = $state(false);

	get isUntouched(): boolean {
		return this.flags.length === 0 && this.claims.length === 0;
	}
}

/** The last move, and the cause of a mate; they end with a change of the pieces. */
export class Moment {
	/** The move in question; null if there is none. */
	played = $state.raw<MoveInput | null>(null);
	/** True if the piece touched the square but was not released. */
	touched = $state(false);
	opponentMoved = $state(false);
	/** True if the partner of a mated player has moved since. */
	partnerMoved = $state(false);
	/** The cause of the mate on each board: a drop, a move, or unknown. */
	matedBy = $state.raw<MatedByInput>({ a: 'unknown', b: 'unknown' });

	get isUntouched(): boolean {
		const { a, b } = this.matedBy;
		return this.played === null && !this.partnerMoved && a === 'unknown' && b === 'unknown';
	}

	/** Returns the moment after a change of the pieces: the move in question stays while it is still possible. */
	after(before: PositionSetup, now: PositionSetup): Moment {
		const next = new Moment();
		const { played } = this;
		if (
			played?.kind === 'move' &&
			before[played.board].squares[played.from] === now[played.board].squares[played.from]
		) {
			next.played = played;
		} else if (played?.kind === 'drop') {
			const { white_hand, black_hand } = now[played.board];
			if ((played.color === 'white' ? white_hand : black_hand)[played.piece] > 0) next.played = played;
		}
		if (next.played) {
			next.touched = this.touched;
			next.opponentMoved = this.opponentMoved;
		}
		return next;
	}
}
