/** Calls for an arbiter, in words of who reads them. */
import type { CallTopicName, HallCall } from '../backend/generated';
import { teamNames } from './names';
import { hyphened } from './sentences';
import { t } from './words.svelte';

/** The topic that was tapped, or the captain's own words. */
export const callWords = (topic: CallTopicName | null, about: string): string =>
	topic === null ? about : t(`hall-call-${hyphened(topic)}`);

/** The team that calls: its number, and its name or its players. */
export const calledBy = ({ team, team_name, players }: Pick<HallCall, 'team' | 'team_name' | 'players'>): string =>
	`${String(team)} ${team_name ?? teamNames(players.map((name) => ({ name })))}`;
