/** The messages about obstacles between phones and the hall. */
import type { HallHint, HallInterface } from '../backend/desktop';
import { hyphened } from './sentences';
import { calendar, t } from './words.svelte';

type Key =
	'asks-first' | 'asks' | 'blocked' | 'public' | 'silent' | 'address-gone' | 'slept' | 'port-in-use' | 'port-reserved';

/** Describes a hint: the fact, and the advice. */
export function hallHint(hint: HallHint): { title: string; rule: string } {
	const key = hyphened(hint.code) as Key;
	const data = dataOf(hint);
	return { title: t(`hall-hint-${key}`, data), rule: t(`hall-hint-${key}.rule`, data) };
}

function dataOf(hint: HallHint): Record<string, string> {
	switch (hint.code) {
		case 'silent':
		case 'address_gone':
			return { address: hint.address };
		case 'slept':
			return { from: time(hint.from), until: time(hint.until) };
		case 'port_in_use':
		case 'port_reserved':
			return { old: String(hint.old), address: hint.address };
		default:
			return {};
	}
}

const time = (rfc: string) => new Intl.DateTimeFormat(calendar(), { timeStyle: 'short' }).format(new Date(rfc));

/** Describes a network to choose: address, name, and possible drawback. */
export function networkName({ address, name, kind }: HallInterface): string {
	const note = kind === 'virtual' || kind === 'vpn' || kind === 'hotspot' ? `, ${t(`hall-network-${kind}`)}` : '';
	return `${address} (${name}${note})`;
}
