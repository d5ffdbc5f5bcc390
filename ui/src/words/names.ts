/** Names are kept as "Surname, Given name". */

/** The surname alone, for a table where the teams tell people apart. */
export function surname(name: string): string {
	return name.split(',')[0]?.trim() ?? name;
}

/** As it is spoken: "Given name Surname". */
export function spoken(name: string): string {
	const [last, ...given] = name.split(',').map((part) => part.trim());
	return [...given, last].filter(Boolean).join(' ');
}

/** The surnames of a team; namesakes with the given name before them. */
export function surnames(names: readonly string[]): string[] {
	const short = names.map(surname);
	return names.map((name, index) => {
		const own = short[index] ?? name;
		return short.filter((it) => it === own).length > 1 ? spoken(name) : own;
	});
}

/** The surnames of a team: "Gräf · Köhler", of namesakes "Ida Gräf · Uwe Gräf". */
export function teamNames(players: readonly { name: string }[]): string {
	return surnames(players.map(({ name }) => name)).join(' · ');
}

/** The name of a team in a table: its own, else the surnames of its players. */
export function teamCalled({ name, players }: { name: string | null; players: readonly { name: string }[] }): string {
	return name ?? teamNames(players);
}
