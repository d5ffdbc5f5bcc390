/**
 * The keys T and a number select a table. Digits after T belong to the number while a table number can begin with them;
 * there is no timeout.
 */
import type { Keys } from '../../keyboard/keys.svelte';
import { t } from '../../words/words.svelte';

export class TableJump {
	readonly #keys: Keys;
	readonly #go: (table: number) => void;
	#tables: readonly number[] = [];
	/** The previous table, for Escape; null if there is none. */
	#back: number | null = null;
	#typed = '';
	#stop: (() => void) | undefined;

	constructor(keys: Keys, go: (table: number) => void) {
		this.#keys = keys;
		this.#go = go;
	}

	/** Starts a number among these tables. */
	begin(tables: readonly number[], back: number | null) {
		this.end();
		this.#tables = tables;
		this.#back = back;
		this.#typed = '';
		this.#stop = this.#keys.listen((key) => this.#hear(key));
		this.#keys.said = t('round-jump', { last: tables.at(-1) ?? 0 });
	}

	/** Ends the number. */
	end() {
		this.#stop?.();
		this.#stop = undefined;
	}

	#hear(key: string | null): boolean {
		if (key !== null && /^\d$/u.test(key)) return this.#digit(key);
		if (key === 'Escape' && this.#open) {
			if (this.#back !== null) this.#go(this.#back);
			return this.#ends('');
		}
		if (key === 'Backspace' && this.#open) return this.#show(this.#typed.slice(0, -1));
		// An Enter after a complete number belongs to it too.
		if (key === 'Enter') return this.#ends(this.#said(this.#typed));
		const missing = key !== null && this.#open && this.#typed !== '' && this.#table(this.#typed) === undefined;
		this.#ends(missing ? this.#none(this.#typed) : '');
		// A key after a missing table's number must not act on another table.
		return missing;
	}

	#digit(digit: string): boolean {
		const typed = this.#typed + digit;
		if (this.#begins(typed)) return this.#show(typed);
		if (this.#table(this.#typed) !== undefined) {
			this.#ends('');
			return false;
		}
		this.#typed = '';
		this.#keys.said = this.#none(typed);
		return true;
	}

	/** Selects the table typed so far. */
	#show(typed: string): true {
		this.#typed = typed;
		const table = this.#table(typed);
		if (table !== undefined) this.#go(table);
		this.#keys.said = this.#said(typed);
		return true;
	}

	#ends(said: string): true {
		this.end();
		this.#keys.said = said;
		return true;
	}

	#said(typed: string): string {
		const number = this.#table(typed);
		if (number === undefined) return t('round-jump', { last: this.#tables.at(-1) ?? 0 });
		return this.#open ? t('round-jump-more', { number, key: t('key-enter') }) : t('table-number', { number });
	}

	#none(number: string): string {
		return t('round-jump-none', { number, last: this.#tables.at(-1) ?? 0 });
	}

	/** True if another digit can follow. */
	get #open(): boolean {
		return (
			this.#stop !== undefined && this.#forms().some(({ text }) => text !== this.#typed && text.startsWith(this.#typed))
		);
	}

	#begins(typed: string): boolean {
		return this.#forms().some(({ text }) => text.startsWith(typed));
	}

	#table(typed: string): number | undefined {
		return this.#forms().find(({ text }) => text === typed)?.table;
	}

	/** The accepted forms of table numbers: as they are, or padded with zeros to the longest. */
	#forms(): { text: string; table: number }[] {
		const width = String(this.#tables.at(-1) ?? '').length;
		return this.#tables.flatMap((table) => [
			{ text: String(table), table },
			{ text: String(table).padStart(width, '0'), table },
		]);
	}
}
