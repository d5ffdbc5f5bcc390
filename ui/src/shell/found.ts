/**
 * The search index: people, teams, tables, screens, commands and sheets, each with an action that opens it. Not here:
 * the search text, and the display of the list.
 */
import type { Kralle } from '../app/kralle.svelte';
import { askToLeave } from '../app/leaving';
import { pageOn, screensOf } from '../app/places';
import type { Output } from '../backend/backend';
import type { MatchView, Overview, PlayerRow, RoundView, SideView } from '../backend/generated';
import { keyName } from '../keyboard/keys.svelte';
import { nameOf } from '../parts/print/names';
import { surname, teamNames } from '../words/names';
import { t, words } from '../words/words.svelte';
import { handbook } from './handbook';
import { screenName } from './screenName';
import { entersSingly, playsSingly } from '../words/formation';
import { byesOf } from '../words/byes';

/** The groups of results, in display order. */
export const GROUPS = ['person', 'team', 'table', 'command', 'screen', 'sheet', 'page', 'file'] as const;

export interface Found {
	group: (typeof GROUPS)[number];
	title: string;
	/** The location, or the equivalent key; may be empty. */
	note: string;
	/** Additional keywords. */
	also?: string;
	/** Text that is searched word by word; a match shows its passage. */
	body?: string;
	go: () => unknown;
}

/** The desk's data for the search. */
export interface Known {
	players: readonly PlayerRow[];
	/** The newest round; null before the first. */
	round: RoundView | null;
	sheets: Output<'sheets'>['sheets'];
}

const sides = (it: MatchView): SideView[] => [it.first, it.second];
const joined = (...parts: readonly (string | false | null | undefined)[]) =>
	parts.filter(Boolean).join(` ${t('dot')} `);

/** Returns the seat of a player in the round; null without one. */
function seatOf(id: number, round: RoundView | null): { table: number; note: string } | null {
	for (const it of round?.matches ?? []) {
		for (const side of sides(it)) {
			const seat = side.seats.find(({ player }) => player.id === id);
			if (!seat && side.sits_out?.id !== id) continue;
			const board = seat && !playsSingly(round?.formation) ? seat.board : null;
			const out = !seat && t('round-sits-out', { name: surname(side.sits_out?.name ?? '') });
			const note = joined(t('table-number', { number: it.table }), board !== null && t('board', { board }), out);
			return { table: it.table, note };
		}
	}
	return null;
}

function people(kralle: Kralle, { players, round }: Known): Found[] {
	const single = entersSingly(kralle.file.overview?.formation);
	return players.map(({ id, team, fields }) => {
		const seat = seatOf(id, round);
		return {
			group: 'person',
			title: fields.name,
			note: joined(
				team !== null && !single && t('team-number', { number: team }),
				seat?.note,
				fields.presence === 'absent' && t('palette-absent'),
				fields.club,
			),
			also: `${fields.club} ${fields.national_id} ${String(fields.fide_id ?? '')}`,
			go: () => {
				if (seat && round) {
					kralle.navigation.toTable(round.number, seat.table);
					return;
				}
				kralle.roster.search = fields.name;
				kralle.navigation.go('players');
			},
		};
	});
}

/** Returns the teams of the newest round, with or without a table. */
function teams(kralle: Kralle, { round }: Known): Found[] {
	if (!round || entersSingly(round.formation)) return [];
	const seated = round.matches.flatMap((it) =>
		sides(it).map((side) => ({
			number: side.team,
			name: side.name,
			members: teamNames(side.seats.map(({ player }) => player)),
			table: it.table as number | null,
		})),
	);
	const others = [...byesOf(round), ...round.absent].map(({ team, players }) => ({
		number: team,
		name: null,
		members: teamNames(players),
		table: null,
	}));
	return [...seated, ...others]
		.toSorted((one, other) => one.number - other.number)
		.map(({ number, name, members, table }) => ({
			group: 'team',
			title: joined(t('team-number', { number }), name),
			note: joined(members, table !== null && t('table-number', { number: table })),
			also: members,
			go: () => (table === null ? kralle.navigation.go('standings') : kralle.navigation.toTable(round.number, table)),
		}));
}

