import { cleanup, configure } from '@testing-library/svelte';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import { afterEach, vi } from 'vitest';
import '../words/all';
import { words } from '../words/words.svelte';
import { closeDesks, unfinished } from './openDesks';
import { forgetPages } from './pages';

vi.mock('../parts/print/pdf', () => import('./pages'));

// A long timeout: a busy machine must not fail a test.
configure({
	asyncUtilTimeout: 15_000,
	getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
});

// Many files share a window, so each test restores its state.
afterEach(async ({ task }) => {
	if (task.result?.state === 'fail') for (const line of unfinished()) console.error(`${task.name}: ${line}`);
	// Unmount first, so that no component queries any more.
	cleanup();
	await closeDesks();
	forgetPages();
	// Spies first: one on a fake timer gives the fake one back.
	vi.restoreAllMocks();
	vi.useRealTimers();
	localStorage.clear();
	sessionStorage.clear();
	delete document.documentElement.dataset['theme'];
	await words.speak('de');
});

// As in browsers, the first control of the dialog gets the focus.
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
	showModal.call(this);
	this.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
};

// A faster copy: computing an accessible name clones many styles, and structuredClone is slow.
CSSPropertyManager.prototype.clone = function (this: CSSPropertyManager) {
	const copy = new CSSPropertyManager();
	for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
	Object.assign(copy['definedPropertyNames'], this['definedPropertyNames']);
	return copy;
};
