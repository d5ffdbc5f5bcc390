/** Nine digits to begin with, as dice would give them. Any other text will do as well. */
export function dicedSeed(): string {
	const digits = Array.from(crypto.getRandomValues(new Uint32Array(9)), (word) => String(word % 10)).join('');
	return digits.replace(/(\d{3})(?=\d)/gu, '$1 ');
}
