/** Parses and formats table numbers as people write them: 3, 5–7. */

/** The maximum table number, more than any hall has; it limits the effect of a typo. */
const MOST = 999;

/** Parses table numbers, sorted and deduplicated; empty for an empty text, null if it is invalid. */
export function readTables(text: string): number[] | null {
	const found = new Set<number>();
	for (const part of text.split(/[,;\s]+/u).filter(Boolean)) {
		const match = /^(\d{1,3})(?:[-–](\d{1,3}))?$/u.exec(part);
		const first = Number(match?.[1] ?? 0);
		const last = Number(match?.[2] ?? first);
		if (first < 1 || last < first || last > MOST) return null;
		for (let table = first; table <= last; table++) found.add(table);
	}
	return [...found].sort((one, other) => one - other);
}

/** Formats table numbers: 3, 5–7. */
export function writeTables(tables: readonly number[]): string {
	const runs: [number, number][] = [];
	for (const table of tables) {
		const run = runs.at(-1);
		if (run && run[1] === table - 1) run[1] = table;
		else runs.push([table, table]);
	}
	return runs.map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`)).join(', ');
}
