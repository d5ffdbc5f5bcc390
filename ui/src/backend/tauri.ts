/** The backend of the window: calls to the desk over Tauri's bridge. */
import { Channel, invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { getCurrentWebview } from '@tauri-apps/api/webview';
import { getCurrentWindow } from '@tauri-apps/api/window';
import { type Backend, type CallName, type Input, type Job, type Output, Refused } from './backend';
import { copyPicture, copyTable } from './clipboard';
import type { Desktop, DeviceKey } from './desktop';
import type { Progress, RefusalView } from './generated';
import type { RefusalCode } from './generated/refusals';

function isRefusal(thrown: unknown): thrown is Partial<RefusalView> & { code: RefusalCode } {
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

/** The running jobs, by number. */
const jobs = new Map<number, Job>();
/** The single event subscription for all jobs; null before the first. */
let hearing: Promise<unknown> | null = null;

export const tauriBackend: Backend = {
	async call<N extends CallName>(name: N, input: Input<N>, job?: Job) {
		if (!job) return asked<Output<N>>('call', { name, input, job: null });
		hearing ??= listen<Progress>('progress', ({ payload }) =>
			jobs.get(payload.job)?.progress(payload.done, payload.total),
		);
		await hearing;
		jobs.set(job.number, job);
		try {
			return await asked<Output<N>>('call', { name, input, job: job.number });
		} finally {
			jobs.delete(job.number);
		}
	},
};

export const tauriDesktop: Desktop = {
	pickFile: (picture) => asked('pick_file_to_open', { picture }),
	pickPlace: (picture) => asked('pick_file_to_save', { picture }),
	pickFiles: (picture) => asked('pick_files_to_open', { picture }),
	pickFolder: (title) => asked('pick_folder_to_open', { title }),
	showSheet: (path) => asked('show_sheet', { path }),
	writeMail: (link) => asked('write_mail', { link }),
	showPublicPage: () => asked('show_public_page', {}),
	printers: () => asked('printers', {}),
	sendToPrinter: (path, printer, copies) => asked('send_to_printer', { path, printer, copies }),
	zoom: (factor) => {
		// A web view without zoom stays unchanged.
		getCurrentWebview()
			.setZoom(factor)
			.catch(() => undefined);
	},
	hallInterfaces: () => asked('hall_interfaces', {}),
	openHall: (address) => asked('open_hall', { address }),
	noteFault: (what) => asked('note_fault', { what }),
	closeHall: () => asked('close_hall', {}),
	hallState: () => asked('hall_state', {}),
	copyTable,
	copyPicture,
	takeStartFile: () => asked('take_start_file', {}),
	onFile: (hear) => {
		const heard = listen('file', hear);
		return () => void heard.then((end) => end());
	},
	onCloseAsked: (hear) => {
		const decide = () => asked('decide_on_closing', {});
		const heard = listen('close_asked', () => {
			void decide();
			hear();
		});
		void heard.then(decide);
		return () => void heard.then((end) => end());
	},
	closeWindow: () => asked('close_window', {}),
	updater: () => asked('updater', {}),
	lookForUpdate: () => asked('look_for_update', {}),
	installUpdate: (version) => asked('install_update', { version }),
	ownTable: () => {
		const [, game] = /^table-(\d+)$/u.exec(getCurrentWindow().label) ?? [];
		return game === undefined ? null : Number(game);
	},
	openTable: (game, title) => asked('open_table_window', { game, title }),
	closeTable: () => asked('close_table_window', {}),
	openScreen: (screen, title) => asked('open_screen_window', { screen, title }),
	onChanged: (hear) => {
		const heard = listen('changed', hear);
		return () => void heard.then((end) => end());
	},
	listenToDevices: async (hear) => {
		const heard = new Channel<DeviceKey>(hear);
		await asked('listen_to_devices', { heard });
		return () => {
			heard.onmessage = () => undefined;
			void asked('stop_listening_to_devices', { heard: heard.id });
		};
	},
};
