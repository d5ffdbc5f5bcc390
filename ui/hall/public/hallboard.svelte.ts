/** What the public sees, kept as it is at the desk. */
import { again } from '../channel/again';
import { HallViews, type Views } from '../channel/views';
import type { PublicCrosstable, PublicOverview, PublicRound, PublicStandings } from '../../src/backend/generated';

export type Part = 'seat' | 'round' | 'standings' | 'crosstable';

export class HallBoard {
	overview = $state.raw<PublicOverview | null>(null);
	/** The newest published round; none before the first. */
	newest = $state.raw<PublicRound | null>(null);
	/** An earlier round that was asked for. */
	earlier = $state.raw<PublicRound | null>(null);
	standings = $state.raw<PublicStandings | null>(null);
	crosstable = $state.raw<PublicCrosstable | null>(null);
	part = $state<Part>('seat');
	/** Whether the last question was answered. */
	connected = $state<boolean | undefined>();
	/** When something was last heard, in milliseconds since 1970. */
	heard = $state<number | undefined>();
	readonly views: Views;
	#wanted: number | null = null;

	constructor(views: Views = new HallViews()) {
		this.views = views;
	}

	/** Asks for what is looked at. */
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

	/** Looks at another part. */
	choose(part: Part) {
		this.part = part;
		void this.look();
	}

	/** Looks at an earlier round; null is the newest. */
	chooseRound(round: number | null) {
		this.#wanted = round === this.overview?.round ? null : round;
		this.earlier = null;
		void this.look();
	}
}
