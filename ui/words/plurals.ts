/** Nouns in the plural, and the messages that may have one behind a number that is always larger than one. */
import type { Language } from './texts';

const words = (list: string) => list.split(' ');

export const PLURALS: Record<Language, readonly string[]> = {
	de: words(
		'Abende Aktionen Begegnungen Bretter Bytes Dateien Einträge Ergebnisse Felder Figuren Könige Minuten Mitglieder Namen ' +
			'Paare Paarzüge Partien Personen Plätze Punkte Runden Seiten Sekunden Strafen Striche Tage Teams Tische Turniere ' +
			'Wiederholungen Zeilen Züge',
	),
	en: words(
		'actions boards bytes cells characters days evenings files games items kings lines matches members minutes moves names ' +
			'pages pairs penalties people pieces places players points results rounds seconds sheets tables teams times tournaments',
	),
	fr: words(
		'actions caractères coups échiquiers équipes feuilles fichiers joueurs jours lignes matchs membres minutes noms octets ' +
			'pages paires parties personnes pièces places points résultats rois rondes sanctions secondes soirées tables tournois',
	),
	it: words(
		'azioni campi caratteri coppie fogli giocatori giorni incontri membri minuti mosse nomi pagine partecipazioni partite ' +
			'persone pezzi posti punti righe risultati sanzioni scacchiere secondi serate squadre tavoli tornei turni voci volte',
	),
};

/** Names of messages by the reason. */
export const EXCEPTIONS: Record<string, readonly string[]> = {
	'a match of several games': ['games-best-of', 'games-per-match'],
	'a limit, or a number beyond it': [
		'list-problem-captain-too-long',
		'list-problem-club-too-long',
		'list-problem-file-too-large',
		'list-problem-name-too-long',
		'list-problem-team-too-long',
		'list-problem-too-many-cells',
		'list-problem-too-many-rows',
		'list-problem-workbook-too-large',
		'post-letter-mail-long',
		'problem-several-kings',
		'problem-too-many-pieces',
		'refusal-calls-used-up',
		'refusal-entry-too-long',
		'refusal-head-too-long',
		'refusal-mail-too-long.rule',
		'refusal-message-too-long.rule',
		'refusal-path-too-long',
		'refusal-penalty-of-too-many-points',
		'refusal-report-too-large.rule',
		'refusal-season-too-many-files',
		'refusal-team-of-size.rule',
		'refusal-too-large',
		'team-members-full',
	],
	'a simulation has hundreds of evenings': [
		'outlook-ended-early.why',
		'outlook-level.why',
		'outlook-met-again.why',
		'outlook-strongest.why',
		'outlook-undecided.why',
	],
	'a tournament in play has at least two teams': [
		'format-proposed',
		'late-effect-nobody',
		'late-effect-stays',
		'projector-drawn',
		'refusal-no-varma-table',
	],
	'an even number of players': ['players-even'],
	'a table of more columns than a page has': ['print-many'],
	'a verb': ['list-problem-second-captain'],
};
