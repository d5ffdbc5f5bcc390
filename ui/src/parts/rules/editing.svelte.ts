/** A rule set being edited: the preset, and the differences from it. */
import type { OptionChange } from '../../backend/generated/OptionChange';
import type { RuleOptionView } from '../../backend/generated/RuleOptionView';
import type { RulePartName } from '../../backend/generated/RulePartName';
import type { RuleSentenceView } from '../../backend/generated/RuleSentenceView';
import type { RuleSetDraft } from '../../backend/generated/RuleSetDraft';
import type { RuleSetView } from '../../backend/generated/RuleSetView';
import { t } from '../../words/words.svelte';
import { articleSource } from '../../words/sentences';

const hyphened = (code: string) => code.replaceAll('_', '-');

/** Returns the name of an option. */
export const optionName = (option: string) => t(`option-${hyphened(option)}`);
/** Describes a value of an option. */
export const readingSentence = (option: string, value: string) => t(`option-${hyphened(option)}.${hyphened(value)}`);

/** The option whose values are lists: the promotion pieces, in this order. */
export const PIECES = 'promotion_pieces';
export const PROMOTION_PIECES = ['queen', 'rook', 'bishop', 'knight'] as const;

/** Returns the value with a piece added or removed. */
export function withPiece(value: string, piece: string, wanted: boolean): string {
	const named = value.split('_');
	return PROMOTION_PIECES.filter((it) => (it === piece ? wanted : named.includes(it))).join('_');
}

export interface Part {
	part: RulePartName;
	options: RuleOptionView[];
}

export class RuleSetEditing {
	/** Null until the desk has answered. */
	view = $state.raw<RuleSetView | null>(null);
	source = $state('');
	/** The values chosen since the last answer, by option. */
	#chosen = $state.raw<Record<string, string>>({});
	search = $state('');
	onlyChanged = $state(false);
	/** The rule set when the dialog was opened, as JSON; empty until then. */
	#before = $state('');

	readonly options = $derived(
		(this.view?.options ?? []).map((option) => ({ ...option, value: this.#chosen[option.option] ?? option.value })),
	);
	readonly changes = $derived(this.options.filter(({ value, preset_value }) => value !== preset_value));
	readonly parts = $derived(this.#parts());
	/** The sentences of the preset that still hold, filtered by the search. */
	readonly sentences = $derived(this.#sentences());
	readonly draft = $derived<RuleSetDraft>({
		base: this.view?.draft.base ?? '',
		source: this.source.trim(),
		changes: this.changes.map(({ option, value }): OptionChange => ({ option, value })),
	});
	/** True if it differs from the rule set when the dialog was opened. */
	readonly changed = $derived(this.#before !== '' && JSON.stringify(this.draft) !== this.#before);

	/** Shows an answer of the desk; the first one is the basis for comparison. */
	show(view: RuleSetView) {
		this.view = view;
		this.source = view.draft.source;
		this.#chosen = {};
		if (this.#before === '') this.#before = JSON.stringify(this.draft);
	}

	choose(option: string, value: string) {
		this.#chosen = { ...this.#chosen, [option]: value };
	}

	/** Returns the options that match the search, by part. */
	#parts(): Part[] {
		const wanted = this.search.trim().toLocaleLowerCase();
		const parts: Part[] = [];
		for (const option of this.options) {
			if (this.onlyChanged && option.value === option.preset_value) continue;
			if (wanted && !textOf(option).includes(wanted)) continue;
			const last = parts.at(-1);
			if (last?.part === option.part) last.options.push(option);
			else parts.push({ part: option.part, options: [option] });
		}
		return parts;
	}

	#sentences(): RuleSentenceView[] {
		if (this.onlyChanged) return [];
		const wanted = this.search.trim().toLocaleLowerCase();
		const changed = this.changes.map(({ option }) => option);
		return (this.view?.sentences ?? []).filter(
			({ sentence, article, options }) =>
				!options.some((option) => changed.includes(option)) &&
				`${sentenceWords(sentence)} ${articleSource(article)}`.toLocaleLowerCase().includes(wanted),
		);
	}
}

/** Returns the text of a sentence. */
export const sentenceWords = (sentence: string) => t(`sentence-${sentence}`);

/** Returns all searchable text of an option. */
function textOf({ option, values, article }: RuleOptionView): string {
	return [optionName(option), ...values.map((value) => readingSentence(option, value)), articleSource(article)]
		.join(' ')
		.toLocaleLowerCase();
}
