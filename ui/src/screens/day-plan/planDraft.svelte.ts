/** The plan of the day during editing. The desk computes its times (`planned_day`). */
import type { DayPartName, DayPlanShown, DayPlanView, SetDayPlanInput } from '../../backend/generated';
import { readTime } from '../../words/dates';
import { t } from '../../words/words.svelte';
import { readNumber } from '../../parts/players/fields';

export const PARTS: readonly DayPartName[] = ['round', 'break', 'prize_giving', 'other'];
/** The default minutes of a part, if there is no other part of its kind. */
const MINUTES: Record<DayPartName, number> = { round: 20, break: 15, prize_giving: 15, other: 15 };

/** A part of the day as typed. */
export interface TypedPart {
	/** A stable id that survives moves. */
	id: number;
	what: DayPartName;
	title: string;
	minutes: string;
}

export class PlanDraft {
	/** True if the plan follows the schedule. */
	bySchedule = $state(true);
	parts = $state.raw<readonly TypedPart[]>([]);
	/** The id of the part that was focused last, after which new ones are added; null if there is none. */
	chosen = $state<number | null>(null);
	#begins = $state('');
	#ids = 0;
	/** The saved plan as JSON; empty until it is loaded. */
	#before = $state('');

	readonly input = $derived.by((): SetDayPlanInput => {
		if (this.bySchedule) return { plan: null };
		return {
			plan: {
				begins: readTime(this.#begins) ?? this.#begins,
				parts: this.parts.map(({ what, title, minutes }) => ({
					what,
					title,
					// The desk refuses 0, and the field shows the error.
					minutes: readNumber(minutes, 1, 65535) ?? 0,
				})),
			},
		};
	});
	readonly changed = $derived(this.#before !== '' && JSON.stringify(this.input) !== this.#before);

	/** Loads the saved plan. */
	load({ plan, typed }: DayPlanView) {
		this.#show(plan, !typed);
		this.#before = JSON.stringify(this.input);
	}

	/** Resets the plan to the schedule. */
	follow({ plan }: DayPlanView) {
		this.#show(plan, true);
	}

	#show(plan: DayPlanShown | null, bySchedule: boolean) {
		this.bySchedule = bySchedule;
		this.#begins = plan?.begins ?? '';
		this.chosen = null;
		this.parts = (plan?.parts ?? []).map(({ what, title, minutes }) => ({
			id: this.#ids++,
			what,
			title: title ?? '',
			minutes: String(minutes),
		}));
	}

	get begins(): string {
		return this.#begins;
	}

	set begins(typed: string) {
		if (typed === this.#begins) return;
		this.#begins = typed;
		this.bySchedule = false;
	}

	#set(parts: readonly TypedPart[]) {
		this.parts = parts;
		this.bySchedule = false;
	}

	change(id: number, change: Partial<TypedPart>) {
		this.#set(this.parts.map((part) => (part.id === id ? { ...part, ...change } : part)));
	}

	/** Adds a part after the selected one, else at the end, and selects it. */
	add(what: DayPartName) {
		const minutes = this.parts.findLast((part) => part.what === what)?.minutes ?? String(MINUTES[what]);
		const part = { id: this.#ids++, what, title: '', minutes };
		const at = this.parts.findIndex(({ id }) => id === this.chosen);
		this.#set(this.parts.toSpliced(at < 0 ? this.parts.length : at + 1, 0, part));
		this.chosen = part.id;
	}

	/** Removes a part and selects the next one. */
	remove(id: number) {
		const at = this.parts.findIndex((part) => part.id === id);
		this.#set(this.parts.filter((part) => part.id !== id));
		this.chosen = (this.parts[at] ?? this.parts[at - 1])?.id ?? null;
	}

	move(id: number, step: 1 | -1) {
		const at = this.parts.findIndex((part) => part.id === id);
		const [one, other] = [this.parts[at], this.parts[at + step]];
		if (one && other) this.#set(this.parts.with(at, other).with(at + step, one));
	}

	/** Returns the name of a part: "Round 3", "Break". */
	nameOf(part: TypedPart): string {
		if (part.what !== 'round') return t(`day-part-${part.what.replace('_', '-')}`);
		const rounds = this.parts.filter(({ what }) => what === 'round');
		return t('round-number', { number: rounds.indexOf(part) + 1 });
	}
}
