/** What the list of players remembers while the program runs: its order, and what was searched for. */
export class Roster {
	order = $state<'strength' | 'name'>('strength');
	search = $state('');
}
