/** The plan of the day at the desk: from the schedule or typed, with the effects of a delay. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { BEGAN, BEGINS, onTheClock } from '../../preview/day-scenes';
import { program } from '../../test/program';

const dialog = () => screen.findByRole('dialog', { name: 'Tagesplan' });

/** Returns the lines of the plan: kind, minutes, planned and expected time. */
function lines(shown: HTMLElement): string[] {
	return [...shown.querySelectorAll('tbody tr')].map((line) => {
		const select = line.querySelector('select');
		const [title, minutes] = [...line.querySelectorAll('input')].map(({ value }) => value);
		const [planned, expected] = [...line.querySelectorAll('.time')].map((it) => it.textContent.trim());
		const what = select?.selectedOptions[0]?.textContent.trim();
		return [what, title, minutes, planned, expected].filter(Boolean).join(' ');
	});
}

const time = (minutes: number) => onTheClock(BEGINS, minutes);
const minutesOf = (shown: HTMLElement, part: string) =>
	within(shown).findByRole<HTMLInputElement>('textbox', { name: `${part}: Minuten` });
const keep = (shown: HTMLElement) => within(shown).getByRole('button', { name: 'Übernehmen' });

test('what the schedule says is proposed, and what is changed moves all that follows, before it is kept', async () => {
	const { desk, user } = await program('day-plan');
	const shown = await dialog();
	const proposed = ['Runde 1 25', 'Runde 2 25', 'Runde 3 25', 'Siegerehrung 15'];
	const lasts = [0, 25, 50, 75];
	await waitFor(() =>
		expect(lines(shown)).toEqual(proposed.map((it, at) => `${it} ${time(lasts[at] ?? 0)} ${time(lasts[at] ?? 0)}`)),
	);
	expect(shown.textContent).toContain(`Ende um ${time(90)}.`);
	expect(keep(shown).getAttribute('aria-disabled')).toBe('true');
	const minutes = await minutesOf(shown, 'Runde 1');
	await user.clear(minutes);
	await user.type(minutes, '30');
	await waitFor(() => expect(lines(shown)[1]).toBe(`Runde 2 25 ${time(30)} ${time(30)}`));
	expect(shown.textContent).toContain(`Ende um ${time(95)}.`);
	expect(desk.asked('set_day_plan')).toEqual([]);
	await user.click(keep(shown));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	const { plan, typed } = await desk.look('day_plan', {});
	expect(typed).toBe(true);
	expect(plan?.parts.map((it) => it.minutes)).toEqual([30, 25, 25, 15]);
});

test('lines are added after the chosen one, moved and removed by keys', async () => {
	const { user } = await program('day-plan');
	const shown = await dialog();
	(await minutesOf(shown, 'Runde 2')).focus();
	await user.click(within(shown).getByRole('button', { name: 'Pause' }));
	await waitFor(() =>
		expect(document.activeElement).toBe(within(shown).getByRole('textbox', { name: 'Pause: Minuten' })),
	);
	const what = () => lines(shown).map((it) => it.replace(/ \d.*/u, ''));
	expect(what()).toEqual(
		['Runde 1', 'Runde 2', 'Pause', 'Runde 3', 'Siegerehrung'].map((it) => it.replace(/ \d/u, '')),
	);
	await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
	await waitFor(() => expect(lines(shown)[1]).toMatch(/^Pause/u));
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause: Minuten');
	await user.click(within(shown).getByRole('button', { name: 'Pause entfernen' }));
	await waitFor(() => expect(lines(shown)).toHaveLength(4));
	expect(document.activeElement?.closest('tr')?.textContent).toContain('Runde 2');
});

test('a late round says what it means for the end', async () => {
	await program('day-plan-late');
	const shown = await dialog();
	await waitFor(() => expect(lines(shown)[0]).toContain(`begann um ${onTheClock(BEGAN)}`));
	expect(lines(shown)[1]).toBe(`Runde 2 25 ${time(25)} ${time(45)}`);
	expect(shown.textContent).toContain(`Ende um ${time(110)} statt ${time(90)}: 20 Minuten später als geplant.`);
	expect(shown.textContent).toContain(`Die letzte Runde endet 5 Minuten nach ${time(90)}, dem spätesten Ende.`);
});

describe('what the desk does not take stands at its field', () => {
	test.each([
		['Runde 2: Minuten', '0', 'Erwartet: eine Zahl von 1 bis 600'],
		['Runde 2: Minuten', 'lang', 'Erwartet: eine Zahl von 1 bis 600'],
		['Beginn', '25:00', 'Erwartet: eine Uhrzeit wie 19:30'],
	])('%s: %s', async (name, typed, said) => {
		const { desk, user } = await program('day-plan');
		const shown = await dialog();
		const field = await within(shown).findByRole('textbox', { name });
		await waitFor(() => expect(lines(shown)).toHaveLength(4));
		await user.clear(field);
		await user.type(field, typed);
		await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
		expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said);
		await user.click(keep(shown));
		expect(desk.asked('set_day_plan')).toEqual([]);
	});

	test('another part without a title', async () => {
		const { user } = await program('day-plan');
		const shown = await dialog();
		await waitFor(() => expect(lines(shown)).toHaveLength(4));
		await user.click(within(shown).getByRole('button', { name: 'Anderes' }));
		const title = await within(shown).findByRole('textbox', { name: 'Anderes: Titel' });
		await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
		await user.keyboard('Foto aller Teams');
		await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('false'));
	});
});

test('Escape loses no edits without asking', async () => {
	const { desk, user } = await program('day-plan');
	let shown = await dialog();
	await waitFor(() => expect(lines(shown)).toHaveLength(4));
	await user.click(within(shown).getByRole('button', { name: 'Pause' }));
	await user.keyboard('{Escape}');
	const asks = await screen.findByRole('dialog', { name: 'Eingaben verwerfen?' });
	await user.click(within(asks).getByRole('button', { name: 'Weiter bearbeiten' }));
	shown = await dialog();
	expect(lines(shown)).toHaveLength(5);
	await user.keyboard('{Escape}');
	await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(desk.asked('set_day_plan')).toEqual([]);
});

test('a typed plan goes back to the schedule’s, and the search finds it', async () => {
	const { desk, user } = await program('day-plan-round');
	const parts = [{ what: 'round', title: '', minutes: 40 } as const];
	await desk.look('set_day_plan', { plan: { begins: onTheClock(BEGINS), parts } });
	await user.keyboard('{Control>}k{/Control}');
	await user.type(await screen.findByRole('combobox', { name: 'Suchen' }), 'Tagesplan');
	await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('Tagesplan'));
	await user.keyboard('{Enter}');
	const shown = await dialog();
	await waitFor(() => expect(lines(shown)).toHaveLength(1));
	const back = within(shown).getByRole('button', { name: 'Plan neu berechnen' });
	await waitFor(() => expect(back.getAttribute('aria-disabled')).toBeNull());
	await user.click(back);
	await waitFor(() => expect(lines(shown)).toHaveLength(4));
	await user.click(keep(shown));
	await waitFor(() => expect(desk.asked('set_day_plan')).toEqual([{ plan: null }]));
	expect((await desk.look('day_plan', {})).typed).toBe(false);
});
