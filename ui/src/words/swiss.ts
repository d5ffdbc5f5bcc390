/** German as Switzerland spells it. */
import SIGNS from '../../messages/de/de-CH.tsv?raw';

const PAIRS = SIGNS.trim()
	.split('\n')
	.map((line) => line.split('\t'));

/** German text as Switzerland spells it. */
export const swiss = (text: string): string =>
	PAIRS.reduce((done, [sign = '', other = '']) => done.replaceAll(sign, other), text);
