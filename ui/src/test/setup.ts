import { cleanup, configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import '../words/all';

// A busy machine is no failure: wait longer than usual before a thing counts as missing.
configure({
	asyncUtilTimeout: 15_000,
	getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
});

afterEach(() => cleanup());

// As browsers do: whatever had the focus before, the first control of the dialog takes it.
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
	showModal.call(this);
	this.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
};
