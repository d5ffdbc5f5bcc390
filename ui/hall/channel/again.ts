/**
 * Wraps an action so that it never runs twice in parallel. A call during a run queues one more run, so that the last
 * result is never older than the last call.
 */
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
