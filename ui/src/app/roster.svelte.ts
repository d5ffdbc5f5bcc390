/** The state of the list of players that is kept while the program runs. */
export class Roster {
	order = $state<'strength' | 'name'>('strength');
	search = $state('');
}
