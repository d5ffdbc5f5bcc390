/** Scenes of a tournament being sent to an archive. */
import type { Backend, CallName, Input, Output } from '../backend/backend';
import type { ArchivedView, ArchiveStateView, WaitingView } from '../backend/generated';
import { midRound } from './day';
import { at, type Scene } from './scene';

const ARCHIVE = 'https://archiv.example.org';
/** A fixed key for screenshots; each machine generates its own. */
const KEY = 'mJ0cZb1d4kQ2vX9rTn7LhGfE3sYpWuAoB6iCxKyR8zM';
const NOW = '2026-11-21T14:32:00Z';

/** Prepares a tournament in the outbox, with different name settings for some players. */
async function waiting(desk: Backend) {
	await midRound(desk);
	await desk.call('set_archive_people', {
		archive: ARCHIVE,
		players: [
			{ player: 2, shown: 'initials' },
			{ player: 5, shown: 'withheld' },
		],
		public_until: null,
	});
	await desk.call('push_to_archive', { archive: ARCHIVE, consent: 'seen' });
}

/** Returns a desk as if the archive had answered: `answered` replaces the pending upload's state. */
function heard(
	answered: (state: ArchiveStateView, now: ArchivedView, waiting: WaitingView | null) => ArchiveStateView,
) {
	return (desk: Backend): Backend => ({
		async call<N extends CallName>(name: N, ...rest: [Input<N>, Parameters<Backend['call']>[2]?]): Promise<Output<N>> {
			const answer = await desk.call(name, ...rest);
			if (name === 'archive_key') return { public_key: KEY } as Output<N>;
			if (name !== 'archive_state') return answer;
			const state = answer as ArchiveStateView;
			const { tournament } = state;
			return (tournament ? answered(state, tournament, tournament.waiting) : state) as Output<N>;
		},
	});
}

const asItIs = heard((state) => state);
const waits = (change: Partial<WaitingView>) =>
	heard((state, tournament, one) => {
		if (!one) return state;
		const waiting = { ...one, ...change };
		return { ...state, tournament: { ...tournament, waiting }, outbox: [waiting] };
	});
const inArchive = (is_public: boolean, behind: number) =>
	heard((state, tournament) => ({
		...state,
		outbox: [],
		tournament: {
			...tournament,
			is_confirmed: is_public,
			live: is_public ? 'after_rounds' : 'off',
			waiting: null,
			in_archive: {
				revision: (state.revision ?? 0) - behind,
				is_public,
				when: NOW,
				address: `${ARCHIVE}/de/tournaments/8F1C0A77D3B94E25A6E0C4B15D92F308/`,
			},
		},
	}));

export const ARCHIVE_SCENES: Record<string, Scene> = {
	archive: at('round', midRound, { dialog: 'archive', heard: asItIs }),
	'archive-waiting': at('round', waiting, { dialog: 'archive', heard: asItIs }),
	'archive-sending': at('round', waiting, {
		dialog: 'archive',
		heard: waits({ sending: { sent: 5200, total: 8100 } }),
	}),
	'archive-offline': at('round', waiting, {
		dialog: 'archive',
		heard: waits({
			trouble: {
				refusal: {
					code: 'archive_not_reached',
					article: null,
					data: { archive: ARCHIVE, reason: 'io: Network is unreachable' },
				},
				tried: NOW,
				is_tried_again: true,
			},
		}),
	}),
	'archive-refused': at('round', waiting, {
		dialog: 'archive',
		heard: waits({
			trouble: {
				refusal: { code: 'archive_not_admitted', article: null, data: { archive: ARCHIVE } },
				tried: NOW,
				is_tried_again: false,
			},
		}),
	}),
	'archive-public': at('round', waiting, { dialog: 'archive', heard: inArchive(true, 3) }),
	'archive-withdraw': at('round', waiting, {
		dialog: 'archive',
		heard: inArchive(true, 0),
		press: ['to-archive-withdraw'],
	}),
	'archive-withdrawn': at('round', waiting, { dialog: 'archive', heard: inArchive(false, 0) }),
};
