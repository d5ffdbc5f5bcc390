/** The desk behind the window. */
import { invoke } from '@tauri-apps/api/core';
import { type Backend, type CallName, type Input, type Output, Refused } from './backend';
import type { Desktop } from './desktop';
import type { RefusalView } from './generated/RefusalView';

function isRefusal(thrown: unknown): thrown is Partial<RefusalView> & { code: string } {
	return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string';
}

async function asked<T>(command: string, input: Record<string, unknown>): Promise<T> {
	try {
		return await invoke<T>(command, input);
	} catch (thrown) {
		if (!isRefusal(thrown)) throw thrown;
		throw new Refused({ code: thrown.code, article: thrown.article ?? null, data: thrown.data ?? {} });
	}
}

export const tauriBackend: Backend = {
	call<N extends CallName>(name: N, input: Input<N>, job?: number) {
		return asked<Output<N>>('call', { name, input, job: job ?? null });
	},
};

export const tauriDesktop: Desktop = {
	pickFile: (picture) => asked('pick_file_to_open', { picture }),
	pickPlace: (picture) => asked('pick_file_to_save', { picture }),
	showSheet: (path) => asked('show_sheet', { path }),
	takeStartFile: () => asked('take_start_file', {}),
};
