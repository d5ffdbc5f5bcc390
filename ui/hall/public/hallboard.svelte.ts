/** The public data of the hall, kept up to date. */
import { again } from '../channel/again';
import { HallViews, type Views } from '../channel/views';
import type { PublicCrosstable, PublicOverview, PublicRound, PublicStandings } from '../../src/backend/generated';

export type Part = 'seat' | 'round' | 'standings' | 'crosstable';

export class HallBoard {
	overview = $state.raw<PublicOverview | null>(null);
	/** The newest published round; null before the first. */
	newest = $state.raw<PublicRound | null>(null);
	/** The selected earlier round; null if the newest is selected or the earlier one is not loaded. */
	earlier = $state.raw<PublicRound | null>(null);
	standings = $state.raw<PublicStandings | null>(null);
	crosstable = $state.raw<PublicCrosstable | null>(null);
	part = $state<Part>('seat');
	/** True if the last query was answered; undefined before the first answer. */
	connected = $state<boolean | undefined>();
	/** Time of the last answer, in milliseconds since 1970; undefined before the first. */
	heard = $state<number | undefined>();
	readonly views: Views;
	#wanted: number | null = null;

	constructor(views: Views = new HallViews()) {
		this.views = views;
	}

	/** Queries the data of the visible part. */
	readonly look = again(async () => {
		const overview = await this.views.ask<PublicOverview>('overview');
		this.connected = overview !== undefined;
		if (!overview) return;
		this.overview = overview;
		this.heard = this.views.now();
		if (overview.round !== null) this.newest = (await this.views.ask<PublicRound>('round')) ?? this.newest;
		else this.newest = null;
		if (this.#wanted !== null) {
			this.earlier = (await this.views.ask<PublicRound>(`round/${String(this.#wanted)}`)) ?? null;
		}
		if (this.part === 'standings') {
			this.standings = (await this.views.ask<PublicStandings>('standings')) ?? this.standings;
		}
		if (this.part === 'crosstable') {
			this.crosstable = (await this.views.ask<PublicCrosstable>('crosstable')) ?? this.crosstable;
		}
	});

	/** Shows another part. */
	choose(part: Part) {
		this.part = part;
		void this.look();
	}

	/** Shows an earlier round; null for the newest. */
	chooseRound(round: number | null) {
		this.#wanted = round === this.overview?.round ? null : round;
		this.earlier = null;
		void this.look();
	}
}
