/** Phrases that no text of a language has, each with what to write instead. */
import type { Language } from './texts';

export interface Rule {
	like: RegExp;
	better: string;
	/** If given: messages of these files alone, neither sheets nor the handbook. */
	files?: RegExp;
	/** If given: texts of these keys alone. */
	keys?: RegExp;
	/** Names of messages by the reason why they may have it. */
	except?: Record<string, readonly string[]>;
}

/** Files of the window, the command line and paper; the others are for phones as well. */
const DESKTOP = /^(?!hall|captain-refusals)./u;
/** Letters of a correspondence game address their reader. */
const NO_LETTERS = /^(?!letter-)/u;
/** Names of people and teams. */
const NAME = String.raw`\{(?:name|one|other|player|who|winner|loser|opponent)\}`;

/** Italian imperatives that begin a sentence. */
const IMPERATIVES =
	'Apri Scegli Seleziona Premi Inserisci Scrivi Salva Controlla Ricarica Riprova Guarda Chiedi Togli Usa';

const EN: readonly Rule[] = [
	{
		like: /\b(?:stands|stood)\b/u,
		better: 'is, appears, is listed',
		except: {
			'the term of the laws: such a move is not taken back': [
				'judge-board-claim-unfounded',
				'judge-board-illegal-fast-stands',
				'judge-claim-move-stands',
				'judge-illegal-claim-wins',
				'judge-illegal-stands',
			],
		},
	},
	{ like: /\b(?:lies|lay|lying)\b/u, better: 'is, is stored' },
	{
		like: /(?:^|[.:;!?] )(?:Who|What|Whatever|Whichever|Whoever) [^?]*\.(?: |$)/u,
		better: 'a noun as the subject of a statement',
	},
	{ like: /\b[Ww]hoever\b/u, better: 'anyone who, the player who' },
	{ like: /\bby (?:itself|themselves)\b/u, better: 'automatically' },
	{ like: /\b[Aa]t once\b/u, better: 'immediately; at the same time' },
	{ like: /\b[Mm]eanwhile\b/u, better: 'in the meantime' },
	{ like: /\b[Aa]new\b/u, better: 'again' },
	{ like: /\b[Pp]ower (?:cut|outage)s?\b/u, better: 'power failure' },
	{
		like: /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u,
		better: 'the month first: November 21',
	},
	{ like: /\b\d{1,2}\.\d{1,2}\.\d{4}/u, better: 'the month first: 11/21/2026' },
	{ like: /\b(?:[Tt]ick|[Pp]ick)(?:s|ed)?\b/u, better: 'select' },
	{
		like: /(?:colou|favou|neighbou|behaviou)r|cancelled|labelled|\b(?:organis|recognis|centre|towards|whilst)/u,
		better: 'American spelling',
	},
	{
		like: /^(?:[A-Z][a-z]+ )+[A-Z][a-z]+$/u,
		better: 'sentence case',
		except: { 'a rating after Arpad Elo': ['export-rating-blitz', 'export-rating-rapid'] },
	},
];

const FR: readonly Rule[] = [
	{ like: /(?:^|[^\p{L}])(?:[cdjlmnst]|[Qq]u|[CDJLMNST])’ ?\{/u, better: 'no elision before a placeholder' },
	{
		like: new RegExp(`(?:^|[^\\p{L}])(?:[Dd]e|[Qq]ue|[Ll]orsque|[Jj]usqu’à ce que|[Ss]e|[Nn]e) ${NAME}`, 'u'),
		better: 'no word that loses its vowel before a name',
	},
	{
		like: new RegExp(
			`(?<!n°[\\u00a0])${NAME} (?:est|était|sera|a été|reste|n’est pas|n’est plus) (?:déjà |aussi |encore )?` +
				String.raw`\p{L}{2,}(?:é|i|u|it|is)(?!\p{L})`,
			'u',
		),
		better: 'no masculine after a name',
		except: { 'the name of a call': ['refusal-unknown-call'] },
	},
	{ like: /(?:^|[^\p{L}])(?:[Tt]u|[Tt]on|[Tt]es|[Tt]oi|[Tt]a)(?!\p{L})/u, better: 'vous' },
	{
		like: /(?:^|\. )(?!Entre|Membre|Ordre|Nombre|Notre|Titre|Autre)\p{Lu}\p{Ll}+(?:er|ir|re) (?:\p{L}|\{)/u,
		better: 'an imperative with vous',
		files: /^(?!judge)/u,
		keys: /^refusal-.*\.rule$/u,
		except: { 'the infinitive is the subject': ['refusal-team-gone.rule'] },
	},
];

const IT: readonly Rule[] = [
	{
		like: /(?:^|[.:;!?] )\p{Lu}\p{Ll}+(?:ate|ete|ite) (?:il|lo|la|i|gli|le|l’|un|una|di|su|qui|prima)(?!\p{L})/u,
		better: 'the infinitive; voi is for phones',
		files: DESKTOP,
	},
	{
		like: /(?:^|[^\p{L}])(?:tuo|tua|tuoi|tue|vostr[oaie]|Lei|Suo|Sua)(?!\p{L})/u,
		better: 'the infinitive; tu and voi are for phones, Lei for letters',
		files: DESKTOP,
		keys: NO_LETTERS,
	},
	{
		like: new RegExp(String.raw`(?:^|[.:;!?] )(?:${IMPERATIVES.replaceAll(' ', '|')}) (?:.*)\.(?: |$)`, 'u'),
		better: 'the infinitive in a sentence of the window',
		files: DESKTOP,
	},
	{
		like: /(?:^|[^\p{L}])(?:[Mm]uove|[Vv]ince|[Pp]er|tocca a|di|da|tratto(?: è)?) (?:Bianco|Nero)(?!\p{L})/u,
		better: 'the article before a color: il Bianco',
	},
];

const DE: readonly Rule[] = [
	{
		like: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
		better: 'the infinitive; Sie is for letters',
		keys: NO_LETTERS,
	},
	{
		like: /(?:^|[^\p{L}])(?:[Dd]u|[Dd]ein(?:e[mnrs]?)?|[Dd]i[cr]h?|[Ee]uch|[Ee]ure?[mnrs]?)(?!\p{L})/u,
		better: 'the infinitive; du and ihr are for phones',
		files: DESKTOP,
	},
	{
		like: /(?:^|[.:!?] )(?:Wähle|Klicke|Drücke|Gib|Öffne|Speichere|Prüfe|Trage|Lies|Sieh|Tippe|Frage|Warte)(?= )/u,
		better: 'the infinitive; an imperative is for phones',
		files: DESKTOP,
	},
	{ like: /, oder(?!\p{L})/u, better: 'no comma before “oder”' },
];

export const RULES: Record<Language, readonly Rule[]> = { de: DE, en: EN, fr: FR, it: IT };
