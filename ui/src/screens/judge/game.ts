/** The game of a rule set, which determines boards, questions and claims. */
export type GameKind = 'tandem' | 'chess' | 'pairs';

/** Returns the game of a preset's name, or of a rule set as TOML, which names its preset. */
export function gameOf(rules: string): GameKind {
	const preset = rules.includes('=') ? /^base\s*=\s*"(\w+)"/mu.exec(rules)?.[1] : rules;
	if (preset === 'standard') return 'chess';
	return preset === 'pzs' || preset === 'fairschach' ? 'pairs' : 'tandem';
}
