/** The round clock, the notices and the plan of the day at the current time. */
import { browserTime, type Time } from '../channel/time';
import type { Views } from '../channel/views';
import { planNow } from '../../src/day/dayPlan';
import { stillShown } from '../../src/day/roundClock';
import type { ClockFace, DayPlanShown, DayView, NoticeView } from '../../src/backend/generated';

export class Day {
	/** The laptop's time, in milliseconds since 1970; updated each second. */
	now = $state(0);
	#clock = $state.raw<ClockFace | null>(null);
	/** The current clock; null if there is none to show. */
	readonly clock = $derived(stillShown(this.#clock, this.now));
	#notices = $state.raw<readonly NoticeView[]>([]);
	#plan = $state.raw<DayPlanShown | null>(null);
	/** The notices that have not ended, newest first. */
	readonly notices = $derived(this.#notices.filter(({ ends }) => ends === null || Date.parse(ends) > this.now));
	/** The plan with the current delay; null if there is none. */
	readonly plan = $derived(this.#plan && planNow(this.#plan, this.now));
	readonly #views: Views;
	readonly #time: Time;

	constructor(views: Views, time: Time = browserTime) {
		this.#views = views;
		this.#time = time;
		this.now = views.now();
	}

	/** Queries all three with one request; without an answer they stay unchanged. */
	async look(): Promise<void> {
		const day = await this.#views.ask<DayView>('day');
		if (day !== undefined) {
			this.#clock = day?.clock ?? null;
			this.#notices = day?.notices ?? [];
			this.#plan = day?.plan ?? null;
		}
		this.now = this.#views.now();
	}

	/** Updates `now` each second; returns a function that stops it. */
	run(): () => void {
		let ended = false;
		let wait = () => {};
		const tick = () => {
			if (ended) return;
			wait();
			this.now = this.#views.now();
			// Tick when the digits change, so that all screens change together.
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
