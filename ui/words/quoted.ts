/** Messages whose quotes are no labels of the program, by the reason. */
export const EXCEPTIONS: Record<string, RegExp> = {
	'words of the regulations': /^(?:room|sentence)-/u,
	'labels of Windows': /^(?:hall-hint-(?:asks|asks-first|blocked|public)|refusal-file-trouble|web-pages-\w+)\.rule$/u,
	'labels of the phone': /^hall-kept\.more$/u,
	'a command or an address to type':
		/^(?:refusal-(?:damaged|hall-port-reserved|input-encoding|other-mode)\.rule|hall-address\.hint)$/u,
	'a character of the report': /^import-remark-character-cut$/u,
	'an example': /^hall-device-name\.hint$/u,
	'the name of a format': /^import-remark-[\w-]+-unknown$/u,
};
