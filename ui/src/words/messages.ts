/** The messages of a language, each parsed on first use: a starting window uses few of thousands. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

/** The beginning of a message or term, as the Fluent parser detects it. */
const BEGIN = /^(-?[a-zA-Z][\w-]*) *= */gmu;
/** A reference to another message or term. */
const HELD = /\{\s*(-?[a-zA-Z][\w-]*)/gu;

export class Messages {
	readonly #bundle: FluentBundle;
	/** The sources of unparsed messages, by name. */
	readonly #unread = new Map<string, string>();

	constructor(language: string, sources: readonly string[]) {
		// No general isolation marks, since names appear in titles and accessible names; `isolated` adds them where
		// necessary.
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		for (const source of sources) {
			const found = [...source.matchAll(BEGIN)];
			for (const [nth, { 1: name = '', index }] of found.entries())
				this.#unread.set(name, source.slice(index, found[nth + 1]?.index));
		}
	}

	/** Returns the message of this name, parsed with its references; undefined if there is none. */
	find(name: string): Message | undefined {
		this.#read(name);
		return this.#bundle.getMessage(name);
	}

	format(pattern: NonNullable<Message['value']>, args: Record<string, FluentVariable>, errors: Error[]): string {
		return this.#bundle.formatPattern(pattern, args, errors);
	}

	#read(name: string) {
		const source = this.#unread.get(name);
		if (source === undefined) return;
		this.#unread.delete(name);
		for (const error of this.#bundle.addResource(new FluentResource(source))) throw error;
		for (const [, held = ''] of source.matchAll(HELD)) this.#read(held);
	}
}
