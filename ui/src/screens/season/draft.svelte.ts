/** The settings of a season during editing. */
import type { SeasonCategory, SeasonPointsRule, SeasonSettings } from '../../backend/generated';
import { readNumber } from '../../parts/players/fields';

/** Parses a number with comma or point, in hundredths; undefined if it is invalid. */
export function readHundredths(typed: string): number | undefined {
	const found = /^(-?)(\d{1,6})(?:[.,](\d{1,2}))?$/u.exec(typed.trim());
	if (!found) return undefined;
	const [, sign, whole = '0', part = ''] = found;
	const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
	return sign === '-' ? -value : value;
}

/** Formats hundredths for editing. */
export const writeHundredths = (value: number): string => String(value / 100);

/** A category during editing. */
export interface CategoryDraft {
	name: string;
	born_from: string;
	born_until: string;
	rating_from: string;
	rating_until: string;
	sex: '' | 'female' | 'male';
}

export class SeasonDraft {
	name = $state('');
	best = $state('');
	minimum = $state('');
	bonus = $state('');
	running = $state<SeasonSettings['running']>('omit');
	points = $state<SeasonPointsRule>('by_rank');
	byRank = $state('');
	shared = $state<SeasonSettings['shared']>('mean');
	categories = $state<CategoryDraft[]>([]);
	clubs = $state('');
	readonly #before: SeasonSettings;

	constructor(settings: SeasonSettings) {
		const typed = (value: number | null) => (value === null || value === 0 ? '' : String(value));
		this.#before = settings;
		this.name = settings.name;
		this.best = typed(settings.best);
		this.minimum = typed(settings.minimum);
		this.bonus = settings.bonus_hundredths === 0 ? '' : writeHundredths(settings.bonus_hundredths);
		this.running = settings.running;
		this.points = settings.points;
		this.byRank = settings.by_rank_hundredths.map(writeHundredths).join(' ');
		this.shared = settings.shared;
		this.clubs = settings.clubs.join('\n');
		this.categories = settings.categories.map((it) => ({
			name: it.name,
			born_from: typed(it.born_from),
			born_until: typed(it.born_until),
			rating_from: typed(it.rating_from),
			rating_until: typed(it.rating_until),
			sex: it.sex ?? '',
		}));
	}

	addCategory() {
		this.categories.push({ name: '', born_from: '', born_until: '', rating_from: '', rating_until: '', sex: '' });
	}

	/** The message name of the first invalid input; null if all are valid. */
	get trouble(): string | null {
		return this.#read().trouble;
	}

	/** Returns the settings for the desk; invalid inputs keep their previous value. */
	settings(): SeasonSettings {
		return this.#read().settings;
	}

	#read(): { settings: SeasonSettings; trouble: string | null } {
		let trouble: string | null = this.name.trim() === '' ? 'season-name-missing' : null;
		const number = (typed: string, most: number): number | null => {
			const read = readNumber(typed, 0, most);
			if (read === undefined) trouble ??= 'season-number-unreadable';
			return read ?? null;
		};
		const points = (typed: string): number => {
			const read = readHundredths(typed);
			if (read === undefined) trouble ??= 'season-points-unreadable';
			return read ?? 0;
		};
		const ranks = this.byRank.split(/[\s;]+/u).filter((part) => part !== '');
		if (this.points === 'by_rank' && ranks.length === 0) trouble ??= 'season-by-rank-missing';
		const categories = this.categories.map((it): SeasonCategory => {
			if (it.name.trim() === '') trouble ??= 'season-category-name-missing';
			return {
				name: it.name.trim(),
				born_from: number(it.born_from, 9999),
				born_until: number(it.born_until, 9999),
				rating_from: number(it.rating_from, 9999),
				rating_until: number(it.rating_until, 9999),
				sex: it.sex === '' ? null : it.sex,
			};
		});
		const settings: SeasonSettings = {
			...this.#before,
			name: this.name.trim(),
			best: number(this.best, 1000) ?? 0,
			minimum: number(this.minimum, 1000) ?? 0,
			bonus_hundredths: this.bonus.trim() === '' ? 0 : points(this.bonus),
			running: this.running,
			points: this.points,
			by_rank_hundredths: this.points === 'by_rank' ? ranks.map(points) : [],
			shared: this.shared,
			categories,
			clubs: this.clubs
				.split('\n')
				.map((line) => line.trim())
				.filter((line) => line !== ''),
		};
		return { settings, trouble };
	}
}
