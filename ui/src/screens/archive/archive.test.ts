import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/program';

const dialog = () => screen.findByRole('dialog', { name: 'Archiv' });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const row = async (name: RegExp) => {
	const found = (await screen.findAllByRole('row')).find((it) => name.test(it.textContent));
	if (!found) throw new Error(`no row ${String(name)}`);
	return found;
};

describe('before the first push', () => {
	test('it is said what becomes public, and nothing is sent before that is confirmed', async () => {
		const { desk, user } = await program('archive');
		await dialog();
		expect(await screen.findByText(/24 Spieler/u)).toBeTruthy();
		expect(screen.getByText(/3 Runden/u)).toBeTruthy();
		expect(screen.getByText(/Auslosungsprotokoll/u)).toBeTruthy();
		const publish = await button(/^Veröffentlichen/u);
		await user.click(publish);
		expect(desk.asked('push_to_archive')).toEqual([]);
		await user.type(screen.getByLabelText('Adresse des Archivs'), 'https://archiv.example.org');
		await user.click(publish);
		expect(desk.asked('push_to_archive')).toEqual([]);
		await user.click(screen.getByRole('checkbox', { name: /Ich habe gesehen/u }));
		await user.click(publish);
		expect(await screen.findByText('Wartet auf das Senden')).toBeTruthy();
		const { tournament } = await desk.look('archive_state', {});
		expect(tournament?.archive).toBe('https://archiv.example.org');
		expect(screen.queryByRole('checkbox', { name: /Ich habe gesehen/u })).toBeNull();
	});

	test('a wrong address is refused by its name, and what was typed stays', async () => {
		const { user } = await program('archive');
		const field = await screen.findByLabelText<HTMLInputElement>('Adresse des Archivs');
		await user.type(field, 'http://archiv.example.org');
		await user.click(screen.getByRole('checkbox', { name: /Ich habe gesehen/u }));
		await user.click(await button(/^Veröffentlichen/u));
		expect((await screen.findByRole('alert')).textContent).toContain('Adresse des Archivs');
		expect(field.value).toBe('http://archiv.example.org');
	});

	test('the public key is copied', async () => {
		const { desktop, user } = await program('archive');
		await user.click(await button('Schlüssel kopieren'));
		await waitFor(() => expect(desktop.copied).toHaveLength(1));
		const { value } = screen.getByLabelText<HTMLInputElement>('Öffentlicher Schlüssel');
		expect(desktop.copied).toEqual([{ text: value, html: value }]);
		expect(value).toHaveLength(43);
	});
});

describe('names', () => {
	test('each player is shown by name, by initials or not at all', async () => {
		const { desk, user } = await program('archive');
		await user.type(await screen.findByLabelText('Adresse des Archivs'), 'https://archiv.example.org');
		const first = await row(/Achermann, Mona/u);
		await user.selectOptions(within(first).getByRole('combobox'), 'initials');
		await waitFor(async () => expect((await row(/Achermann, Mona/u)).textContent).toContain('A., M.'));
		await user.click(screen.getByRole('button', { name: 'Nicht genannt' }));
		await waitFor(async () => {
			const { players } = await desk.look('archive_preview', {});
			expect(new Set(players.map(({ public_name }) => public_name))).toEqual(new Set(['N. N.']));
		});
	});
});

describe('what waits', () => {
	test('is not sent when the director says so', async () => {
		const { desk, user } = await program('archive-waiting');
		await user.click(await button('Nicht senden'));
		await waitFor(() => expect(screen.queryByText('Wartet auf das Senden')).toBeNull());
		expect((await desk.look('archive_state', {})).outbox).toEqual([]);
	});

	test('says how far it is, and that it can be stopped', async () => {
		await program('archive-sending');
		const bar = await screen.findByRole('progressbar');
		expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['5200', '8100']);
		expect(await button('Abbrechen')).toBeTruthy();
	});

	test.each([
		['archive-offline', /ist nicht erreichbar/u, /sobald die Verbindung steht/u],
		['archive-refused', /kennt diesen Schlüssel nicht/u, /an die Verwaltung des Archivs senden/u],
	])('%s: says why and what to do', async (name, why, what) => {
		const { desk, user } = await program(name);
		expect(await screen.findByText(why)).toBeTruthy();
		expect(screen.getByText(what)).toBeTruthy();
		await user.click(await button('Jetzt versuchen'));
		await waitFor(() => expect(desk.asked('retry_outbox')).toHaveLength(1));
	});
});

describe('what is public', () => {
	test('is opened in the browser, and goes out live when the director says so', async () => {
		const { desk, desktop, user } = await program('archive-public');
		expect(await screen.findByText('Seit der Veröffentlichung wurde am Turnier weitergearbeitet.')).toBeTruthy();
		await user.click(await button('Öffentliche Seite öffnen'));
		await waitFor(() => expect(desktop.pages).toBe(1));
		await user.click(screen.getByRole('checkbox', { name: /^Live/u }));
		await waitFor(() => expect(desk.asked('set_archive_live')).toEqual([{ live: 'off' }]));
	});

	test('is withdrawn after a question, which Escape closes', async () => {
		const { desk, user } = await program('archive-public');
		await user.click(await button('Zurückziehen …'));
		await screen.findByRole('dialog', { name: /zurückziehen\?/u });
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog', { name: /zurückziehen\?/u })).toBeNull());
		expect(desk.asked('withdraw_from_archive')).toEqual([]);
		await user.click(await button('Zurückziehen …'));
		await user.click(await button('Zurückziehen'));
		await waitFor(() => expect(desk.asked('withdraw_from_archive')).toHaveLength(1));
	});

	test('what another thread of the program sent comes into sight', async () => {
		const { desk, desktop } = await program('archive-waiting');
		await screen.findByText('Wartet auf das Senden');
		const { outbox } = await desk.look('archive_state', {});
		await desk.look('drop_from_outbox', { file: outbox[0]?.file ?? '' });
		desktop.changed();
		await waitFor(() => expect(screen.queryByText('Wartet auf das Senden')).toBeNull());
	});
});

test('the export leads to the archive', async () => {
	const { kralle, user } = await program('round');
	kralle.dialogs.shown = 'export';
	await user.click(await button('Im Archiv eines Verbands veröffentlichen'));
	expect(await dialog()).toBeTruthy();
});
