import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/program';
import { costSentence, reasonSentences } from './reasons';

const draft = () => screen.findByRole('complementary', { name: 'Entwurf' });

describe('in a draft', () => {
	test('the chosen match is kept, shown among what is fixed, and let go again', async () => {
		const { desk, user } = await program('round-draft');
		const panel = await draft();
		await user.click(await within(panel).findByRole('button', { name: 'Festlegen' }));
		const it = await desk.match(1, 1);
		await waitFor(() => expect(desk.calls.at(-1)?.name).toBe('by_hand'));
		expect(desk.calls.find(({ name }) => name === 'wish_pairing')?.input).toEqual({
			kind: 'together',
			team: it?.first.team,
			other: it?.second.team,
		});
		expect(await within(panel).findByText('Festgelegt')).toBeTruthy();
		await user.click(within(panel).getByRole('button', { name: /^Aufheben: Nr\. /u }));
		await waitFor(async () => expect((await desk.look('by_hand', { round: 1 })).wishes).toEqual([]));
		expect(await within(panel).findByText(/Nichts festgelegt/u)).toBeTruthy();
	});

	test('two teams are put together by the form, with the keyboard alone', async () => {
		const { desk, user } = await program('round-draft');
		const panel = await draft();
		await user.selectOptions(await within(panel).findByLabelText('Nummer'), '1');
		await user.selectOptions(within(panel).getByLabelText('gegen'), '2');
		within(panel).getByRole('button', { name: 'Festlegen und paaren' }).focus();
		await user.keyboard('{Enter}');
		await waitFor(async () =>
			expect((await desk.look('by_hand', { round: 1 })).wishes).toEqual([{ kind: 'together', team: 1, other: 2 }]),
		);
		expect(await screen.findByText('Runde 1: Nr. 1 gegen Nr. 2 festgelegt')).toBeTruthy();
	});

	test('what a change costs stands beside it', async () => {
		await program('round-by-hand');
		const panel = await draft();
		expect(await within(panel).findByText('Wiederholungen: 1 statt 0 (C1)')).toBeTruthy();
	});

	test('two who have met are refused with the rule, and put together all the same on request', async () => {
		const { desk, user } = await program('round-by-hand');
		const panel = await draft();
		const met = await desk.match(1, 2);
		await user.selectOptions(await within(panel).findByLabelText('Nummer'), String(met.first.team));
		await user.selectOptions(within(panel).getByLabelText('gegen'), String(met.second.team));
		await user.click(within(panel).getByRole('button', { name: 'Festlegen und paaren' }));
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('haben schon gegeneinander gespielt');
		await user.click(within(alert).getByRole('button', { name: 'Trotzdem festlegen' }));
		await waitFor(async () => expect((await desk.look('by_hand', { round: 3 })).wishes).toHaveLength(2));
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
	});
});

test('why two teams meet is asked only when somebody wants to know', async () => {
	const { desk, user } = await program('round');
	expect(desk.calls.map(({ name }) => name)).not.toContain('pairing_reason');
	await user.click(await screen.findByText(/^Warum spielt Team \d+ gegen Team \d+\?$/u));
	expect(await screen.findByText(/^Erstgenannt ist Team 9: Das höher platzierte Team wechselt/u)).toBeTruthy();
	expect(screen.getByText('FIDE C.04.6, 3.6.3, 4.3.8')).toBeTruthy();
});

test('a round that cannot be paired says so with the ways on', async () => {
	const { desk, kralle, user } = await program('round-draft');
	kralle.desk.refusal = {
		code: 'unpairable',
		article: null,
		data: { round: 4, why: 'no_complete_pairing', teams: [1, 2, 3], ways: ['second_meetings', 'end_the_tournament'] },
	};
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain('Runde 4 lässt sich nicht paaren.');
	expect(alert.textContent).toContain('es liegt an Nr. 1, 2 und 3');
	expect(within(alert).getByRole('button', { name: 'Turnier mit Runde 3 beenden' })).toBeTruthy();
	await user.click(within(alert).getByRole('button', { name: 'Wiederholungen zulassen, so wenige wie möglich' }));
	await waitFor(async () =>
		expect((await desk.look('by_hand', { round: 1 })).wishes).toEqual([
			{ kind: 'second_meetings', team: null, other: null },
		]),
	);
});

