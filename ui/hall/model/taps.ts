/**
 * Taps on the captain's page, and the state that it shows. {@link perform} and {@link read} run in a page, in a real
 * browser as well: they use nothing outside of themselves.
 */
import { callWords } from '../../src/words/calls';
import { hyphened } from '../../src/words/sentences';
import { t } from '../../src/words/words.svelte';
import type { RefusedAct } from '../channel/outbox';
import type { PersonAct } from './script';

/** Returns the texts by which the page's parts are recognized. */
export function texts() {
	const doubts = ['stranger', 'unknown', 'ended', 'bad_mac', 'busy'];
	return {
		agree: t('hall-agree'),
		contest: [t('hall-contest'), t('hall-contest-result')],
		withdrawContest: t('hall-withdraw-contest'),
		giveBack: t('hall-give-back'),
		doGiveBack: t('hall-give-back.do'),
		otherCode: t('hall-other-code'),
		withdraw: t('hall-withdraw'),
		understood: t('hall-understood'),
		enter: t('hall-enter'),
		played: t('hall-played-already'),
		open: [t('hall-change-mine'), t('hall-say-mine')],
		cause: t('cause-checkmate'),
		send: t('hall-send'),
		call: t('hall-call'),
		topics: { clock: callWords('clock', ''), illegal_move: callWords('illegal_move', '') } as Record<string, string>,
		seatings: { parallel: t('hall-seating-parallel'), cross: t('hall-seating-cross') } as Record<string, string>,
		whites: {
			first: t('hall-white-on', { board: 1 }),
			second: t('hall-white-on', { board: 2 }),
		} as Record<string, string>,
		letIn: t('hall-let-in', { phone: 2 }),
		turnAway: t('hall-turn-away', { phone: 2 }),
		notEntered: t('hall-not-entered'),
		inUse: t('hall-in-use'),
		unanswered: t('hall-unanswered'),
		entering: t('hall-entering'),
		confirmed: t('hall-line-confirmed', { time: '' }),
		doubts: doubts.map((it) => t(`hall-doubt-${hyphened(it)}`)),
	};
}

export type Texts = ReturnType<typeof texts>;

/** Performs an act by taps; false if the page has no such button, or it is blocked. */
export async function perform({ act, texts }: { act: PersonAct; texts: Texts }): Promise<boolean> {
	const text = (element: Element) => (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
	const tap = async (fits: (button: HTMLButtonElement) => boolean): Promise<boolean> => {
		const buttons = [...document.querySelectorAll('button')];
		const button = buttons.find((it) => fits(it) && it.getAttribute('aria-disabled') !== 'true');
		button?.click();
		// The page shows the change after the current microtasks.
		for (let wait = 0; wait < 10; wait += 1) await Promise.resolve();
		return button !== undefined;
	};
	const named = (...names: (string | undefined)[]) => tap((it) => names.includes(text(it)));
	const pictured = (name = '') => tap((it) => it.matches('.picture') && text(it).startsWith(name));
	const [name = '', value] = typeof act === 'string' ? [act] : (Object.entries(act)[0] ?? []);
	switch (name) {
		case 'confirm':
			return named(texts.agree);
		case 'contest':
			return named(...texts.contest);
		case 'withdraw_contest':
			return named(texts.withdrawContest);
		case 'give_back':
			return (await named(texts.doGiveBack)) || ((await named(texts.giveBack)) && named(texts.doGiveBack));
		case 'other_code':
			return named(texts.otherCode);
		case 'withdraw':
			return named(texts.withdraw);
		case 'dismiss':
			return named(texts.understood);
		case 'wake':
			document.dispatchEvent(new Event('visibilitychange'));
			return document.querySelector('footer') !== null;
		case 'seating':
			return pictured(texts.seatings[String(value)]);
		case 'colors':
			return pictured(texts.whites[String(value)]);
		case 'report':
			await named(texts.played);
			if (!document.querySelector('button.seat')) await named(...texts.open);
			return (await tap((it) => it.matches('.seat'))) && (await named(texts.cause)) && named(texts.send);
		case 'call_arbiter':
			return (await named(texts.call)) && named(texts.topics[String(value)]);
		case 'let_in':
			return named(texts.letIn);
		case 'turn_away':
			return named(texts.turnAway);
		case 'type': {
			const field = document.querySelector<HTMLInputElement>('#letters');
			if (!field) return false;
			field.value = (value as { letters: string }).letters;
			field.dispatchEvent(new Event('input', { bubbles: true }));
			return named(texts.enter);
		}
		default:
			throw new Error(`no act ${name}`);
	}
}

/** The state of the page, with the keys of acts as they are. */
export interface PageState {
	stage: string;
	line: string;
	waiting: [string, string, string][];
	refused: [string, string, string, number, string | null][];
}

/** Reads the state of the page. */
export function read(texts: Texts): PageState {
	const text = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
	const footer = document.querySelector('footer');
	const slip = localStorage.getItem('kralle.now.m') ?? '';
	const session = (JSON.parse(localStorage.getItem(`kralle.paper.${slip}`) ?? '{}') as { id?: string }).id;
	const stored = (kind: string) =>
		Object.keys({ ...localStorage })
			.filter((name) => footer && session !== undefined && name.startsWith(`kralle.${kind}.${session}.`))
			.sort()
			.map((name) => JSON.parse(localStorage.getItem(name) ?? '') as RefusedAct);
	const page = text(document.body);
	let stage = document.getElementById('letters') ? 'outside' : page;
	if (footer) stage = 'inside';
	else if (page.includes(texts.notEntered)) stage = 'not_entered';
	else if (page.includes(texts.inUse))
		stage = JSON.stringify({ in_use: Number(text(document.querySelector('.number')).replace(/\D/gu, '')) });
	else if (page.includes(texts.unanswered)) stage = 'unanswered';
	else if (page.includes(texts.entering)) stage = 'entering';
	let line = text(footer?.querySelector('b') ?? null);
	const more = text(footer?.querySelector('b + .block') ?? null);
	if (line.startsWith(texts.confirmed.trim())) line = texts.confirmed;
	else if (texts.doubts.includes(more)) line = `${line} / ${more}`;
	return {
		stage,
		line,
		waiting: stored('act').map(({ call, body, key }) => [call, body, key]),
		refused: stored('refused').map(({ call, body, key, status, said }) => {
			const code = (said as { code?: string } | null)?.code ?? null;
			return [call, body, key, status, code];
		}),
	};
}
