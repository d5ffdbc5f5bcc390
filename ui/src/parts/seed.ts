/** Returns nine random digits as a suggested seed; any other text is also valid. */
export function dicedSeed(): string {
	const digits = Array.from(crypto.getRandomValues(new Uint32Array(9)), (word) => String(word % 10)).join('');
	return digits.replace(/(\d{3})(?=\d)/gu, '$1 ');
}