describe('the sentences', () => {
	const plain = { article: null, half_points: null, own: [], next_best: [] };
	const reason = {
		half_points: [4, 3],
		virtual_half_points: [],
		next_best_pairs: [],
		next_best_bye: null,
		upfloater: null,
		role_article: null,
	};

	test('say points and not half points of who has the bye', () => {
		const decided = { ...plain, by: 'criterion' as const, article: 'C5', own: [1], next_best: [3] };
		expect(reasonSentences({ ...reason, half_points: [1], decided }, { team: 5 }, 'dutch').sentences).toEqual([
			'Nummer 5 hat ½ P.',
			'Jede andere Paarung wäre schlechter (Punkte des spielfreien Spielers, 1½ statt ½).',
		]);
	});

	test('add virtual points to the scores for the pairing', () => {
		const decided = { ...plain, by: 'order' as const, article: '3.6.3' };
		const accelerated = { ...reason, virtual_half_points: [0, 2], decided };
		expect(reasonSentences(accelerated, { first: 3, second: 7 }).sentences.slice(0, 2)).toEqual([
			'Team 3 hat 2 P., Team 7 hat 1½ P.',
			'Mit virtuellen Punkten (FIDE C.04.7) zählen für die Paarung 2 und 2½ P.',
		]);
		const bye = { ...accelerated, half_points: [1], virtual_half_points: [1] };
		expect(reasonSentences(bye, { team: 5 }).sentences[1]).toBe(
			'Mit virtuellen Punkten (FIDE C.04.7) zählen für die Paarung 1 P.',
		);
		expect(reasonSentences({ ...reason, decided }, { first: 3, second: 7 }).sentences).toHaveLength(2);
	});

	test('say who floated up and why', () => {
		const { sentences } = reasonSentences(
			{
				...reason,
				decided: { ...plain, by: 'order', article: '3.6.3' },
				upfloater: { team: 7, decided: { by: 'criterion', article: 'C5', half_points: 4, own: [1], next_best: [2] } },
			},
			{ first: 3, second: 7 },
		);
		expect(sentences).toEqual([
			'Team 3 hat 2 P., Team 7 hat 1½ P.',
			'Team 7 wurde hochgelost. In der Gruppe mit 2 P.: Sonst würden Teams mit weniger Punkten hochgelost.',
			'Andere Paarungen wären ebenso gut; diese kommt in der Reihenfolge zuerst.',
		]);
	});

	test('go by the Dutch system where single players are paired', () => {
		const answer = reasonSentences(
			{
				...reason,
				decided: { ...plain, by: 'criterion', article: 'C12', half_points: 4, own: [1], next_best: [2] },
				role_article: '5.2.1',
			},
			{ first: 3, second: 7 },
			'dutch',
		);
		expect(answer).toEqual({
			sentences: [
				'Nummer 3 hat 2 P., Nummer 7 hat 1½ P.',
				'In der Gruppe mit 2 P.: Jede andere Paarung wäre schlechter (Nicht erfüllte Farbansprüche, 2 statt 1).',
				'Nummer 3 hat Weiß: Beide Farbansprüche werden erfüllt.',
			],
			source: 'FIDE C.04.3, C12, 5.2.1',
		});
		expect(costSentence({ article: 'C5', half_points: null, by_rules: [0], as_made: [3], worse: true }, 'dutch')).toBe(
			'Punkte des spielfreien Spielers: 1½ statt 0 (C5)',
		);
	});

	test('name the tables of a round robin and nothing else', () => {
		expect(reasonSentences({ ...reason, decided: { ...plain, by: 'tables' } }, { first: 1, second: 2 })).toEqual({
			sentences: ['So steht es in der Berger-Tabelle.'],
			source: 'FIDE C.05, Anhang 1',
		});
	});

	test('write points as points', () => {
		expect(costSentence({ article: '3.4.2', half_points: null, by_rules: [0], as_made: [3], worse: true })).toBe(
			'Punkte des spielfreien Teams: 1½ statt 0 (3.4.2)',
		);
	});
});
