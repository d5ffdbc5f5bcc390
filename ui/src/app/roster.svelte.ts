/** What the list of players remembers while the program runs. */
export class Roster {
	order = $state<'strength' | 'name'>('strength');
	search = $state('');
	/** How many players or teams are expected, by the path of the tournament: no file keeps a guess. */
	#expected: Readonly<Record<string, string>> = {};

	expect(path: string, count: string) {
		this.#expected = { ...this.#expected, [path]: count };
	}

	/** What was typed for a tournament; undefined if nothing was. */
	expected(path: string): string | undefined {
		return this.#expected[path];
	}
}
