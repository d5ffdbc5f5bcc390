/** The texts of calls for an arbiter, in the reader's language. */
import type { CallTopicName, HallCall } from '../backend/generated';
import { teamNames } from './names';
import { hyphened } from './sentences';
import { t } from './words.svelte';

/** Returns the selected topic, or the captain's own text. */
export const callWords = (topic: CallTopicName | null, about: string): string =>
	topic === null ? about : t(`hall-call-${hyphened(topic)}`);

/** Returns the calling team: its number, and its name or players. */
export const calledBy = ({ team, team_name, players }: Pick<HallCall, 'team' | 'team_name' | 'players'>): string =>
	`${String(team)} ${team_name ?? teamNames(players.map((name) => ({ name })))}`;
