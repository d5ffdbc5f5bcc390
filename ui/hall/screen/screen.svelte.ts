/**
 * A projector screen: its data, the visible content and page.
 *
 * Start at {@link Screen.follow}. It draws nothing and queries only its {@link Views}, so that a browser in the hall
 * and a window of Kralle show the same.
 */
import { words } from '../../src/words/words.svelte';
import { again } from '../channel/again';
import { browserTime, type Time } from '../channel/time';
import type { Views } from '../channel/views';
import { Day } from '../public/day.svelte';
import type { LotsShownView } from '../../src/backend/generated/LotsShownView';
import type { PublicOverview } from '../../src/backend/generated/PublicOverview';
import type { PublicRound } from '../../src/backend/generated/PublicRound';
import type { PublicStandings } from '../../src/backend/generated/PublicStandings';
import type { ScreenContentName } from '../../src/backend/generated/ScreenContentName';
import type { ScreensView } from '../../src/backend/generated/ScreensView';
import type { ScreenView } from '../../src/backend/generated/ScreenView';
import { type Content, contents } from './content';
import { type Area, dwell } from './fit';
import { latest } from './latest';
import { type Layout, ofLines, ofRound, ofSeats, ofStandings } from './layout';
import { seats } from './seats';

/** The fraction of the area for the plan, below the tournament's name. */
export const PLAN_OF_WELCOME = 0.55;

export class Screen {
	overview = $state.raw<PublicOverview | null>(null);
	round = $state.raw<PublicRound | null>(null);
	standings = $state.raw<PublicStandings | null>(null);
	lots = $state.raw<LotsShownView | null>(null);
	/** The tables with the most recent results. */
	latest = $state.raw<readonly number[]>([]);
	/** True if the last query was answered; undefined before the first answer. */
	connected = $state<boolean | undefined>();
	/** Time of the last answer, in milliseconds since 1970; undefined before the first. */
	heard = $state<number | undefined>();
	/** Time of the first answer, in milliseconds since 1970; earlier moments make no sound. */
	opened = $state<number | undefined>();
	/** The number of the screen, 1 to 9. */
	number = $state(1);
	/** The content chosen at this screen; null for the desk's choice. */
	chosen = $state<ScreenContentName | null>(null);
	/** True if the pages do not turn. */
	held = $state(false);
	/** The area for the content, in pixels. */
	area = $state.raw<Area>({ width: 0, height: 0, screen: 0 });
	readonly day: Day;
	readonly #views: Views;
	readonly #time: Time;
	#ended = false;
	#screens = $state.raw<readonly ScreenView[]>([]);
	/** The index of the content and of its page; valid while `of` matches the current contents. */
	#place = $state.raw({ of: '', turn: 0, page: 0 });

