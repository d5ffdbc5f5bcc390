/**
 * What the fake desk answers about positions: answers of the real desk, recorded for a few
 * questions (`recorded.json`). Whatever was not recorded counts as two quiet boards.
 */
import type { CallName, Input, Output } from '../backend';
import { Refused } from '../backend';
import type { FindingView } from '../generated/FindingView';
import recorded from './recorded.json';

type JudgeCall = 'judge' | 'see_position' | 'read_position' | 'replay_game';

interface Recording {
	name: string;
	input: unknown;
	output?: unknown;
	refusal?: unknown;
}

/** Keys in order, so that equal questions are equal texts. */
function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	const entries = Object.entries(value);
	return `{${entries
		.sort(([one], [other]) => one.localeCompare(other))
		.map(([key, inner]) => `${key}:${canonical(inner)}`)
		.join()}}`;
}

const ANSWERS = new Map((recorded as Recording[]).map((it) => [it.name + canonical(it.input), it]));

const QUIET: { [N in JudgeCall]: (input: Input<N>) => Output<N> } = {
	judge: ({ question }) => ({
		card: {
			question: question.ask,
			tone: 'no',
			answer: { code: question.ask === 'mate' ? 'mate_no_check' : 'continues', data: {} },
			lines: [],
			article: { regulation: 'swiss_rules', text: 'Ende (1a)', heading: 'Ende', point: '1a' },
			readings: [],
			rule_set: 'swiss',
		},
		arrows: [],
		marks: [],
		after: null,
		remedy: null,
		stands: 'continues',
	}),
	see_position: () => ({ text: null, problem: null, pieces: 64, in_check: [], marks: [] }),
	read_position: ({ text }) => {
		throw new Refused({ code: 'bad_fen', article: null, data: { board: 1, column: 1, found: text.slice(0, 5), expected: '' } });
	},
	replay_game: () => {
		throw new Refused({ code: 'no_moves', article: null, data: {} });
	},
};

/** The recorded answer, or the quiet one. */
export function asked<N extends JudgeCall & CallName>(name: N): (input: Input<N>) => Output<N> {
	return (input) => {
		const found = ANSWERS.get(name + canonical(input));
		if (found?.refusal) throw new Refused(found.refusal as ConstructorParameters<typeof Refused>[0]);
		return found ? (found.output as Output<N>) : QUIET[name](input);
	};
}

export const NO_FINDING: FindingView = { finding: 'nothing', verdict: null, cause: null, board: null, winner_player: null, article: null, broken_at: null, card: null };
