/** What can be printed of the tournament in memory, and sheets that are real PDF with little on them. */
import { type Input, type Output, Refused } from '../backend';
import type { RefusalView } from '../generated/RefusalView';
import { writePdf } from './pdf';
import type { FakeTournament } from './state';

type Offer = Output<'sheets'>['sheets'][number];

/** How many names stand on a page of the fake list. */
const ROWS = 14;

export function sheets(tournament: FakeTournament): Output<'sheets'> {
	const rounds = tournament.rounds.map((_, index) => index + 1);
	const newest = rounds.at(-1) ?? null;
	const draft = tournament.rounds.at(-1)?.published === false;
	const played = rounds.filter((round) => tournament.rounds[round - 1]?.published === true);
	const needs = (missing: boolean, code: string): RefusalView | null => (missing ? { code, article: null, data: {} } : null);
	const games = (tournament.games ?? []).map(({ view }) => ({ game: view.game, round: view.round, table: view.table, white: view.white.player.name, black: view.black.player.name })).reverse();
	const lots = needs(!tournament.lots, 'sheet_needs_teams');
	const round = needs(newest === null, 'sheet_needs_round');
	const sheet = (it: Pick<Offer, 'sheet' | 'group'> & Partial<Offer>): Offer => ({
		round: null,
		rounds: [],
		orders: [],
		games: [],
		per_page: [],
		paper: 'a4',
		orientation: 'portrait',
		own_template: false,
		picture: false,
		publishes: false,
		refusal: null,
		...it,
	});
	return {
		sheets: [
			sheet({ sheet: 'pairings', group: 'now', round: newest, rounds, publishes: draft, refusal: round }),
			sheet({ sheet: 'seats', group: 'now', round: newest, rounds, publishes: draft, refusal: round }),
			sheet({ sheet: 'cards', group: 'now', round: newest, rounds, per_page: [2, 4], publishes: draft, refusal: round }),
			sheet({ sheet: 'standings', group: 'now', round: played.at(-1) ?? null, rounds: played, refusal: lots }),
			sheet({ sheet: 'players', group: 'before', orders: ['pots', 'rating', 'name'], refusal: needs(tournament.players.length === 0, 'sheet_needs_players') }),
			sheet({ sheet: 'lots', group: 'before', refusal: lots }),
			sheet({ sheet: 'table_numbers', group: 'before', paper: 'a5', orientation: 'landscape', refusal: lots }),
			sheet({ sheet: 'rules', group: 'before' }),
			sheet({ sheet: 'crosstable', group: 'end', orientation: 'landscape', refusal: lots }),
			sheet({ sheet: 'certificates', group: 'end', orientation: 'landscape', picture: true, refusal: needs(played.length === 0, 'sheet_needs_round') }),
			...(games.length > 0 ? [sheet({ sheet: 'game_record', group: 'end', games })] : []),
			sheet({ sheet: 'report', group: 'end', refusal: lots }),
		],
		usual: newest === null ? (tournament.lots ? ['lots'] : ['players']) : played.length > 1 ? ['pairings', 'cards', 'standings'] : ['pairings', 'cards'],
	};
}

function offered(tournament: FakeTournament, input: Input<'preview_sheet'>): Offer {
	const offer = sheets(tournament).sheets.find(({ sheet }) => sheet === input.sheet);
	if (!offer) throw new Refused({ code: 'sheet_own_call', article: null, data: {} });
	if (offer.refusal) throw new Refused(offer.refusal);
	return offer;
}

export function preview(tournament: FakeTournament, input: Input<'preview_sheet'>): Output<'preview_sheet'> {
	const offer = offered(tournament, input);
	const title = `${input.sheet}${input.round === null ? '' : ` ${String(input.round)}`} (${input.language})`;
	const names = tournament.players.map(({ fields }) => fields.name);
	const pages = Math.max(1, Math.ceil(names.length / ROWS));
	const texts = Array.from({ length: pages }, (_, index) => [tournament.settings.name, title, ...names.slice(index * ROWS, (index + 1) * ROWS)]);
	const [short, long] = (input.paper ?? offer.paper) === 'a4' ? [595, 842] : [420, 595];
	const size = (input.orientation ?? offer.orientation) === 'portrait' ? { width: short, height: long } : { width: long, height: short };
	// What no Latin typeface has, as in a name from afar.
	const missing = [...new Set(names.join('').replaceAll(/[^\u3000-\u9fff]/gu, ''))].join('');
	return { pdf: writePdf(texts, size), pages, missing, title };
}

export function print(tournament: FakeTournament, input: Input<'print_sheet'>): Output<'print_sheet'> {
	const made = preview(tournament, input);
	const draft = offered(tournament, input).publishes && input.round !== null ? tournament.rounds[input.round - 1] : undefined;
	if (draft) draft.published = true;
	return { path: input.path ?? `/home/probe/Kralle/${input.sheet}.pdf`, pages: made.pages, missing: made.missing };
}
