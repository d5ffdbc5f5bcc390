/**
 * The text of a file a person chose: by its byte order mark, else UTF-8 where it decodes, else
 * Windows-1252, as older chess programs write it.
 */
export async function textOf(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}
