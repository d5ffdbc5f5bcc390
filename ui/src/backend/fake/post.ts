/**
 * Games by correspondence on the fake desk: takes moves in and prepares messages.
 *
 * What a message says is looked for in a simple way here; octal code, quotations and what can be
 * wrong with them are the crates'.
 */
import { type Input, type Output, Refused } from '../backend';
import type { BoardGameView } from '../generated/BoardGameView';
import type { ColorName } from '../generated/ColorName';
import type { DueView } from '../generated/DueView';
import type { LetterView } from '../generated/LetterView';
import type { PostGameView } from '../generated/PostGameView';
import type { PostLogView } from '../generated/PostLogView';
import { endOf, type FakeGame, GAME_CALLS } from './games';
import type { FakeTournament } from './state';

export const POST_TODAY = '2026-11-21';
const DAY_MS = 86_400_000;

const isPost = ({ view }: FakeGame) => 'correspondence' in view.way;
const waits = (view: BoardGameView, color: ColorName) =>
	view.stage === 'storing'
		? view[color].entry === 'empty'
		: (view.stage === 'choosing' ? view.chooser : view.to_move) === color;

function due(game: FakeGame, color: ColorName): DueView | null {
	const { view, since = POST_TODAY } = game;
	if (view.stage === 'ended' || !('correspondence' in view.way)) return null;
	const { days, budget } = view.way.correspondence;
	const granted = (game.log ?? []).reduce(
		(sum, line) => sum + (line.color === color && line.what === 'days_granted' ? (line.days ?? 0) : 0),
		0,
	);
	const last = Date.parse(since) + ((days ?? 0) + (budget ?? 0) + granted) * DAY_MS;
	const reminded = (game.log ?? []).some((line) => line.color === color && line.what === 'reminded');
	return {
		came: waits(view, color) ? null : POST_TODAY,
		reminded: reminded ? POST_TODAY : null,
		waited_for: waits(view, color),
		last_day: new Date(last).toISOString().slice(0, 10),
		days_left: Math.round((last - Date.parse(POST_TODAY)) / DAY_MS),
	};
}

function post(game: FakeGame): PostGameView {
	return {
		game: { ...game.view },
		since: game.since ?? POST_TODAY,
		white_due: due(game, 'white'),
		black_due: due(game, 'black'),
		white_language: game.languages?.white ?? null,
		black_language: game.languages?.black ?? null,
		may_take_back: takeable(game),
		log: [
			{ time: `${game.since ?? POST_TODAY}T09:00:00Z`, what: 'opened', color: null, days: null, day: null, said: null },
			...(game.log ?? []),
		],
	};
}

function found(tournament: FakeTournament, number: number): FakeGame {
	const game = (tournament.games ?? []).find(({ view }) => view.game === number);
	if (!game || !isPost(game)) throw new Refused({ code: 'not_by_correspondence', article: null, data: {} });
	return game;
}

function letter(game: FakeGame, color: ColorName, language: string): LetterView {
	const { view } = game;
	const { name } = view[color].player;
	const last = view.last;
	const said = last ? `${last.white?.notation ?? '–'} ${last.black?.notation ?? '–'}` : 'die Partie beginnt.';
	return {
		name,
		subject: `Probeturnier, Runde ${String(view.round)}, Tisch ${String(view.table)}`,
		text: `----- Probeturnier -----\n\nGuten Tag ${name},\n\n${said}\n\nBitte den Zug bis ${due(game, color)?.last_day ?? '–'} senden. (${language})\n`,
		file: `Tisch ${String(view.table)} an ${name}.txt`,
	};
}

function logged(game: FakeGame, line: Pick<PostLogView, 'what'> & Partial<PostLogView>): PostGameView {
	game.log = [
		...(game.log ?? []),
		{ time: `${POST_TODAY}T10:00:00Z`, color: null, days: null, day: null, said: null, ...line },
	];
	game.view.events++;
	return post(game);
}

/** Of whom what was taken in last can be taken back. */
function takeable({ view, pairs, told }: FakeGame): ColorName[] {
	const colors = ['white', 'black'] as const;
	const covered = colors.filter((color) => view.stage === 'storing' && view[color].entry === 'stored');
	return covered.length > 0 || pairs.length === 0 || (told ?? 0) >= pairs.length ? covered : [...colors];
}

/** The move in a message, of a piece of the player. */
function read({ board }: BoardGameView, color: ColorName, message: string): string {
	const word = /\b[a-h][1-8][a-h][1-8][qrbn]?\b/u.exec(message)?.[0];
	if (word === undefined) throw new Refused({ code: 'message_no_move', article: null, data: {} });
	const square = word.slice(0, 2);
	const piece = board.squares[square];
	if (!piece) throw new Refused({ code: 'message_empty_square', article: null, data: { word, line: 1, square } });
	if (!piece.startsWith(color))
		throw new Refused({ code: 'message_other_side', article: null, data: { word, line: 1, square, piece } });
	return word;
}

type PostCall =
	| 'read_message'
	| 'take_back_move'
	| 'note_letter'
	| 'correspondence'
	| 'take_in_move'
	| 'correspondence_letters'
	| 'save_letter'
	| 'print_letter'
	| 'reminder_letter'
	| 'note_reminder'
	| 'write_letters_in'
	| 'grant_days'
	| 'end_overstepped';