	/** The contents that are shown in turn. */
	readonly contents: readonly Content[] = $derived.by(() => {
		const said = this.#screens.find(({ screen }) => screen === this.number)?.shows;
		const course = this.overview ?? { round: null, results: 0, closed: false };
		return contents(this.chosen ?? said ?? 'auto', course, this.lots);
	});
	/** Identifies contents and round; a change starts again with the first page. */
	readonly #of = $derived(`${this.contents.join()} ${String(this.overview?.round)}`);
	readonly #now = $derived(this.#place.of === this.#of ? this.#place : { of: this.#of, turn: 0, page: 0 });
	readonly content = $derived(this.contents[this.#now.turn] ?? 'welcome');
	readonly seats = $derived(this.round ? seats(this.round, words.language) : []);
	/** The number of parts of the day plan, plus one for its end; 0 without a plan. */
	readonly #lines = $derived.by(() => (this.day.plan ? this.day.plan.parts.length + 1 : 0));
	readonly layout: Layout = $derived.by(() => {
		switch (this.content) {
			case 'pairings':
			case 'results':
				return this.round ? ofRound(this.round, this.area) : ofLines(0, 1, this.area);
			case 'standings':
				return this.standings ? ofStandings(this.standings, this.area) : ofLines(0, 1, this.area);
			case 'seats':
				return ofSeats(this.seats, this.area);
			case 'plan':
				return ofLines(this.#lines, 1.5, this.area);
			case 'welcome':
				return ofLines(this.#lines, 1.5, {
					...this.area,
					height: this.area.height * PLAN_OF_WELCOME,
				});
			case 'notices':
				return ofLines(this.day.notices.length, 4, this.area);
			case 'winners':
			case 'lots':
			case 'clock':
				return ofLines(1, 1, this.area);
		}
	});
	readonly pages = $derived(this.layout.pages);
	readonly page = $derived(Math.min(this.#now.page, this.pages - 1));
	/** The display time of a page in milliseconds; undefined if there is only one page. */
	readonly #stays = $derived(
		this.contents.length > 1 || this.pages > 1 ? dwell(this.layout.per * this.layout.columns) : undefined,
	);

	constructor(views: Views, time: Time = browserTime) {
		this.#views = views;
		this.#time = time;
		this.day = new Day(views, time);
	}

	/** Queries the data of the screen. */
	readonly look = again(async () => {
		const ask = this.#views.ask.bind(this.#views);
		const overview = await ask<PublicOverview>('overview');
		// Lots are only shown before the first round.
		const before = overview?.round === null;
		const [round, lots, screens] = await Promise.all([
			before ? null : ask<PublicRound>('round'),
			before ? ask<LotsShownView>('lots') : null,
			ask<ScreensView>('screens'),
			this.day.look(),
		]);
		if (this.#ended) return;
		this.connected = overview !== undefined;
		if (!overview) return;
		this.heard = this.#views.now();
		this.opened ??= this.heard;
		if (round !== undefined) {
			this.latest = latest(this.round, round, this.latest);
			this.round = round;
		}
		this.overview = overview;
		if (screens !== undefined) this.#screens = screens?.screens ?? [];
		if (lots !== undefined) this.lots = lots;
		await this.#lookAtStandings();
	});

	/** Queries the standings only while they are visible, and once before: they are long. */
	async #lookAtStandings(): Promise<void> {
		const shown = this.content === 'standings' || this.content === 'winners';
		const missing = this.contents.includes('standings') && this.standings?.after !== this.overview?.round;
		if (!shown && !missing) return;
		const standings = await this.#views.ask<PublicStandings>('standings');
		if (standings !== undefined && !this.#ended) this.standings = standings;
	}

	/** Keeps all data up to date; returns a function that stops it. */
	follow(): () => void {
		this.#ended = false;
		const followed = this.#views.follow(() => void this.look());
		const ran = this.day.run();
		return () => {
			this.#ended = true;
			followed();
			ran();
		};
	}

	/**
	 * Turns to the next page after its display time; returns a function that cancels it. Call it again for each page.
	 */
	turn(): () => void {
		// The display time does not change with new results, so they never restart the timer.
		const stays = this.#now && this.#stays;
		return this.held || stays === undefined ? () => {} : this.#time.after(stays, () => this.go(1));
	}

	/** Turns one page forward or back; after the last page comes the next content. */
	go(by: 1 | -1) {
		const { of, turn } = this.#now;
		const page = this.page + by;
		if (page >= 0 && page < this.pages) {
			this.#place = { of, turn, page };
			return;
		}
		const count = this.contents.length;
		// Going back from the first page leads to the last page of the previous content.
		this.#place = { of, turn: (turn + by + count) % count, page: by > 0 ? 0 : Number.MAX_SAFE_INTEGER };
		void this.#lookAtStandings();
	}

	/** Shows a content chosen at this screen; null for the desk's choice. */
	choose(shows: ScreenContentName | null) {
		this.chosen = shows;
		void this.#lookAtStandings();
	}
}
