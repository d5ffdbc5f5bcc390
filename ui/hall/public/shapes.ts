/**
 * What the public may see, as `GET /api/public/…` gives it. Written out by name: a field is here
 * because the page shows it. No drafts, no unpublished round, no reasons, no penalties' texts, no
 * birth years, no ratings.
 */
import type { HallResult, HallSide } from '../wire';
import type { ColorName } from '../../src/backend/generated/ColorName';
import type { EncounterView } from '../../src/backend/generated/EncounterView';
import type { AgainstName } from '../../src/backend/generated/AgainstName';
import type { TieName } from '../../src/backend/generated/TieName';

/** `GET /api/public/overview`. */
export interface PublicOverview {
	tournament: string;
	/** Both may be empty. */
	place: string;
	/** As `2026-11-21`. */
	date: string;
	/** The newest published round; none before the first. */
	round: number | null;
	/** How many are planned. */
	rounds: number;
	state: 'before' | 'running' | 'complete' | 'closed';
}

/** A match of a published round; its players have boards and colors once they are known. */
export interface PublicTable {
	table: number;
	first: HallSide;
	second: HallSide;
	result: HallResult | null;
}

/** `GET /api/public/round` (the newest published; 404 before the first) and `/round/N`. */
export interface PublicRound {
	round: number;
	tables: PublicTable[];
	/** Who has the bye. */
	byes: HallSide[];
}

/** A team, or a single player, as the standings name it. */
export interface PublicTeam {
	team: number;
	name: string | null;
	/** The players' names, in line-up order. */
	players: string[];
}

/** A line of the standings. */
export interface PublicRow extends PublicTeam {
	/** The best and the worst rank held. */
	rank_from: number;
	rank_to: number;
	half_points: number;
	/** Why it holds its rank. */
	tie: TieName;
	/** Direct encounter of exactly two. */
	direct_encounter: EncounterView | null;
	/** The value of each tie-break of the list as it is written; none where there is none. */
	tie_breaks: (string | null)[];
}

/** `GET /api/public/standings`. */
export interface PublicStandings {
	/** After which round; 0 before any. */
	after: number;
	closed: boolean;
	/** The tie-breaks after the points, by their FIDE names. */
	tie_breaks: string[];
	rows: PublicRow[];
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
	voluntary: boolean;
}

/** `GET /api/public/standings?team=4`: how the tie-breaks of one team came about; asked for when somebody opens its line. */
export interface PublicWorking {
	team: number;
	after: number;
	half_points: number;
	tie_breaks: { code: string; value: string | null; parts: PublicPart[] }[];
}

/** A meeting in the crosstable, from the view of the team of the line. */
export interface PublicMeeting {
	opponent: number;
	/** One for each time they met, in the order of rounds; half points none while the match is open. */
	games: { half_points: number | null; forfeit: boolean; annulled: boolean }[];
}

/** `GET /api/public/crosstable`, lines in the order of the standings. */
export interface PublicCrosstable {
	rows: (PublicTeam & { rank_from: number; rank_to: number; half_points: number; cells: PublicMeeting[] })[];
}

/** `GET /api/public/find?name=…`: seats in the newest published round, 20 at most. */
export interface PublicFound {
	found: {
		name: string;
		team: number;
		/** The team's name, where it has one. */
		team_name: string | null;
		/** Round and table are none for whoever does not sit at a table of it. */
		round: number | null;
		table: number | null;
		board: number | null;
		color: ColorName | null;
		/** The opponent on that board; before the boards are known, both of the other team. */
		against: string[];
	}[];
}
