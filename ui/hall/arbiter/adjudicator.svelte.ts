/**
 * Rules questions from a phone: the boards and the question work as on the desk, the channel carries the answer.
 *
 * Start at {@link Adjudicator.look}. Not here: the boards (`app/boards`) and the question (`inquiry`).
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

/** An answer of the desk, with the position and the question it belongs to. */
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
			// Without a response the question stays open; the next reconnect sends it again.
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

	/** Sends the current question. During a request, queues one more afterwards. */
	look(): Promise<void> {
		return this.#line.look();
	}

	/** The report about the current position; null until the desk has answered. */
	readonly report = $derived.by(() =>
		this.#answered?.position === this.boards.position ? this.#answered.report : null,
	);

	/** True if the desk has answered the current question. */
	readonly isAnswered = $derived.by(
		() => this.#answered?.position === this.boards.position && this.#answered.asked === this.inquiry.asked,
	);

	/** The reason for a missing answer: an impossible position, or a refusal of the desk. Null if there is none. */
	readonly wrong = $derived.by(
		() => this.report?.problem ?? (this.isAnswered ? (this.#answered?.refusal ?? null) : null),
	);

	readonly view = $derived.by(() => (this.isAnswered && !this.wrong ? (this.#answered?.view ?? null) : null));

	/** Replaces the position on the boards; undo restores the previous one. */
	put(position: PositionSetup) {
		this.inquiry.letGo();
		this.boards.put(position);
	}
}
