/** The round clock, the notices and the plan of the day, as they are at a moment. */
import { browserTime, type Time } from '../channel/time';
import type { Views } from '../channel/views';
import { planNow } from '../../src/day/dayPlan';
import { stillShown } from '../../src/day/roundClock';
import type { ClockFace, DayPlanShown, DayView, NoticeView } from '../../src/backend/generated';

export class Day {
	/** What time it is by the laptop, in milliseconds since 1970; anew each second. */
	now = $state(0);
	#clock = $state.raw<ClockFace | null>(null);
	/** The clock that is set, while it has something to say. */
	readonly clock = $derived(stillShown(this.#clock, this.now));
	#notices = $state.raw<readonly NoticeView[]>([]);
	#plan = $state.raw<DayPlanShown | null>(null);
	/** Those that have not ended, the newest first. */
	readonly notices = $derived(this.#notices.filter(({ ends }) => ends === null || Date.parse(ends) > this.now));
	/** The plan, as late as the day is by now. */
	readonly plan = $derived(this.#plan && planNow(this.#plan, this.now));
	readonly #views: Views;
	readonly #time: Time;

	constructor(views: Views, time: Time = browserTime) {
		this.#views = views;
		this.#time = time;
		this.now = views.now();
	}

	/** Asks for all three at once; what is not answered stays as it was. */
	async look(): Promise<void> {
		const day = await this.#views.ask<DayView>('day');
		if (day !== undefined) {
			this.#clock = day?.clock ?? null;
			this.#notices = day?.notices ?? [];
			this.#plan = day?.plan ?? null;
		}
		this.now = this.#views.now();
	}

	/** Keeps `now` going; gives what ends it. */
	run(): () => void {
		let ended = false;
		let wait = () => {};
		const tick = () => {
			if (ended) return;
			wait();
			this.now = this.#views.now();
			// When the digits change, on all screens at once.
			const change = this.clock ? Date.parse(this.clock.ends) % 1000 : 0;
			wait = this.#time.after(1001 - ((this.now - change + 1000) % 1000), tick);
		};
		tick();
		document.addEventListener('visibilitychange', tick);
		return () => {
			ended = true;
			wait();
			document.removeEventListener('visibilitychange', tick);
		};
	}
}
