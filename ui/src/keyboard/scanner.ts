/**
 * A scanner at the desk types what it reads: `http://…#ID.KEY` or the sixteen letters of a slip, and Enter. It is
 * told from a person by how it begins, which no keys of a screen do: by `htt`, or by a letter with Shift, since
 * the keys of a screen are pressed without. Nothing of it reaches the screen from there on.
 *
 * A scanner types as if the keyboard were an English one, whatever it is: what it reads is kept as the letters
 * say it and as the places of the keys say it.
 */

/** What a scanner typed: as the letters say, and as an English keyboard would have it. */
export type Scanned = readonly [string, string];

/** How each link begins. */
const BEGINNING = 'htt';
/** So many letters are on a slip, with signs between them or without. */
const LETTERS_OF_SLIP = 16;
/** Between two keys of a scanner there is never so long, in milliseconds. */
const PAUSE_MS = 1000;
const SHIFTED_DIGITS = ')!@#$%^&*(';
/** Keys that are no letters or digits: alone, and with Shift. */
const OTHERS: Record<string, string> = {
	Minus: '-_',
	Equal: '=+',
	Semicolon: ';:',
	Slash: '/?',
	Period: '.>',
	Comma: ',<',
	Quote: '\'"',
};

/** What this key writes on an English keyboard. */
function inEnglish({ code, shiftKey }: KeyboardEvent): string {
	const [, kind, sign = ''] = /^(Key|Digit|Numpad)(\w)$/u.exec(code) ?? [];
	if (kind === 'Key') return shiftKey ? sign : sign.toLowerCase();
	if (kind === 'Digit' && shiftKey) return SHIFTED_DIGITS[Number(sign)] ?? '';
	if (kind) return sign;
	return OTHERS[code]?.[shiftKey ? 1 : 0] ?? '';
}

const isCapital = ({ code, shiftKey }: KeyboardEvent) => shiftKey && code.startsWith('Key');

export class Scanner {
	/** Whether what is typed are capitals, with hyphens between them or without. */
	#capitals = false;
	#letters = '';
	#english = '';
	#last = 0;

	/** Hears a key. What was read whole is given back; true when the key was the scanner's. */
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

	/** Keeps of what was typed only what can be a beginning. */
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
