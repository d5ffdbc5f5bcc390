/** What the fake desk answers about a record: the answer of the real desk to two short games (`record.json`). */
import { type Input, type Output, Refused } from '../backend';
import recorded from './record.json';

export function readRecord({ text, game }: Input<'read_record'>): Output<'read_record'> {
	if (!/\d\s*\./u.test(text ?? '')) {
		throw new Refused({ code: 'bad_chess_record', article: null, data: { line: 1, column: 1, found: `"${(text ?? '').slice(0, 20)}"`, expected: 'move' } });
	}
	const view = recorded as Output<'read_record'>;
	// The second game is the short one.
	return game === 1 ? { ...view, shown: 1, others: view.games[1]?.players ?? [], steps: [], fault: { at: '2. Ke3', line: 6, column: 12, reason: { code: 'illegal_move', article: null, data: {} } } } : view;
}
