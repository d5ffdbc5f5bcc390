/** The messages of a language, each parsed when it is first said: a window that begins says few of thousands. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

/** Where a message or a term begins, as the parser looks for it. */
const BEGIN = /^(-?[a-zA-Z][\w-]*) *= */gmu;
/** What a message says by another one. */
const HELD = /\{\s*(-?[a-zA-Z][\w-]*)/gu;

export class Messages {
	readonly #bundle: FluentBundle;
	/** What nobody has said yet, by name. */
	readonly #unread = new Map<string, string>();

	constructor(language: string, sources: readonly string[]) {
		// Isolation marks only where a text needs them: names stand in titles and accessible names.
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		for (const source of sources) {
			const found = [...source.matchAll(BEGIN)];
			for (const [nth, { 1: name = '', index }] of found.entries())
				this.#unread.set(name, source.slice(index, found[nth + 1]?.index));
		}
	}

	/** The message of this name, parsed. */
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
