/** Conversion of German text to Swiss spelling. */
import SIGNS from '../../messages/de/de-CH.tsv?raw';

const PAIRS = SIGNS.trim()
	.split('\n')
	.map((line) => line.split('\t'));

/** Converts German text to Swiss spelling. */
export const swiss = (text: string): string =>
	PAIRS.reduce((done, [sign = '', other = '']) => done.replaceAll(sign, other), text);
