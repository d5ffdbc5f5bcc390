/**
 * The maximum length of a link in bytes that every system and mail program accepts; the window refuses longer ones too.
 */
export const MAIL_MOST = 2000;

/** Builds a `mailto:` link (RFC 6068) with a subject, and a text unless it is null. */
export function mailLink(subject: string, text: string | null): string {
	const link = `mailto:?subject=${encodeURIComponent(subject)}`;
	return text === null ? link : `${link}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}
