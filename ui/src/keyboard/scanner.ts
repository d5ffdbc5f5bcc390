/**
 * A scanner at the desk types what it reads and then Enter: `http://…#ID.KEY`, or the sixteen letters of a slip. Its
 * input is recognized by the beginning: `htt`, or a letter with Shift. No key of a screen begins that way, since the
 * keys of a screen are pressed without Shift. From there on no key reaches the screen.
 *
 * A scanner types as if the keyboard layout were English. Its input is therefore recorded twice: by the letters and by
 * the positions of the keys.
 */

/** The scanner's input: by the letters, and by an English keyboard layout. */
export type Scanned = readonly [string, string];

/** The beginning of each link. */
const BEGINNING = 'htt';
/** The number of letters on a slip, with or without separators. */
const LETTERS_OF_SLIP = 16;
/** Milliseconds that never pass between two keys of a scanner. */
const PAUSE_MS = 1000;
const SHIFTED_DIGITS = ')!@#$%^&*(';
/** Keys other than letters and digits: alone, and with Shift. */
const OTHERS: Record<string, string> = {
	Minus: '-_',
	Equal: '=+',
	Semicolon: ';:',
	Slash: '/?',
	Period: '.>',
	Comma: ',<',
	Quote: '\'"',
};

/** Returns the character of this key on an English keyboard. */
function inEnglish({ code, shiftKey }: KeyboardEvent): string {
	const [, kind, sign = ''] = /^(Key|Digit|Numpad)(\w)$/u.exec(code) ?? [];
	if (kind === 'Key') return shiftKey ? sign : sign.toLowerCase();
	if (kind === 'Digit' && shiftKey) return SHIFTED_DIGITS[Number(sign)] ?? '';
	if (kind) return sign;
	return OTHERS[code]?.[shiftKey ? 1 : 0] ?? '';
}

const isCapital = ({ code, shiftKey }: KeyboardEvent) => shiftKey && code.startsWith('Key');

export class Scanner {
	/** True while the input consists of capitals, with or without hyphens. */
	#capitals = false;
	#letters = '';
	#english = '';
	#last = 0;

	/** Processes a key. Returns the complete input after Enter; true if the key belongs to the scanner, else false. */
	hear(event: KeyboardEvent): Scanned | boolean {
		const { key, timeStamp } = event;
		if (key === 'Shift') return this.#reads;
		if (timeStamp - this.#last > PAUSE_MS) this.#forget();
		this.#last = timeStamp;
		if (event.ctrlKey || event.altKey || event.metaKey || key.length > 1) {
			const read = this.#reads && key === 'Enter';
			const isOfSlip = !this.#capitals || this.#hasSixteen;
			const whole: Scanned = [this.#letters, this.#english];
			this.#forget();
			return read && (isOfSlip ? whole : true);
		}
		if (this.#capitals ? !isCapital(event) && event.code !== 'Minus' : isCapital(event) && !this.#reads) {
			this.#forget();
			this.#capitals = isCapital(event);
		}
		const read = this.#reads;
		this.#letters += key;
		this.#english += inEnglish(event) || key;
		if (!this.#reads) this.#trim();
		return read || this.#reads;
	}

	get #reads(): boolean {
		return this.#capitals || this.#letters.toLowerCase().startsWith(BEGINNING);
	}

	get #hasSixteen(): boolean {
		return this.#english.replaceAll(/[^A-Z]/gu, '').length === LETTERS_OF_SLIP;
	}

	/** Discards input that cannot be the beginning of a link. */
	#trim() {
		while (this.#letters !== '' && !BEGINNING.startsWith(this.#letters.toLowerCase())) {
			this.#letters = this.#letters.slice(1);
			this.#english = this.#english.slice(1);
		}
	}

	#forget() {
		this.#capitals = false;
		this.#letters = '';
		this.#english = '';
	}
}
