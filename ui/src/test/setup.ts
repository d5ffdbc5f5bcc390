import { cleanup, configure } from '@testing-library/svelte';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import { afterEach, vi } from 'vitest';
import '../words/all';
import { words } from '../words/words.svelte';
import { closeDesks } from './openDesks';
import { forgetPages } from './pages';

vi.mock('../parts/print/pdf', () => import('./pages'));

// A busy machine is no failure: wait longer than usual before a thing counts as missing.
configure({
	asyncUtilTimeout: 15_000,
	getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
});

// One window serves many files: each test gives back what it found.
afterEach(async () => {
	// Nothing on the screen asks any more.
	cleanup();
	await closeDesks();
	forgetPages();
	vi.useRealTimers();
	vi.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
	delete document.documentElement.dataset['theme'];
	await words.speak('de');
});

// As browsers do: whatever had the focus before, the first control of the dialog takes it.
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
	showModal.call(this);
	this.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
};

// A name is made of many styles, and each copied those of all elements around it by structuredClone.
CSSPropertyManager.prototype.clone = function (this: CSSPropertyManager) {
	const copy = new CSSPropertyManager();
	for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
	Object.assign(copy['definedPropertyNames'], this['definedPropertyNames']);
	return copy;
};
