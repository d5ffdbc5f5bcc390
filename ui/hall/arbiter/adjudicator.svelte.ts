/**
 * The rules, asked from a phone: the boards and the question as at the desk, the answer over the line.
 *
 * Begin at {@link Adjudicator.look}. Not here: the boards (`app/boards`) and the question (`inquiry`).
 */
import { Boards } from '../../src/components/judge/boards.svelte';
import type { Conduct } from '../../src/backend/generated/Conduct';
import type { ConductView } from '../../src/backend/generated/ConductView';
import type { JudgeView } from '../../src/backend/generated/JudgeView';
import type { PositionReport } from '../../src/backend/generated/PositionReport';
import type { PositionSetup } from '../../src/backend/generated/PositionSetup';
import type { Question } from '../../src/backend/generated/Question';
import type { RefusalView } from '../../src/backend/generated/RefusalView';
import { Inquiry } from '../../src/components/judge/inquiry.svelte';
import type { Channel } from '../channel/channel';
import { Line } from '../page/line.svelte';
import { refusalIn } from '../parts/refused';

/** What was answered, and to what. */
interface Answered {
	position: PositionSetup;
	asked: Question | null;
	view: JudgeView | null;
	report: PositionReport | null;
	refusal: RefusalView | null;
}

export class Adjudicator {
	readonly boards = new Boards();
	readonly inquiry = new Inquiry(this.boards);
	conduct = $state.raw<readonly ConductView[] | null>(null);
	#answered = $state.raw<Answered | null>(null);
	readonly #line: Line;

	constructor(channel: Channel) {
		this.#line = new Line(channel, async () => {
			const { position } = this.boards;
			const { asked } = this.inquiry;
			const about = { rules: null, position };
			const [report, verdict, conduct] = await Promise.all([
				channel.ask('see_position', about),
				asked ? channel.ask('judge', { ...about, question: asked }) : undefined,
				this.conduct ? undefined : channel.ask('conduct'),
			]);
			if (conduct?.status === 200) this.conduct = (conduct.said as Conduct).matters;
			// Without an answer the question stays open: it is asked again once the desk is heard.
			if (!report || (asked && !verdict)) return;
			const refused = [report, verdict].find((it) => it && it.status !== 200);
			this.#answered = {
				position,
				asked,
				view: verdict?.status === 200 ? (verdict.said as JudgeView) : null,
				report: report.status === 200 ? (report.said as PositionReport) : null,
				refusal: refused ? refusalIn(refused) : null,
			};
		});
	}

	/** Asks what is asked now; while an answer is on its way, once more afterwards. */
	look(): Promise<void> {
		return this.#line.look();
	}

	/** What is known of the boards as they stand; null until it is answered. */
	readonly report = $derived.by(() =>
		this.#answered?.position === this.boards.position ? this.#answered.report : null,
	);

	/** Whether what is asked now is answered. */
	readonly isAnswered = $derived.by(
		() => this.#answered?.position === this.boards.position && this.#answered.asked === this.inquiry.asked,
	);

	/** Why there is no answer: the boards cannot stand so, or the desk refused. */
	readonly wrong = $derived.by(
		() => this.report?.problem ?? (this.isAnswered ? (this.#answered?.refusal ?? null) : null),
	);

	readonly view = $derived.by(() => (this.isAnswered && !this.wrong ? (this.#answered?.view ?? null) : null));

	/** Puts another position on the boards; the one before can be brought back. */
	put(position: PositionSetup) {
		this.inquiry.letGo();
		this.boards.put(position);
	}
}
