/** Does it, never twice at once; asked for meanwhile, once more afterwards, so that the last answer is never older than the question. */
export function again(act: () => Promise<void>): () => Promise<void> {
	let acting = false;
	let asked = false;
	return async () => {
		asked = true;
		if (acting) return;
		acting = true;
		try {
			while (asked) {
				asked = false;
				await act();
			}
		} finally {
			acting = false;
		}
	};
}
