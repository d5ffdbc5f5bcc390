/** Which game a rule set is for: the boards, the questions and the claims are that game's. */
export type GameKind = 'tandem' | 'chess' | 'pairs';

/** A preset's name, or a rule set as TOML, which names the preset it begins from. */
export function gameOf(rules: string): GameKind {
	const preset = rules.includes('=') ? /^base\s*=\s*"(\w+)"/mu.exec(rules)?.[1] : rules;
	if (preset === 'standard') return 'chess';
	return preset === 'pzs' || preset === 'fairschach' ? 'pairs' : 'tandem';
}
