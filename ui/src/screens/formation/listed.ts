/** The fixed teams of a list: its rows by team, in the order of their boards. */
import type { PreviewRow } from '../../backend/generated/PreviewRow';
import type { PlayerFields } from '../../backend/generated/PlayerFields';
import type { TeamFields } from '../../backend/generated/TeamFields';
import type { TeamMemberFields } from '../../backend/generated/TeamMemberFields';
import type { Importing } from '../players/importing.svelte';

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

/** The teams of the lines that are taken. */
export function listedTeams(importing: Importing): ListedTeams {
	const rows = importing.taken;
	/** Who is entered already is a member as he is. */
	const entered = (row: PreviewRow) => {
		const twin = importing.twin(row);
		return twin?.of === 'entered' && importing.choice(row) === 'update' ? twin.player : null;
	};
	const member = (row: PreviewRow): TeamMemberFields => {
		const player = entered(row);
		return player === null ? { player, fields: importing.fields(row) } : { player, fields: null };
	};
	const groups = new Map<string, { name: string; rows: PreviewRow[] }>();
	for (const row of rows) {
		const name = row.team?.trim();
		if (!name) continue;
		const key = name.toLocaleLowerCase();
		const group = groups.get(key) ?? { name, rows: [] };
		group.rows.push(row);
		groups.set(key, group);
	}
	const listed: ListedTeams = {
		teams: [],
		refused: [],
		players: rows.filter((row) => !row.team?.trim() && entered(row) === null).map((row) => importing.fields(row)),
	};
	for (const { name, rows: found } of groups.values()) {
		if (found.length < FEWEST || found.length > MOST) listed.refused.push({ name, count: found.length });
		else {
			// Without a number a player stands where the list has him, after those with one.
			const ordered = found.toSorted(
				(one, other) => (one.board_order ?? Infinity) - (other.board_order ?? Infinity) || one.line - other.line,
			);
			const captain = found.find((row) => row.captain !== null)?.captain ?? null;
			listed.teams.push({ name, captain, members: ordered.map(member) });
		}
	}
	return listed;
}
