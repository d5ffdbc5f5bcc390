/** The fixed teams of a list: its rows by team, in the order of their boards. */
import type { PreviewRow } from '../../backend/generated/PreviewRow';
import type { PlayerFields } from '../../backend/generated/PlayerFields';
import type { TeamFields } from '../../backend/generated/TeamFields';

export interface ListedTeams {
	/** Teams that can be entered. */
	teams: TeamFields[];
	/** Teams with too few or too many players. */
	refused: { name: string; count: number }[];
	/** Players whom the list puts in no team, and who are not entered yet. */
	players: PlayerFields[];
}

const FEWEST = 2;
const MOST = 6;

export function listedTeams(rows: readonly PreviewRow[]): ListedTeams {
	const groups = new Map<string, { name: string; rows: PreviewRow[] }>();
	for (const row of rows) {
		const name = row.team?.trim();
		if (!name) continue;
		const key = name.toLocaleLowerCase();
		const group = groups.get(key) ?? { name, rows: [] };
		group.rows.push(row);
		groups.set(key, group);
	}
	const listed: ListedTeams = { teams: [], refused: [], players: rows.filter((row) => !row.team?.trim() && !row.known).map(({ fields }) => fields) };
	for (const { name, rows: found } of groups.values()) {
		if (found.length < FEWEST || found.length > MOST) listed.refused.push({ name, count: found.length });
		else {
			// Without a number a player stands where the list has him, after those with one.
			const ordered = found.toSorted((one, other) => (one.board_order ?? Infinity) - (other.board_order ?? Infinity) || one.line - other.line);
			const captain = found.find((row) => row.captain !== null)?.captain ?? null;
			listed.teams.push({ name, captain, members: ordered.map(({ fields }) => ({ player: null, fields })) });
		}
	}
	return listed;
}
