/** The order and search of the list of players, kept while the program runs. */
export class Roster {
	order = $state<'strength' | 'name'>('strength');
	search = $state('');
}
