import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

const dialog = () => screen.findByRole('dialog', { name: 'Regeln im Einzelnen' });

test('an option is settled otherwise, seen as a difference, and put in force', async () => {
	const { desk, user } = await program('rules');
	const opened = within(await dialog());
	await user.click(
		within(await opened.findByRole('group', { name: /Einsetzen mit Matt/u })).getByRole('radio', { name: 'Erlaubt.' }),
	);
	await user.click(await opened.findByRole('checkbox', { name: 'Nur Abweichungen (1)' }));
	expect(opened.getAllByRole('group')).toHaveLength(1);
	await user.type(opened.getByLabelText('Quelle'), 'Ausschreibung, Punkt 4');
	await user.click(opened.getByRole('button', { name: 'Regeln ändern' }));
	await waitFor(async () =>
		expect((await desk.look('settings', {})).rules).toEqual({
			base: 'swiss',
			source: 'Ausschreibung, Punkt 4',
			changes: [{ option: 'drop_mate', value: 'allowed' }],
		}),
	);
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(await screen.findByText(/Regeln geändert: Einsetzen mit Matt/u)).toBeTruthy();
});

test.each(['search', 'nothing'])('Esc closes it with the focus in %s', async (focus) => {
	const { user } = await program('rules');
	const search = within(await dialog()).getByRole('searchbox');
	await user.type(search, 'matt');
	if (focus === 'nothing') search.blur();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the pieces a pawn may become are ticked, and one at least stays', async () => {
	const { desk, user } = await program('rules');
	const opened = within(await dialog());
	const pieces = within(await opened.findByRole('group', { name: /Umwandlung erlaubt in/u }));
	for (const piece of ['Dame.', 'Turm.', 'Läufer.']) await user.click(pieces.getByRole('checkbox', { name: piece }));
	expect(pieces.getByRole<HTMLInputElement>('checkbox', { name: 'Springer.' }).disabled).toBe(true);
	await user.click(pieces.getByRole('checkbox', { name: 'Turm.' }));
	await user.click(opened.getByRole('button', { name: 'Regeln ändern' }));
	await waitFor(async () =>
		expect((await desk.look('settings', {})).rules?.changes).toEqual([
			{ option: 'promotion_pieces', value: 'rook_knight' },
		]),
	);
});

test('an option says where the text leaves room, until an announcement settles it', async () => {
	const { user } = await program('rules');
	const opened = within(await dialog());
	const group = within(await opened.findByRole('group', { name: /^Dreierteam/u }));
	expect(group.getByText(/Hier lässt der Text Spielraum; Kralle liest ihn so, denn „alle drei Runden“/u)).toBeTruthy();
	await user.click(group.getByRole('radio', { name: /Wie mit der Turnierleitung/u }));
	expect(group.queryByText(/lässt der Text Spielraum/u)).toBeNull();
});

test('once the tournament has begun, a change takes a reason', async () => {
	const { desk, user } = await program('rules-frozen');
	const opened = within(await dialog());
	const put = opened.getByRole('button', { name: 'Regeln ändern' });
	const preset = await opened.findByLabelText<HTMLSelectElement>('Vorgabe');
	await waitFor(() => expect(preset.options.length).toBeGreaterThan(1));
	await user.selectOptions(preset, 'dsj');
	await waitFor(() => expect(desk.calls.at(-1)?.input).toMatchObject({ draft: { base: 'dsj' } }));
	await user.click(put);
	expect(desk.calls.some(({ name }) => name === 'change_rule_set')).toBe(false);
	await user.type(opened.getByLabelText('Begründung'), 'Im Aushang stand es so');
	await user.click(put);
	await waitFor(async () => expect((await desk.look('settings', {})).rule_set).toBe('dsj'));
	expect(desk.calls.find(({ name }) => name === 'change_rule_set')?.input).toMatchObject({
		reason: 'Im Aushang stand es so',
	});
});

test('a search finds an option by its sentence, and says so when there is none', async () => {
	const { user } = await program('rules');
	const opened = within(await dialog());
	const all = (await opened.findAllByRole('group')).length;
	const search = opened.getByLabelText('Regeln durchsuchen');
	await user.type(search, 'Partner');
	await waitFor(() => expect(opened.getAllByRole('group').length).toBeLessThan(all));
	await user.clear(search);
	await user.type(search, 'xyz');
	expect(await opened.findByText('Keine Regel gefunden.')).toBeTruthy();
});

test('a wrong file is said with its line and column, and changes nothing', async () => {
	const { desk, desktop, user } = await program('rules');
	const opened = within(await dialog());
	await opened.findAllByRole('group');
	desktop.picked = 'falsch.toml';
	await desk.process.write('falsch.toml', 'base = "ordnung"\nsource = "Aushang"\ndrop_mate = "maybe"\n');
	await user.click(opened.getByRole('button', { name: 'Aus Datei laden' }));
	const alert = await opened.findByRole('alert');
	expect(alert.textContent).toContain('Zeile 3, Spalte 13');
	expect(alert.textContent).toContain('Erwartet: ');
	desktop.picked = 'aushang.toml';
	await desk.process.write('aushang.toml', 'base = "ordnung"\nsource = "Aushang"\ndrop_mate = "allowed"\n');
	await user.click(opened.getByRole('button', { name: 'Aus Datei laden' }));
	await waitFor(() => expect((opened.getByLabelText('Vorgabe') as HTMLSelectElement).value).toBe('ordnung'));
	expect((opened.getByLabelText('Quelle') as HTMLInputElement).value).toBe('Aushang');
});

test('rules are settled before there is a tournament', async () => {
	const { desk, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	await user.click(screen.getByRole('button', { name: 'Regeln im Einzelnen …' }));
	const opened = within(await dialog());
	await user.click(
		within(await opened.findByRole('group', { name: /^Patt/u })).getByRole('radio', {
			name: 'Die Begegnung ist remis.',
		}),
	);
	await user.click(opened.getByRole('button', { name: 'Regeln übernehmen' }));
	await screen.findByText('1 Punkt weicht ab');
	await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
	await waitFor(async () => expect((await desk.look('settings', {})).rules?.changes).toHaveLength(1));
});