function tables(kralle: Kralle, { round }: Known): Found[] {
	return (round?.matches ?? []).map((it) => ({
		group: 'table',
		title: t('table-number', { number: it.table }),
		note: sides(it)
			.map(({ seats }) => teamNames(seats.map(({ player }) => player)))
			.join(' – '),
		go: () => kralle.navigation.toTable(round?.number ?? 0, it.table),
	}));
}

/** Returns the key commands of the screen, and those of the frame. */
function commands(kralle: Kralle): Found[] {
	const keys = kralle.keys.offered().map((it) => {
		const { key = '' } = it;
		return {
			title: it.says?.() ?? '',
			note: keyName(key, it.control ?? false),
			go: () => kralle.keys.use(it, new KeyboardEvent('keydown', { key })),
		};
	});
	const open = [
		{ title: t('settings-change'), go: () => kralle.navigation.go('settings') },
		{ title: t('rule-set-rail'), go: () => (kralle.dialogs.shown = 'rules') },
		{ title: t('hall'), go: () => (kralle.dialogs.shown = 'hall') },
		{ title: t('day'), go: () => (kralle.dialogs.shown = 'plan') },
		{ title: t('clock'), go: () => (kralle.dialogs.shown = 'clock') },
		{ title: t('displays'), go: () => (kralle.dialogs.shown = 'screens') },
		{ title: t('export-open'), go: () => (kralle.dialogs.shown = 'export') },
		{ title: t('to-archive-open'), go: () => (kralle.dialogs.shown = 'archive') },
		{ title: t('copy-save'), go: () => kralle.file.saveCopy() },
		{ title: t('screen-start'), go: () => askToLeave(kralle) },
	];
	const always = [
		{ title: t('screen-options'), note: '', go: () => (kralle.dialogs.shown = 'options') },
		{
			title: t('help'),
			note: 'F1',
			go: () => (kralle.dialogs.help = pageOn(kralle.dialogs.shown, kralle.navigation.place)),
		},
		{ title: t('keys-title'), note: '', go: () => (kralle.dialogs.shown = 'keys') },
	];
	const frame = kralle.file.overview ? open.map((it) => ({ ...it, note: '' })) : [];
	return [...keys, ...frame, ...always].map((it) => ({ group: 'command', ...it }));
}

function screens(kralle: Kralle, overview: Overview): Found[] {
	return screensOf(overview).map((screen, index) => ({
		group: 'screen',
		title: screenName(screen, overview),
		note: `${t('key-control')} ${String(index + 1)}`,
		go: () => kralle.navigation.go(screen),
	}));
}

function sheets(kralle: Kralle, known: Known): Found[] {
	return known.sheets
		.filter(({ refusal }) => refusal === null)
		.map(({ sheet, round }) => ({
			group: 'sheet',
			title: nameOf(sheet, round),
			note: '',
			go: () => kralle.navigation.toPrint(sheet, round),
		}));
}

/** Returns the sections of the handbook, searchable by every word; matching headings rank first. */
async function pages(kralle: Kralle): Promise<Found[]> {
	const all = await handbook(words.language);
	return all.flatMap(({ name, title, headings, texts }) =>
		headings.map(({ id, text, depth }, index) => ({
			group: 'page',
			title: text,
			note: depth === 1 ? '' : title,
			body: texts[index] ?? '',
			go: () => (kralle.dialogs.help = depth === 1 ? name : `${name}/${id}`),
		})),
	);
}

/** Returns everything searchable in the open tournament; without one, the recent files. */
export async function everything(kralle: Kralle): Promise<Found[]> {
	const { overview } = kralle.file;
	if (!overview) {
		const { recent } = await kralle.desk.ask('start', {});
		const files = recent.filter(({ found }) => found);
		return [
			...commands(kralle),
			...(await pages(kralle)),
			...files.map(({ name, path }): Found => ({
				group: 'file',
				title: name,
				note: path,
				go: () => kralle.file.openFile(path),
			})),
		];
	}
	const newest = overview.rounds.at(-1)?.number;
	const [players, round, offers, book] = await Promise.all([
		kralle.desk.ask('players', {}),
		newest === undefined ? null : kralle.desk.ask('round', { round: newest }),
		kralle.desk.ask('sheets', {}),
		pages(kralle),
	]);
	const known = { players: players.rows, round, sheets: offers.sheets };
	return [
		...people(kralle, known),
		...teams(kralle, known),
		...tables(kralle, known),
		...commands(kralle),
		...screens(kralle, overview),
		...sheets(kralle, known),
		...book,
	];
}
