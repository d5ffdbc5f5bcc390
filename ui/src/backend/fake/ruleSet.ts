/** The rule set editor of the fake desk: a handful of options of every part, with two presets that differ. */
import { Refused } from '../backend';
import type { RuleOptionView } from '../generated/RuleOptionView';
import type { RuleSetDraft } from '../generated/RuleSetDraft';
import type { RuleSetView } from '../generated/RuleSetView';
import type { FakeTournament } from './state';

type Option = Pick<RuleOptionView, 'option' | 'part' | 'values' | 'used'> & { point: string; other?: string };

/** The first reading is that of the Swiss rules; `other` that of every other preset. */
const OPTIONS: readonly Option[] = [
	{ option: 'drop_check', part: 'drops', values: ['allowed', 'forbidden'], used: 'board', point: '3' },
	{ option: 'drop_mate', part: 'drops', values: ['hand_mate', 'allowed', 'board_mate', 'absolute_mate'], used: 'board', point: '1a', other: 'board_mate' },
	{ option: 'illegal_drop', part: 'drops', values: ['loses_piece', 'loses_piece_and_turn', 'taken_back'], used: 'board', point: '5', other: 'loses_piece_and_turn' },
	{ option: 'promotion', part: 'moves', values: ['fall_through', 'steal', 'virtual'], used: 'board', point: '2', other: 'steal' },
	{ option: 'unnamed_promotion', part: 'moves', values: ['must_name', 'queen'], used: 'board', point: '2b' },
	{ option: 'mate', part: 'mate', values: ['hand', 'board', 'absolute'], used: 'board', point: '2', other: 'board' },
	{ option: 'stalemate', part: 'mate', values: ['waits', 'draw'], used: 'results', point: '3b' },
	{ option: 'agreement', part: 'ending', values: ['nobody', 'both_players', 'all_four'], used: 'results', point: '3c', other: 'both_players' },
	{ option: 'repetition', part: 'ending', values: ['as_draw_claims', 'draw'], used: 'results', point: '3d' },
	{ option: 'illegal_move', part: 'ending', values: ['fide_penalty', 'first_loses', 'arbiter', 'taken_back'], used: 'results', point: '6', other: 'arbiter' },
	{ option: 'clock_press', part: 'conduct', values: ['own_player', 'partner_may'], used: 'board', point: '2' },
	{ option: 'advice', part: 'conduct', values: ['no_move', 'single_move', 'free'], used: 'sheet', point: '1', other: 'single_move' },
	{ option: 'seating', part: 'competition', values: ['by_choice', 'first_named_black'], used: 'seating', point: '2b', other: 'first_named_black' },
	{ option: 'opponents', part: 'competition', values: ['as_seating', 'higher_meets_higher'], used: 'seating', point: '2b' },
	{ option: 'bye_swiss_system', part: 'competition', values: ['one', 'half', 'zero'], used: 'byes', point: '1a' },
];

export function begun(tournament: FakeTournament | null): boolean {
	return tournament?.rounds.some(({ published }) => published) ?? false;
}

/** The rules in detail of a tournament. */
export function rulesOf({ settings }: FakeTournament): RuleSetDraft {
	return settings.rules ?? { base: settings.rule_set, source: '', changes: [] };
}

export function ruleSet(draft: RuleSetDraft, tournament: FakeTournament | null): RuleSetView {
	const tandem = ['dsj', 'swiss', 'ordnung', 'fics'];
	return {
		draft,
		presets: tandem.includes(draft.base) ? tandem : ['pzs', 'fairschach', 'standard'],
		options: OPTIONS.map(({ point, other, ...option }) => {
			const preset = draft.base === 'swiss' ? (option.values[0] ?? '') : (other ?? option.values[0] ?? '');
			return {
				...option,
				preset_value: preset,
				value: draft.changes.find((change) => change.option === option.option)?.value ?? preset,
				article: { regulation: 'swiss_rules', text: `Einschränkungen (${point})`, heading: 'Einschränkungen', point },
			};
		}),
		begun: begun(tournament),
	};
}

export function toml({ base, source, changes }: RuleSetDraft): string {
	return [`base = "${base}"`, ...(source ? [`source = "${source}"`] : []), ...changes.map(({ option, value }) => `${option} = "${value}"`), ''].join('\n');
}

/** What a file holds; the fake's only wrong one is called so. */
export function readRuleSet(path: string): RuleSetDraft {
	if (path.includes('falsch')) {
		throw new Refused({ code: 'bad_rule_set', article: null, data: { line: 3, column: 13, found: '"perhaps"', wanted: 'one of allowed, board_mate, hand_mate, absolute_mate' } });
	}
	return { base: 'ordnung', source: 'Aushang', changes: [{ option: 'stalemate', value: 'draw' }] };
}
