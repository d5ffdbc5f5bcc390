/** The longest link in bytes that every system and mail program takes; the window refuses a longer one as well. */
export const MAIL_MOST = 2000;

/** A message as a link for the mail program (RFC 6068): a subject, and a text if one is to stand there. */
export function mailLink(subject: string, text: string | null): string {
	const link = `mailto:?subject=${encodeURIComponent(subject)}`;
	return text === null ? link : `${link}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}
