/** Formatting of names, which are stored as "Surname, Given name". */

/** Returns the surname, for tables in which teams distinguish namesakes. */
export function surname(name: string): string {
	return name.split(',')[0]?.trim() ?? name;
}

/** Returns the spoken form: "Given name Surname". */
export function spoken(name: string): string {
	const [last, ...given] = name.split(',').map((part) => part.trim());
	return [...given, last].filter(Boolean).join(' ');
}

/** Returns the surnames of a team; namesakes get their given names too. */
export function surnames(names: readonly string[]): string[] {
	const short = names.map(surname);
	return names.map((name, index) => {
		const own = short[index] ?? name;
		return short.filter((it) => it === own).length > 1 ? spoken(name) : own;
	});
}

/** Joins the surnames of a team: "Gräf · Köhler", of namesakes "Ida Gräf · Uwe Gräf". */
export function teamNames(players: readonly { name: string }[]): string {
	return surnames(players.map(({ name }) => name)).join(' · ');
}

/** Returns the name of a team in a table: its own, else its players' surnames. */
export function teamCalled({ name, players }: { name: string | null; players: readonly { name: string }[] }): string {
	return name ?? teamNames(players);
}
