/**
 * What the public may see, as `GET /api/public/…` gives it (`hall/public_view.rs` at the desk). No
 * drafts, no unpublished round, no reasons, no penalties' texts, no birth years, no ratings.
 *
 * Before the first round is published everything but the overview is refused (`no_round_published`).
 */
import type { AgainstName } from '../../src/backend/generated/AgainstName';
import type { ColorName } from '../../src/backend/generated/ColorName';
import type { CrossCell } from '../../src/backend/generated/CrossCell';
import type { HallResult } from '../../src/backend/generated/HallResult';
import type { HallSide } from '../../src/backend/generated/HallSide';
import type { ResultCell } from '../../src/backend/generated/ResultCell';
import type { TieName } from '../../src/backend/generated/TieName';

/** `overview`: which tournament it is, and how far. */
export interface PublicOverview {
	tournament: string;
	place: string | null;
	/** As `2026-11-21`. */
	date: string | null;
	/** The newest published round; none before the first. */
	round: number | null;
	rounds_planned: number;
	/** How many tables of it there are, and how many have a result. */
	tables: number;
	results: number;
	closed: boolean;
}

/** A match of a published round; its players have boards and colors once they are known. */
export interface PublicTable {
	table: number;
	first: HallSide;
	second: HallSide;
	result: HallResult | null;
}

/** A team, or a single player, by its number, its name and its players' names. */
export interface PublicTeam {
	team: number;
	name: string | null;
	players: string[];
}

/** `round` (the newest published) and `round/N`. */
export interface PublicRound {
	round: number;
	tables: PublicTable[];
	/** Who has no opponent. */
	bye: { team: PublicTeam; half_points: number } | null;
}

/** A part of a tie-break's value. */
export interface PublicPart {
	round: number | null;
	against: AgainstName;
	/** The opponent's number. */
	opponent: number | null;
	board: number | null;
	value: string;
	/** Whether it was cut and does not count. */
	cut: boolean;
}

/** A tie-break by its FIDE name, and how it came about. */
export interface PublicTieBreak {
	code: string;
	value: string | null;
	parts: PublicPart[];
}

/** A line of the standings. */
export interface PublicRow {
	/** The best and the worst rank held. */
	rank_from: number;
	rank_to: number;
	team: PublicTeam;
	/** With those of penalties. */
	half_points: number;
	penalty_half_points: number;
	/** What puts it there among those with as many points. */
	tie: TieName;
	results: ResultCell[];
	tie_breaks: PublicTieBreak[];
}

/** `standings`. */
export interface PublicStandings {
	/** After which round. */
	after: number;
	rows: PublicRow[];
	closed: boolean;
}

/** `crosstable`, lines in the order of the standings. */
export interface PublicCrosstable {
	rows: { team: PublicTeam; rank_from: number; rank_to: number; half_points: number; cells: CrossCell[] }[];
}

/** `find?name=…`: seats in the newest published round, 20 at most. */
export interface PublicFound {
	found: {
		name: string;
		team: number;
		round: number;
		/** None for the team without an opponent, and for who sits out. */
		table: number | null;
		board: number | null;
		color: ColorName | null;
		against: PublicTeam | null;
	}[];
}
