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

/** The surnames of a team: "Gräf · Köhler". */
export function teamNames(players: readonly { name: string }[]): string {
	return players.map(({ name }) => surname(name)).join(' · ');
}
