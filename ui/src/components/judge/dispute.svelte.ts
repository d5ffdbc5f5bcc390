/**
 * What belongs to boards but does not stand on them: what is disputed, and what happened last.
 *
 * A dispute ends with the next position; what was last goes with every change of the pieces.
 * Begin at {@link Dispute}. Not here: the boards (`boards`), and any answer.
 */
import type { ClaimInput } from '../../backend/generated/ClaimInput';
import type { ClaimName } from '../../backend/generated/ClaimName';
import type { FlagOrderName } from '../../backend/generated/FlagOrderName';
import type { MatedByInput } from '../../backend/generated/MatedByInput';
import type { MoveInput } from '../../backend/generated/MoveInput';
import type { PositionSetup } from '../../backend/generated/PositionSetup';
import type { SideName } from '../../backend/generated/SideName';

/** Flags and claims: they stay while pieces are set right, and go with the next position. */
export class Dispute {
	flags = $state.raw<SideName[]>([]);
	order = $state<FlagOrderName>('known');
	claims = $state.raw<ClaimInput[]>([]);
	claim = $state<ClaimName>('checkmate');
	by = $state('a_white');
	claimerMoved = $state(false);
	/** The move claimed to be illegal can no longer be shown. */
	unshown = $state(false);
	/** Who claims does not play in this round. */
	bySubstitute = $state(false);
	/** Who made the illegal move has not pressed his clock. */
	clockNotPressed = $state(false);

	get isUntouched(): boolean {
		return this.flags.length === 0 && this.claims.length === 0;
	}
}

/** The last move, and how a mate came about: they go with every change of the pieces. */
export class Moment {
	/** The move asked about. */
	played = $state.raw<MoveInput | null>(null);
	/** The piece touched the square but was not released. */
	touched = $state(false);
	opponentMoved = $state(false);
	/** The partner of a mated player has moved since. */
	partnerMoved = $state(false);
	/** Whether a mate was dropped or moved, board by board. */
	matedBy = $state.raw<MatedByInput>({ a: 'unknown', b: 'unknown' });

	get isUntouched(): boolean {
		const { a, b } = this.matedBy;
		return this.played === null && !this.partnerMoved && a === 'unknown' && b === 'unknown';
	}

	/** The moment after the pieces were changed: the move asked about stays while it can still be shown. */
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