export const POST_CALLS: { [N in PostCall]: (tournament: FakeTournament, input: Input<N>) => Output<N> } = {
	correspondence: (tournament) => {
		const taken = (tournament.games ?? []).map(({ view }) => `${String(view.round)}-${String(view.table)}`);
		return {
			possible: GAME_CALLS.games(tournament, {}).possible,
			today: POST_TODAY,
			games: (tournament.games ?? [])
				.filter(isPost)
				.map(post)
				.sort(
					(one, other) =>
						Number(one.game.stage === 'ended') - Number(other.game.stage === 'ended') ||
						one.since.localeCompare(other.since),
				),
			free: tournament.rounds
				.filter(({ published }) => published)
				.flatMap(({ number, matches }) =>
					matches.flatMap(({ table, first, second, outcome }) => {
						const [white, black] = [first.seats[0]?.player, second.seats[0]?.player];
						return white && black && !outcome && !taken.includes(`${String(number)}-${String(table)}`)
							? [{ round: number, table, white, black }]
							: [];
					}),
				),
		};
	},
	read_message: (tournament, { game: number, color, message }) => {
		const { view } = found(tournament, number);
		const entry = read(view, color, message);
		const captured = view.board.squares[entry.slice(2, 4)];
		const [from, to] = [entry.slice(0, 2), entry.slice(2, 4)];
		return {
			step: { piece: view.board.squares[from] ?? 'white_pawn', from, to, promotion: null, rook: null },
			captures: captured?.startsWith(color) ? null : (captured ?? null),
			written: 'notation',
			doubt: null,
		};
	},
	take_back_move: (tournament, { game: number, color, reason }) => {
		const game = found(tournament, number);
		if (!takeable(game).includes(color)) throw new Refused({ code: 'pair_gone_out', article: null, data: {} });
		const other = color === 'white' ? 'black' : 'white';
		if (game.view[color].entry === 'empty') {
			const pair = game.pairs.pop();
			const before = game.pairs.at(-1);
			Object.assign(game.view, { board: pair?.before, last: before ?? null, stage: 'storing', end: null });
			game.view.lines = game.view.lines.slice(0, -1);
			GAME_CALLS.store_move(tournament, {
				game: number,
				color: other,
				entry: `${pair?.[other]?.stored?.from ?? ''}${pair?.[other]?.stored?.to ?? ''}`,
			});
		} else {
			game.view[color].entry = 'empty';
			game.view[color].commitment = null;
			game.stored[color] = null;
		}
		return logged(game, { what: 'taken_back', color, said: reason });
	},
	note_letter: (tournament, { game: number, color }) => {
		const game = found(tournament, number);
		game.told = game.pairs.length;
		return logged(game, { what: 'letter_out', color });
	},
	take_in_move: (tournament, { game: number, color, message, reading }) => {
		const game = found(tournament, number);
		const entry =
			reading === 'message'
				? read(game.view, color, message)
				: (/\b[a-h][1-8][a-h][1-8]\b/u.exec(message)?.[0] ?? message.trim());
		const written = reading === 'as_it_is' ? 'as_it_is' : 'notation';
		if (game.view.stage === 'choosing') {
			GAME_CALLS.choose_second(tournament, { game: number, color, entry });
			game.since = POST_TODAY;
			return { game: post(game), written, revealed: true };
		}
		GAME_CALLS.store_move(tournament, { game: number, color, entry });
		const revealed = game.view.white.entry === 'stored' && game.view.black.entry === 'stored';
		if (revealed) {
			GAME_CALLS.stop_clock(tournament, { game: number, color: 'white' });
			GAME_CALLS.stop_clock(tournament, { game: number, color: 'black' });
			game.since = POST_TODAY;
		}
		return { game: post(game), written, revealed };
	},
	correspondence_letters: (tournament, { game: number, white, black }) => {
		const game = found(tournament, number);
		return { white: letter(game, 'white', white), black: letter(game, 'black', black) };
	},
	save_letter: (_tournament, { path }) => ({ path }),
	print_letter: (tournament, { game, color, path }) => ({
		path: path ?? `/home/probe/Brief an ${found(tournament, game).view[color].player.name}.pdf`,
		pages: 1,
		missing: '',
	}),
	reminder_letter: (tournament, { game: number, color, language }) => {
		const it = letter(found(tournament, number), color, language);
		return { ...it, subject: `Erinnerung: ${it.subject}`, text: it.text.replace('-----', '----- Erinnerung:') };
	},
	write_letters_in: (tournament, { game: number, color, language }) => {
		const game = found(tournament, number);
		game.languages = { ...game.languages, [color]: language };
		game.view.events++;
		return post(game);
	},
	note_reminder: (tournament, { game, color }) => logged(found(tournament, game), { what: 'reminded', color }),
	grant_days: (tournament, { game, color, days, reason }) =>
		logged(found(tournament, game), { what: 'days_granted', color, days, said: reason }),
	end_overstepped: (tournament, { game: number }) => {
		const game = found(tournament, number);
		const late = (['white', 'black'] as const).filter(
			(color) => (due(game, color)?.days_left ?? 0) < 0 && waits(game.view, color),
		);
		if (late.length === 0) throw new Refused({ code: 'days_left', article: null, data: {} });
		game.view.stage = 'ended';
		game.view.end = endOf(
			late.length === 2 ? 'draw' : late[0] === 'white' ? 'black_wins' : 'white_wins',
			'flag_fall',
			'PZSR 8',
		);
		return logged(game, { what: 'days_overstepped' });
	},
};

/** The same calls, for the tournament that is open when they are asked. */
export function postCalls(open: () => FakeTournament): { [N in PostCall]: (input: Input<N>) => Output<N> } {
	const bound = Object.entries(POST_CALLS).map(([name, call]) => [
		name,
		(input: never) => (call as (tournament: FakeTournament, input: never) => unknown)(open(), input),
	]);
	return Object.fromEntries(bound) as { [N in PostCall]: (input: Input<N>) => Output<N> };
}
