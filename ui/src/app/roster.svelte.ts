/** The state of the list of players that is kept while the program runs. */
export class Roster {
	order = $state<'strength' | 'name'>('strength');
	search = $state('');
	/** The number of expected players or teams, by the path of the tournament: no file keeps a guess. */
	#expected: Readonly<Record<string, string>> = {};

	expect(path: string, count: string) {
		this.#expected = { ...this.#expected, [path]: count };
	}

	/** The number typed for a tournament; undefined if there is none. */
	expected(path: string): string | undefined {
		return this.#expected[path];
	}
}
