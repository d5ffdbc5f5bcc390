// Generated from the list of calls. Do not edit.
import type { AcceptReportInput } from "./AcceptReportInput";
import type { AddSeasonFilesInput } from "./AddSeasonFilesInput";
import type { AnswerOfferInput } from "./AnswerOfferInput";
import type { AnswerReportInput } from "./AnswerReportInput";
import type { ArchiveKeyView } from "./ArchiveKeyView";
import type { ArchivePreviewView } from "./ArchivePreviewView";
import type { ArchiveSeasonView } from "./ArchiveSeasonView";
import type { ArchiveStateView } from "./ArchiveStateView";
import type { Arrivals } from "./Arrivals";
import type { AttachEvidenceInput } from "./AttachEvidenceInput";
import type { BackupInput } from "./BackupInput";
import type { BackupPreview } from "./BackupPreview";
import type { BackupsInput } from "./BackupsInput";
import type { BackupsView } from "./BackupsView";
import type { BoardGameInput } from "./BoardGameInput";
import type { BoardGameView } from "./BoardGameView";
import type { BoardSetup } from "./BoardSetup";
import type { BoardVerdict } from "./BoardVerdict";
import type { ByHandInput } from "./ByHandInput";
import type { ByHandView } from "./ByHandView";
import type { CallArbiterInput } from "./CallArbiterInput";
import type { CallFlagInput } from "./CallFlagInput";
import type { CancelInput } from "./CancelInput";
import type { ChangePlayerInput } from "./ChangePlayerInput";
import type { ChangeRuleSetInput } from "./ChangeRuleSetInput";
import type { ChangeSeasonInput } from "./ChangeSeasonInput";
import type { ChangeTeamInput } from "./ChangeTeamInput";
import type { CheckHeadInput } from "./CheckHeadInput";
import type { CheckInInput } from "./CheckInInput";
import type { CheckResultInput } from "./CheckResultInput";
import type { ChooseColorsInput } from "./ChooseColorsInput";
import type { ChooseLineUpInput } from "./ChooseLineUpInput";
import type { ChooseMyColorsInput } from "./ChooseMyColorsInput";
import type { ChooseMySeatingInput } from "./ChooseMySeatingInput";
import type { ChooseSeatingInput } from "./ChooseSeatingInput";
import type { ChooseSecondInput } from "./ChooseSecondInput";
import type { ClaimDrawInput } from "./ClaimDrawInput";
import type { ClearResultInput } from "./ClearResultInput";
import type { ClockView } from "./ClockView";
import type { Conduct } from "./Conduct";
import type { Copied } from "./Copied";
import type { CopiedTable } from "./CopiedTable";
import type { CopiedTemplate } from "./CopiedTemplate";
import type { CopyTableInput } from "./CopyTableInput";
import type { CopyTemplateInput } from "./CopyTemplateInput";
import type { CorrectSeatingInput } from "./CorrectSeatingInput";
import type { CorrespondenceLettersInput } from "./CorrespondenceLettersInput";
import type { CorrespondenceView } from "./CorrespondenceView";
import type { CountedPages } from "./CountedPages";
import type { CrosstableView } from "./CrosstableView";
import type { DayPlanView } from "./DayPlanView";
import type { DayView } from "./DayView";
import type { DecidePersonInput } from "./DecidePersonInput";
import type { DecideTieInput } from "./DecideTieInput";
import type { DecisionsView } from "./DecisionsView";
import type { DevicesView } from "./DevicesView";
import type { DifferencesView } from "./DifferencesView";
import type { DiscardDraftInput } from "./DiscardDraftInput";
import type { DrawLotsInput } from "./DrawLotsInput";
import type { DrawNumbersInput } from "./DrawNumbersInput";
import type { EffectsView } from "./EffectsView";
import type { EndCallInput } from "./EndCallInput";
import type { EndDeviceInput } from "./EndDeviceInput";
import type { EndGameInput } from "./EndGameInput";
import type { EndNoticeInput } from "./EndNoticeInput";
import type { EndOversteppedInput } from "./EndOversteppedInput";
import type { EnterAgainInput } from "./EnterAgainInput";
import type { EnterGameResultInput } from "./EnterGameResultInput";
import type { EnterLateInput } from "./EnterLateInput";
import type { EnterResultInput } from "./EnterResultInput";
import type { EntryInput } from "./EntryInput";
import type { ExcludeSeasonFileInput } from "./ExcludeSeasonFileInput";
import type { ExpectedDayInput } from "./ExpectedDayInput";
import type { ExpectedDayView } from "./ExpectedDayView";
import type { ExportGameInput } from "./ExportGameInput";
import type { ExportInput } from "./ExportInput";
import type { ExportSeasonInput } from "./ExportSeasonInput";
import type { Exported } from "./Exported";
import type { ExportedGame } from "./ExportedGame";
import type { ExtendClockInput } from "./ExtendClockInput";
import type { FileReport } from "./FileReport";
import type { FindRatedInput } from "./FindRatedInput";
import type { ForgetAnswerInput } from "./ForgetAnswerInput";
import type { FormatOutlooks } from "./FormatOutlooks";
import type { FormatSuggestion } from "./FormatSuggestion";
import type { FormationView } from "./FormationView";
import type { FreeSlipInput } from "./FreeSlipInput";
import type { GameRecordInput } from "./GameRecordInput";
import type { GameRecordView } from "./GameRecordView";
import type { GameView } from "./GameView";
import type { GamesInput } from "./GamesInput";
import type { GamesView } from "./GamesView";
import type { GiveNumbersInput } from "./GiveNumbersInput";
import type { GoHomeInput } from "./GoHomeInput";
import type { GoOnFromRescueInput } from "./GoOnFromRescueInput";
import type { GrantDaysInput } from "./GrantDaysInput";
import type { HallPenalties } from "./HallPenalties";
import type { HallTables } from "./HallTables";
import type { HaltGameInput } from "./HaltGameInput";
import type { HeadAnswer } from "./HeadAnswer";
import type { HistoryInput } from "./HistoryInput";
import type { HistoryView } from "./HistoryView";
import type { ImportPlayersInput } from "./ImportPlayersInput";
import type { ImportTeamsInput } from "./ImportTeamsInput";
import type { ImportTournamentInput } from "./ImportTournamentInput";
import type { ImposePenaltyInput } from "./ImposePenaltyInput";
import type { JudgeBoardInput } from "./JudgeBoardInput";
import type { JudgeInput } from "./JudgeInput";
import type { JudgeView } from "./JudgeView";
import type { KeepAnswerInput } from "./KeepAnswerInput";
import type { KeepClocksInput } from "./KeepClocksInput";
import type { KeepResultInput } from "./KeepResultInput";
import type { LateEntryView } from "./LateEntryView";
import type { LetBeAbsentInput } from "./LetBeAbsentInput";
import type { LetPhoneInInput } from "./LetPhoneInInput";
import type { LetSitOutInput } from "./LetSitOutInput";
import type { LetterView } from "./LetterView";
import type { LettersView } from "./LettersView";
import type { LiftPenaltyInput } from "./LiftPenaltyInput";
import type { ListPreview } from "./ListPreview";
import type { ListedTeams } from "./ListedTeams";
import type { LoadRatingListInput } from "./LoadRatingListInput";
import type { LoadedRatingList } from "./LoadedRatingList";
import type { LotsView } from "./LotsView";
import type { MarkProgressInput } from "./MarkProgressInput";
import type { MatchLinks } from "./MatchLinks";
import type { MatchLinksInput } from "./MatchLinksInput";
import type { MayUpdateInput } from "./MayUpdateInput";
import type { MyMatch } from "./MyMatch";
import type { NewDevice } from "./NewDevice";
import type { NewDeviceInput } from "./NewDeviceInput";
import type { NewSeasonInput } from "./NewSeasonInput";
import type { NewTournamentInput } from "./NewTournamentInput";
import type { NoteLetterInput } from "./NoteLetterInput";
import type { NoteReminderInput } from "./NoteReminderInput";
import type { Nothing } from "./Nothing";
import type { NoticeInput } from "./NoticeInput";
import type { NoticesView } from "./NoticesView";
import type { NumbersView } from "./NumbersView";
import type { OfferInput } from "./OfferInput";
import type { OpenGameInput } from "./OpenGameInput";
import type { OpenSeasonInput } from "./OpenSeasonInput";
import type { OpenTournamentInput } from "./OpenTournamentInput";
import type { OrderByHandInput } from "./OrderByHandInput";
import type { Overview } from "./Overview";
import type { OwnDevice } from "./OwnDevice";
import type { PairRoundInput } from "./PairRoundInput";
import type { PairingReasonInput } from "./PairingReasonInput";
import type { PairingReasonView } from "./PairingReasonView";
import type { PairingWishView } from "./PairingWishView";
import type { PlacePlayerInput } from "./PlacePlayerInput";
import type { PlayMoveInput } from "./PlayMoveInput";
import type { PlayerFields } from "./PlayerFields";
import type { PlayersView } from "./PlayersView";
import type { PositionReport } from "./PositionReport";
import type { PositionSetup } from "./PositionSetup";
import type { PostGameView } from "./PostGameView";
import type { Preferences } from "./Preferences";
import type { PreviewPlayersInput } from "./PreviewPlayersInput";
import type { PreviewRatingListInput } from "./PreviewRatingListInput";
import type { PreviewTeamsInput } from "./PreviewTeamsInput";
import type { PreviewTournamentInput } from "./PreviewTournamentInput";
import type { PrintAnswerInput } from "./PrintAnswerInput";
import type { PrintLetterInput } from "./PrintLetterInput";
import type { PrintRecordInput } from "./PrintRecordInput";
import type { PrintSheetInput } from "./PrintSheetInput";
import type { PrintedSheet } from "./PrintedSheet";
import type { PublishRoundInput } from "./PublishRoundInput";
import type { PushToArchiveInput } from "./PushToArchiveInput";
import type { QrCodeInput } from "./QrCodeInput";
import type { QrCodeView } from "./QrCodeView";
import type { RatedView } from "./RatedView";
import type { RatingListPreview } from "./RatingListPreview";
import type { RatingListsView } from "./RatingListsView";
import type { ReadBoardInput } from "./ReadBoardInput";
import type { ReadMessageInput } from "./ReadMessageInput";
import type { ReadPositionInput } from "./ReadPositionInput";
import type { ReadRecordInput } from "./ReadRecordInput";
import type { ReadRuleSetInput } from "./ReadRuleSetInput";
import type { RecentFileInput } from "./RecentFileInput";
import type { RecentSeasonInput } from "./RecentSeasonInput";
import type { RecentStatus } from "./RecentStatus";
import type { RecordFileView } from "./RecordFileView";
import type { ReformTeamsInput } from "./ReformTeamsInput";
import type { RefreshRatingsInput } from "./RefreshRatingsInput";
import type { ReminderLetterInput } from "./ReminderLetterInput";
import type { RemovePlayerInput } from "./RemovePlayerInput";
import type { RemoveRatingListInput } from "./RemoveRatingListInput";
import type { RemoveSeasonFilesInput } from "./RemoveSeasonFilesInput";
import type { RemoveTeamInput } from "./RemoveTeamInput";
import type { ReopenSeatingInput } from "./ReopenSeatingInput";
import type { ReplayGameInput } from "./ReplayGameInput";
import type { ReportResultInput } from "./ReportResultInput";
import type { Reports } from "./Reports";
import type { ResignInput } from "./ResignInput";
import type { RestoreBackupInput } from "./RestoreBackupInput";
import type { ResultCheck } from "./ResultCheck";
import type { ResumeGameInput } from "./ResumeGameInput";
import type { RoundInput } from "./RoundInput";
import type { RoundView } from "./RoundView";
import type { RuleSetDraft } from "./RuleSetDraft";
import type { RuleSetInput } from "./RuleSetInput";
import type { RuleSetToml } from "./RuleSetToml";
import type { RuleSetTomlInput } from "./RuleSetTomlInput";
import type { RuleSetView } from "./RuleSetView";
import type { SaveLetterInput } from "./SaveLetterInput";
import type { SavedLetter } from "./SavedLetter";
import type { ScreensView } from "./ScreensView";
import type { SeasonJson } from "./SeasonJson";
import type { SeasonPersonInput } from "./SeasonPersonInput";
import type { SeasonPersonView } from "./SeasonPersonView";
import type { SeasonPersonsView } from "./SeasonPersonsView";
import type { SeasonRatingWorking } from "./SeasonRatingWorking";
import type { SeasonRatingWorkingInput } from "./SeasonRatingWorkingInput";
import type { SeasonRatingsInput } from "./SeasonRatingsInput";
import type { SeasonRatingsView } from "./SeasonRatingsView";
import type { SeasonTableInput } from "./SeasonTableInput";
import type { SeasonTableView } from "./SeasonTableView";
import type { SeasonToml } from "./SeasonToml";
import type { SeasonView } from "./SeasonView";
import type { SeePositionInput } from "./SeePositionInput";
import type { SetArchiveLiveInput } from "./SetArchiveLiveInput";
import type { SetArchivePeopleInput } from "./SetArchivePeopleInput";
import type { SetDayPlanInput } from "./SetDayPlanInput";
import type { SetHallAddressInput } from "./SetHallAddressInput";
import type { SetHallWlanInput } from "./SetHallWlanInput";
import type { SetOddNumberInput } from "./SetOddNumberInput";
import type { SetPadsInput } from "./SetPadsInput";
import type { SetReportingInput } from "./SetReportingInput";
import type { SetSeasonGuestInput } from "./SetSeasonGuestInput";
import type { SettingsView } from "./SettingsView";
import type { SheetList } from "./SheetList";
import type { SheetPreview } from "./SheetPreview";
import type { ShowLotsInput } from "./ShowLotsInput";
import type { ShowOnScreenInput } from "./ShowOnScreenInput";
import type { SimulateFormatsInput } from "./SimulateFormatsInput";
import type { SlipOfInput } from "./SlipOfInput";
import type { SlipView } from "./SlipView";
import type { StandingsInput } from "./StandingsInput";
import type { StandingsView } from "./StandingsView";
import type { StartClockInput } from "./StartClockInput";
import type { StartClocksInput } from "./StartClocksInput";
import type { StartView } from "./StartView";
import type { StepView } from "./StepView";
import type { StopClockInput } from "./StopClockInput";
import type { StoreMoveInput } from "./StoreMoveInput";
import type { SuggestFormatInput } from "./SuggestFormatInput";
import type { SwapTeamsInput } from "./SwapTeamsInput";
import type { TakeAbsenceBackInput } from "./TakeAbsenceBackInput";
import type { TakeBackMoveInput } from "./TakeBackMoveInput";
import type { TakeDecisionBackInput } from "./TakeDecisionBackInput";
import type { TakeInMoveInput } from "./TakeInMoveInput";
import type { TakenView } from "./TakenView";
import type { TeamFields } from "./TeamFields";
import type { TieBreakWorkingInput } from "./TieBreakWorkingInput";
import type { TournamentPreview } from "./TournamentPreview";
import type { TurnPhoneAwayInput } from "./TurnPhoneAwayInput";
import type { UnderstoodView } from "./UnderstoodView";
import type { UndoInput } from "./UndoInput";
import type { UndoToInput } from "./UndoToInput";
import type { UseSeasonRatingsInput } from "./UseSeasonRatingsInput";
import type { VerifyInput } from "./VerifyInput";
import type { WaitingInput } from "./WaitingInput";
import type { WorkingView } from "./WorkingView";
import type { WriteLettersInInput } from "./WriteLettersInInput";

/** Every call of the desk by name. */
export interface Calls {
	/** Shows the start page. */
	start: { input: Nothing; output: StartView };
	/** Says how far the tournament of a file is, with a short look that leaves it as it is. */
	recent_status: { input: RecentFileInput; output: RecentStatus };
	/** Leaves a file out of those opened lately. The file stays where it is. */
	forget_recent: { input: RecentFileInput; output: Nothing };
	/** Keeps what is preferred on this machine. */
	set_preferences: { input: Preferences; output: Preferences };
	/** Keeps with which keys the players enter at the board. */
	set_pads: { input: SetPadsInput; output: Preferences };
	/** Says whether the program may be exchanged for a newer version now. */
	may_update: { input: MayUpdateInput; output: Nothing };
	/** Makes a new tournament file and opens it. */
	new_tournament: { input: NewTournamentInput; output: Overview };
	/** Opens a tournament file. */
	open_tournament: { input: OpenTournamentInput; output: Overview };
	/** Makes a demo tournament in a file of its own and opens it. */
	open_demo: { input: Nothing; output: Overview };
	/** Closes the open file. */
	close_file: { input: Nothing; output: Nothing };
	/** Saves a copy of the open file. */
	save_copy: { input: Copied; output: Copied };
	/** Proves a file: integrity, references, what holds in every tournament, and the journal. */
	verify: { input: VerifyInput; output: FileReport };
	/** Says whether a file contains what a sheet showed. */
	check_head: { input: CheckHeadInput; output: HeadAnswer };
	/** Shows the history: every command that was given, newest first. */
	history: { input: HistoryInput; output: HistoryView };
	/** Shows what one command changed, and what going back to it would do. */
	history_step: { input: EntryInput; output: StepView };
	/** Takes everything back that was done after an entry. */
	undo_to: { input: UndoToInput; output: Overview };
	/** Does everything again that was taken back, up to an entry. */
	redo_to: { input: UndoToInput; output: Overview };
	/** Shows the tournament as it was after an entry, and changes nothing. */
	look_back: { input: EntryInput; output: Overview };
	/** Shows the tournament as it is, after a look back. */
	back_to_now: { input: Nothing; output: Overview };
	/** Lists the backups of a file. */
	backups: { input: BackupsInput; output: BackupsView };
	/** Shows what is in a backup. */
	preview_backup: { input: BackupInput; output: BackupPreview };
	/** Puts a backup in the place of the file; what is there now is kept as a backup first. */
	restore_backup: { input: RestoreBackupInput; output: Overview };
	/** Opens a damaged file as far as it can be read, to look at it. */
	look_into_damaged: { input: OpenTournamentInput; output: Overview };
	/** Goes on from what was kept when the open file was not at its path any more. */
	go_on_from_rescue: { input: GoOnFromRescueInput; output: Overview };
	/** Says how a day is expected to go. */
	expected_day: { input: ExpectedDayInput; output: ExpectedDayView };
	/** Suggests a format for a number of teams. */
	suggest_format: { input: SuggestFormatInput; output: FormatSuggestion };
	/** Says how long each format takes and what it is likely to bring, by playing the evening many times. */
	simulate_formats: { input: SimulateFormatsInput; output: FormatOutlooks };
	/** Shows which tournament it is, how far it is, and what can be undone. */
	overview: { input: Nothing; output: Overview };
	/** Shows what the director set. */
	settings: { input: Nothing; output: SettingsView };
	/** Changes what the director set. */
	change_settings: { input: SettingsView; output: Overview };
	/** Shows a rule set option by option: the tournament's, or one that is being chosen. */
	rule_set: { input: RuleSetInput; output: RuleSetView };
	/** Puts other rules in force; once the tournament has begun, with a reason. */
	change_rule_set: { input: ChangeRuleSetInput; output: Overview };
	/** Writes a rule set as TOML, to share it. */
	rule_set_toml: { input: RuleSetTomlInput; output: RuleSetToml };
	/** Reads a rule set from a TOML file, and changes nothing. */
	read_rule_set: { input: ReadRuleSetInput; output: RuleSetDraft };
	/** Shows the list of players. */
	players: { input: Nothing; output: PlayersView };
	/** Enters a player. */
	add_player: { input: PlayerFields; output: Overview };
	/** Enters a single player or a fixed team when the numbers are given or rounds are played. */
	enter_late: { input: EnterLateInput; output: Overview };
	/** Shows which number a late entrant gets, and changes nothing. */
	preview_late_entry: { input: EnterLateInput; output: LateEntryView };
	/** Places a player who has no team after the drawing of lots: in a team, in a new one, or to wait. */
	place_player: { input: PlacePlayerInput; output: Overview };
	/** Shows what a place for a player without a team would do, and changes nothing. */
	preview_placing: { input: PlacePlayerInput; output: EffectsView };
	/** Keeps that a player goes home before the end, and what becomes of his team. */
	go_home: { input: GoHomeInput; output: Overview };
	/** Shows what it would do that a player goes home, and changes nothing. */
	preview_going_home: { input: GoHomeInput; output: EffectsView };
	/** Changes what is known of a player. */
	change_player: { input: ChangePlayerInput; output: Overview };
	/** Takes a player off the list. */
	remove_player: { input: RemovePlayerInput; output: Overview };
	/** Shows what is understood of a list of players, before anybody is entered. */
	preview_players: { input: PreviewPlayersInput; output: ListPreview };
	/** Enters the players of a list: all of them or none. */
	import_players: { input: ImportPlayersInput; output: Overview };
	/** Shows the rating lists of this machine. */
	rating_lists: { input: Nothing; output: RatingListsView };
	/** Shows what is understood of a rating list, before it is loaded. */
	preview_rating_list: { input: PreviewRatingListInput; output: RatingListPreview };
	/** Loads a rating list of a federation, in place of the one of the same name. */
	load_rating_list: { input: LoadRatingListInput; output: LoadedRatingList };
	/** Takes a rating list off this machine. */
	remove_rating_list: { input: RemoveRatingListInput; output: RatingListsView };
	/** Finds players of the rating lists while a name is typed. */
	find_rated: { input: FindRatedInput; output: RatedView };
	/** Shows where the players' ratings differ from the rating lists. */
	rating_differences: { input: Nothing; output: DifferencesView };
	/** Takes ratings over from the rating lists. */
	refresh_ratings: { input: RefreshRatingsInput; output: Overview };
	/** Says who is in the hall. */
	check_in: { input: CheckInInput; output: Overview };
	/** Orders players who are level. */
	order_by_hand: { input: OrderByHandInput; output: Overview };
	/** Says what is done with an odd number of players. */
	set_odd_number: { input: SetOddNumberInput; output: Overview };
	/** Shows fixed teams with their line-up orders, and how numbers were given. */
	teams: { input: Nothing; output: FormationView };
	/** Enters a fixed team with its line-up order. */
	add_team: { input: TeamFields; output: Overview };
	/** Changes a fixed team: its name, its line-up order. */
	change_team: { input: ChangeTeamInput; output: Overview };
	/** Takes a fixed team off the list; its players stay. */
	remove_team: { input: RemoveTeamInput; output: Overview };
	/** Shows the fixed teams that the lines of a list make, before any is entered. */
	preview_teams: { input: PreviewTeamsInput; output: ListedTeams };
	/** Enters the fixed teams of a list with their players: all of them or none. */
	import_teams: { input: ImportTeamsInput; output: Overview };
	/** Gives fixed teams or single players their numbers. */
	give_numbers: { input: GiveNumbersInput; output: Overview };
	/** Takes the numbers of fixed teams or single players back. */
	take_numbers_back: { input: Nothing; output: Overview };
	/** Draws the teams from the two pots. */
	draw_lots: { input: DrawLotsInput; output: Overview };
	/** Shows what happened when the lots were drawn. */
	lots: { input: Nothing; output: LotsView | null };
	/** Pairs the next round as a draft, or the newest draft again. */
	pair_round: { input: PairRoundInput; output: Overview };
	/** Pairs the newest draft, or the next round, around one more choice of the director. */
	wish_pairing: { input: PairingWishView; output: Overview };
	/** Pairs the newest draft again without one of the director's choices. */
	drop_pairing_wish: { input: PairingWishView; output: Overview };
	/** Pairs the newest draft again by the rules alone. */
	pair_by_rules: { input: Nothing; output: Overview };
	/** Shows what was chosen by hand for a round, and what that costs. */
	by_hand: { input: ByHandInput; output: ByHandView };
	/** Says why two teams meet, or why a team has the bye. */
	pairing_reason: { input: PairingReasonInput; output: PairingReasonView | null };
	/** Ends a Swiss system with the last published round. */
	end_with_last_round: { input: Nothing; output: Overview };
	/** Shows which number of the round robin tables each team has. */
	numbers: { input: Nothing; output: NumbersView };
	/** Draws the numbers of the round robin tables by lot, club-mates apart. */
	draw_numbers: { input: DrawNumbersInput; output: Overview };
	/** Gives the teams their own numbers in the round robin tables again. */
	drop_numbers: { input: Nothing; output: Overview };
	/** Throws the draft of the newest round away. */
	discard_draft: { input: DiscardDraftInput; output: Overview };
	/** Swaps the places of two teams in a round. */
	swap_teams: { input: SwapTeamsInput; output: Overview };
	/** Publishes a round. */
	publish_round: { input: PublishRoundInput; output: Overview };
	/** Shows a round. */
	round: { input: RoundInput; output: RoundView };
	/** Keeps that an entrant misses rounds: a bye asked for in a Swiss system, or leaving for good. */
	let_be_absent: { input: LetBeAbsentInput; output: Overview };
	/** Takes an absence back, as far as its rounds are not published. */
	take_absence_back: { input: TakeAbsenceBackInput; output: Overview };
	/** Keeps who of a fixed team plays a match. */
	choose_line_up: { input: ChooseLineUpInput; output: Overview };
	/** Keeps what the first-named team chose: who meets whom. */
	choose_seating: { input: ChooseSeatingInput; output: Overview };
	/** Keeps what the second-named team chose: the colors. */
	choose_colors: { input: ChooseColorsInput; output: Overview };
	/** Opens the seating of a match again. */
	reopen_seating: { input: ReopenSeatingInput; output: Overview };
	/** Corrects who sat where in a finished match; its result stays. */
	correct_seating: { input: CorrectSeatingInput; output: Overview };
	/** Lets another of a three-player team sit out. */
	let_sit_out: { input: LetSitOutInput; output: Overview };
	/** Enters the result of a match. */
	enter_result: { input: EnterResultInput; output: Overview };
	/** Marks a match without a result as still being played, or not any more. */
	mark_progress: { input: MarkProgressInput; output: Overview };
	/** Takes a result back. */
	clear_result: { input: ClearResultInput; output: Overview };
	/** Says what the rules and the evidence say about a result, before it is entered. */
	check_result: { input: CheckResultInput; output: ResultCheck };
	/** Attaches evidence to a result that stands, or takes it away. */
	attach_evidence: { input: AttachEvidenceInput; output: Overview };
	/** Keeps an answer of the rules engine with a match. */
	keep_answer: { input: KeepAnswerInput; output: Overview };
	/** Takes an answer of the rules engine off a match. */
	forget_answer: { input: ForgetAnswerInput; output: Overview };
	/** Lists the games at the board, and the tables where one can be opened. */
	games: { input: GamesInput; output: GamesView };
	/** Opens a game at the board for a match of single players, its clocks standing still. */
	open_game: { input: OpenGameInput; output: BoardGameView };
	/** Shows a game at the board; of what is stored and not revealed only that it is there. */
	board_game: { input: BoardGameInput; output: BoardGameView };
	/** Starts clocks after a pair or at the beginning (PZSR 7); at a game that is not begun or halted, it goes on. */
	start_clocks: { input: StartClocksInput; output: BoardGameView };
	/** Stores a player's move covered, or changes it while the own clock is not stopped (PZSR 2). */
	store_move: { input: StoreMoveInput; output: BoardGameView };
	/** Stops a player's clock: the stored move stands. With the second clock both are revealed and the pair is made. */
	stop_clock: { input: StopClockInput; output: BoardGameView };
	/** Chooses another second move and stops the clock with it (PZSR 5). */
	choose_second: { input: ChooseSecondInput; output: BoardGameView };
	/** Makes a move in the ordinary chess the players went on with, and presses the clock. */
	play_move: { input: PlayMoveInput; output: BoardGameView };
	/** Offers the opponent a draw, or to go on with ordinary chess from this check. */
	offer: { input: OfferInput; output: BoardGameView };
	/** Accepts or declines what the opponent offers. */
	answer_offer: { input: AnswerOfferInput; output: BoardGameView };
	/** Claims a draw; a wrong claim is refused, and at the board one with an intended move makes that move and gives the opponent two minutes. */
	claim_draw: { input: ClaimDrawInput; output: BoardGameView };
	/** Ends a game by resignation. */
	resign: { input: ResignInput; output: BoardGameView };
	/** Calls a fallen flag; refused while none is down. */
	call_flag: { input: CallFlagInput; output: BoardGameView };
	/** Stops both clocks: the game stands still until it goes on. */
	halt_game: { input: HaltGameInput; output: BoardGameView };
	/** Lets a halted game go on: the clocks that ran, run again. */
	resume_game: { input: ResumeGameInput; output: BoardGameView };
	/** Keeps the clocks of a running game, so that a power cut costs seconds at most; leaves no event. */
	keep_clocks: { input: KeepClocksInput; output: BoardGameView };
	/** Gives a stored entry up whose key is not on this machine; its commitment stays in the record, unopened. */
	enter_again: { input: EnterAgainInput; output: BoardGameView };
	/** Ends a game by the arbiter's word, or breaks it off without a result. */
	end_game: { input: EndGameInput; output: BoardGameView };
	/** Enters the result of a game that is over into its match, with the record as evidence. */
	enter_game_result: { input: EnterGameResultInput; output: Overview };
	/** Shows the whole record of a game, board by board. */
	game_record: { input: GameRecordInput; output: GameRecordView };
	/** Writes the record of a game as text. */
	export_game: { input: ExportGameInput; output: ExportedGame };
	/** Shows the standings. */
	standings: { input: StandingsInput; output: StandingsView };
	/** Says how the tie-breaks of an entrant came about. */
	tie_break_working: { input: TieBreakWorkingInput; output: WorkingView };
	/** Shows the crosstable. */
	crosstable: { input: Nothing; output: CrosstableView };
	/** Keeps a decision of the director about teams that are level. */
	decide_tie: { input: DecideTieInput; output: Overview };
	/** Shows penalties, who has left and which teams were formed anew, and what can be decided. */
	decisions: { input: Nothing; output: DecisionsView };
	/** Imposes a penalty: a warning, a match lost, points taken or given, exclusion. */
	impose_penalty: { input: ImposePenaltyInput; output: Overview };
	/** Lifts a penalty. */
	lift_penalty: { input: LiftPenaltyInput; output: Overview };
	/** Forms teams from the pots anew, from the next round on that is not published. */
	reform_teams: { input: ReformTeamsInput; output: Overview };
	/** Closes the tournament: the standings are final. */
	close_tournament: { input: Nothing; output: Overview };
	/** Opens a closed tournament again. */
	reopen_tournament: { input: Nothing; output: Overview };
	/** Shows the games by correspondence, who is waited for, and until when. */
	correspondence: { input: Nothing; output: CorrespondenceView };
	/** Takes the move in that a player has sent: covered until both are in, then both are revealed. */
	take_in_move: { input: TakeInMoveInput; output: TakenView };
	/** Says what is understood of a message of a player, and takes nothing in. */
	read_message: { input: ReadMessageInput; output: UnderstoodView };
	/** Takes back what was taken in last of a player, as long as no message about it has gone out. */
	take_back_move: { input: TakeBackMoveInput; output: PostGameView };
	/** Prepares the messages to both players of a game by correspondence. */
	correspondence_letters: { input: CorrespondenceLettersInput; output: LettersView };
	/** Saves a message to a player as a text file. */
	save_letter: { input: SaveLetterInput; output: SavedLetter };
	/** Prepares the reminder to a player of a game by correspondence who is waited for. */
	reminder_letter: { input: ReminderLetterInput; output: LetterView };
	/** Chooses the language of the letters to a player of a game by correspondence. */
	write_letters_in: { input: WriteLettersInInput; output: PostGameView };
	/** Notes that the message with the last pair went out to a player: from then on that pair stands. */
	note_letter: { input: NoteLetterInput; output: PostGameView };
	/** Notes that a player of a game by correspondence was reminded of the move. */
	note_reminder: { input: NoteReminderInput; output: PostGameView };
	/** Grants a player of a game by correspondence days, such as for a holiday. */
	grant_days: { input: GrantDaysInput; output: PostGameView };
	/** Ends a game by correspondence for overstepped days (PZSR 8); refused while nobody is late. */
	end_overstepped: { input: EndOversteppedInput; output: PostGameView };
	/** Asks the rules engine about a position. */
	judge: { input: JudgeInput; output: JudgeView };
	/** Says what the rules in force say of conduct at a table. */
	conduct: { input: Nothing; output: Conduct };
	/** Says whether boards that are being set up are a position of a match. */
	see_position: { input: SeePositionInput; output: PositionReport };
	/** Reads two boards from text. */
	read_position: { input: ReadPositionInput; output: PositionSetup };
	/** Asks the rules of a game on one board about a position. */
	judge_board: { input: JudgeBoardInput; output: BoardVerdict };
	/** Reads one board from its FEN. What a position between pairs has less is taken as at the start. */
	read_board: { input: ReadBoardInput; output: BoardSetup };
	/** Reads records of games on one board (PGN, or in pairs) for a match, and plays one of them through. */
	read_record: { input: ReadRecordInput; output: RecordFileView };
	/** Plays a game record through, move by move. */
	replay_game: { input: ReplayGameInput; output: GameView };
	/** Shows which sheets there are, and which can be printed now. */
	sheets: { input: Nothing; output: SheetList };
	/** Counts the pages of a sheet. */
	count_pages: { input: PrintSheetInput; output: CountedPages };
	/** Makes a sheet to look at. */
	preview_sheet: { input: PrintSheetInput; output: SheetPreview };
	/** Prints an answer of the rules engine as a note. */
	print_answer: { input: PrintAnswerInput; output: PrintedSheet };
	/** Prints a message to a player of a game by correspondence. */
	print_letter: { input: PrintLetterInput; output: PrintedSheet };
	/** Makes a sheet as PDF. */
	print_sheet: { input: PrintSheetInput; output: PrintedSheet };
	/** Prints the record of a game at the board beside the tournament file. */
	print_record: { input: PrintRecordInput; output: PrintedSheet };
	/** Copies the template of a sheet beside the tournament file. */
	copy_template: { input: CopyTemplateInput; output: CopiedTemplate };
	/** Shows what a report or another tournament file would become, before anything is made. */
	preview_tournament: { input: PreviewTournamentInput; output: TournamentPreview };
	/** Makes a new tournament of a report or of another tournament file. */
	import_tournament: { input: ImportTournamentInput; output: Overview };
	/** Writes the tournament for other programs and for the web. */
	export: { input: ExportInput; output: Exported };
	/** Gives a table in words, to be copied. */
	copy_table: { input: CopyTableInput; output: CopiedTable };
	/** Shows the devices and the captains' phones. */
	devices: { input: Nothing; output: DevicesView };
	/** Makes a key for a device of an arbiter, a helper or a projector, for one device and this day. */
	new_device: { input: NewDeviceInput; output: NewDevice };
	/** Ends a device: before its next answer it counts no more. */
	end_device: { input: EndDeviceInput; output: DevicesView };
	/** Gives the slips of a published round: one for each side of each match. */
	match_links: { input: MatchLinksInput; output: MatchLinks };
	/** Frees a slip: its phones, or one of them, speak for the team no more, and the next one enters. */
	free_slip: { input: FreeSlipInput; output: DevicesView };
	/** Sets which reports of captains become a result. */
	set_reporting: { input: SetReportingInput; output: DevicesView };
	/** Keeps the WLAN that slips name, on this machine and never in the tournament file. */
	set_hall_wlan: { input: SetHallWlanInput; output: DevicesView };
	/** Keeps where phones reach the desk: slips lead there from now on. */
	set_hall_address: { input: SetHallAddressInput; output: DevicesView };
	/** Finds the match of a slip by its code. */
	slip_of: { input: SlipOfInput; output: SlipView };
	/** Gives a text as a QR code. */
	qr_code: { input: QrCodeInput; output: QrCodeView };
	/** Shows a captain his match. */
	my_match: { input: Nothing; output: MyMatch };
	/** Keeps what a captain of the first-named team chose: who meets whom. */
	choose_my_seating: { input: ChooseMySeatingInput; output: MyMatch };
	/** Keeps what a captain of the second-named team chose: the colors. */
	choose_my_colors: { input: ChooseMyColorsInput; output: MyMatch };
	/** Keeps what a captain says of how the match ended; two that say the same make a result. */
	report_result: { input: ReportResultInput; output: MyMatch };
	/** Keeps a captain's yes or no to the other's report or to the result. A yes to the result takes back what was said against it. */
	answer_report: { input: AnswerReportInput; output: MyMatch };
	/** Calls an arbiter to the captain's table. */
	call_arbiter: { input: CallArbiterInput; output: MyMatch };
	/** Lets another phone of the own team speak for it, too. */
	let_phone_in: { input: LetPhoneInInput; output: MyMatch };
	/** Shows the tables of the newest published round, with what is missing and what waits. */
	hall_tables: { input: Nothing; output: HallTables };
	/** Shows the reports that are no result and the calls for an arbiter, the oldest first. */
	reports: { input: Nothing; output: Reports };
	/** Shows the device that asks: what it is for. */
	my_device: { input: Nothing; output: OwnDevice };
	/** Enters what one side reported as the result. Ends a dispute, also where that result stands. */
	accept_report: { input: AcceptReportInput; output: Reports };
	/** Keeps the result that a captain contests. Ends the dispute. */
	keep_result: { input: KeepResultInput; output: Reports };
	/** Turns away a phone that asks to be let in. It may not ask again. */
	turn_phone_away: { input: TurnPhoneAwayInput; output: MyMatch };
	/** Gives the slip back: this phone speaks for the team no more, and the next one enters. */
	give_slip_back: { input: Nothing; output: MyMatch };
	/** Says that somebody came to a table that called. */
	end_call: { input: EndCallInput; output: Reports };
	/** Shows who is entered and who is here, by name. */
	arrivals: { input: Nothing; output: Arrivals };
	/** Shows the round clock, the notices and how the day goes. */
	day: { input: Nothing; output: DayView };
	/** Shows the round clock. */
	clock: { input: Nothing; output: ClockView };
	/** Starts the round clock. */
	start_clock: { input: StartClockInput; output: ClockView };
	/** Lets the round clock stand still. */
	pause_clock: { input: Nothing; output: ClockView };
	/** Lets the round clock run on. */
	go_on: { input: Nothing; output: ClockView };
	/** Gives a table more time, or all of them. */
	extend_clock: { input: ExtendClockInput; output: ClockView };
	/** Takes the round clock away. */
	end_clock: { input: Nothing; output: ClockView };
	/** Shows the notices that nobody ended. Those whose time is up are among them: what is kept for a phone must stay right as time goes by. */
	notices: { input: Nothing; output: NoticesView };
	/** Says something to everybody in the hall. */
	notice: { input: NoticeInput; output: NoticesView };
	/** Takes a notice away. */
	end_notice: { input: EndNoticeInput; output: NoticesView };
	/** Shows how the day goes. */
	day_plan: { input: Nothing; output: DayPlanView };
	/** Shows how the day would go by a plan; keeps nothing. */
	planned_day: { input: SetDayPlanInput; output: DayPlanView };
	/** Sets how the day goes. */
	set_day_plan: { input: SetDayPlanInput; output: DayPlanView };
	/** Shows what the screens show. */
	screens: { input: Nothing; output: ScreensView };
	/** Sets what a screen shows. */
	show_on_screen: { input: ShowOnScreenInput; output: ScreensView };
	/** Shows the hall so many of the drawn teams. */
	show_lots: { input: ShowLotsInput; output: Nothing };
	/** Shows the penalties without their reasons, and what one takes. */
	hall_penalties: { input: Nothing; output: HallPenalties };
	/** Makes a new season and opens it. */
	new_season: { input: NewSeasonInput; output: SeasonView };
	/** Opens a season and reads its tournaments, which stay as they are. */
	open_season: { input: OpenSeasonInput; output: SeasonView };
	/** Reads again what has changed since: SEASON.toml, files of the season, the open tournament. */
	refresh_season: { input: Nothing; output: SeasonView };
	/** Closes the open season. Everything is kept already. */
	close_season: { input: Nothing; output: Nothing };
	/** Leaves a season out of those opened lately. The file stays where it is. */
	forget_season: { input: RecentSeasonInput; output: Nothing };
	/** Shows the open season; none when none is open. */
	season: { input: Nothing; output: SeasonView | null };
	/** Adds tournaments to the open season: files, or all files of a folder. */
	add_season_files: { input: AddSeasonFilesInput; output: SeasonView };
	/** Takes an entry off the list of files of the open season. The tournaments stay where they are. */
	remove_season_files: { input: RemoveSeasonFilesInput; output: SeasonView };
	/** Excludes a tournament from the open season, or lets it take part again. The list of files stays. */
	exclude_season_file: { input: ExcludeSeasonFileInput; output: SeasonView };
	/** Changes the settings of the open season. Comments in SEASON.toml stay. */
	change_season: { input: ChangeSeasonInput; output: SeasonView };
	/** Lets a person be a guest, who is ranked in the evening and takes no points, or no longer. */
	set_season_guest: { input: SetSeasonGuestInput; output: SeasonView };
	/** Shows SEASON.toml of the open season as text. */
	season_toml: { input: Nothing; output: SeasonToml };
	/** Checks a text of SEASON.toml, and changes nothing; what is wrong is said with line and column. */
	check_season_toml: { input: SeasonToml; output: Nothing };
	/** Puts a text in the place of SEASON.toml of the open season. */
	set_season_toml: { input: SeasonToml; output: SeasonView };
	/** Decides whether entrants are one person. */
	decide_person: { input: DecidePersonInput; output: SeasonView };
	/** Takes back a decision about persons. */
	take_decision_back: { input: TakeDecisionBackInput; output: SeasonView };
	/** Takes back the last change of the open season. */
	undo_season: { input: Nothing; output: SeasonView };
	/** Does again what was taken back last. */
	redo_season: { input: Nothing; output: SeasonView };
	/** Shows a table of the open season with the working of every figure. */
	season_table: { input: SeasonTableInput; output: SeasonTableView };
	/** Shows all persons of the open season by name. */
	season_persons: { input: Nothing; output: SeasonPersonsView };
	/** Shows a person of the open season: results, ratings, who played with whom and how that went. */
	season_person: { input: SeasonPersonInput; output: SeasonPersonView };
	/** Shows the ratings of the open season in one game. */
	season_ratings: { input: SeasonRatingsInput; output: SeasonRatingsView };
	/** Shows how a rating of the open season came about, match by match. */
	season_rating_working: { input: SeasonRatingWorkingInput; output: SeasonRatingWorking };
	/** Makes the tandem ratings of the open season a rating list of this machine, in place of the one of the same name: players are completed from it and pots drawn by it. */
	use_season_ratings: { input: UseSeasonRatingsInput; output: LoadedRatingList };
	/** Gives the open season in one piece, for other programs. */
	season_json: { input: Nothing; output: SeasonJson };
	/** Writes the open season for other programs and for the web. */
	export_season: { input: ExportSeasonInput; output: Exported };
	/** Shows which sheets of the open season can be printed. */
	season_sheets: { input: Nothing; output: SheetList };
	/** Shows the public key by which the administrator of an archive admits this organizer; made on first use. */
	archive_key: { input: Nothing; output: ArchiveKeyView };
	/** Shows what becomes public of the open tournament, and how much of each player. */
	archive_preview: { input: Nothing; output: ArchivePreviewView };
	/** Shows what waits for archives, and what the archive has of the open tournament. */
	archive_state: { input: Nothing; output: ArchiveStateView };
	/** Puts a copy of the open tournament into the outbox, from where it is sent to the archive; what waits there of an older state of it is left out. */
	push_to_archive: { input: PushToArchiveInput; output: ArchiveStateView };
	/** Lets the open tournament go to its archive by itself, or no longer. What is public already is sent at once. */
	set_archive_live: { input: SetArchiveLiveInput; output: ArchiveStateView };
	/** Sets how much of players the public sees, and for how long the tournament is public. What is public already changes when this has been sent. */
	set_archive_people: { input: SetArchivePeopleInput; output: ArchivePreviewView };
	/** Takes the open tournament back from the public, with everything that still waits, and lets it go there no longer by itself. */
	withdraw_from_archive: { input: Nothing; output: ArchiveStateView };
	/** Tries everything that waits once more, at once. */
	retry_outbox: { input: Nothing; output: ArchiveStateView };
	/** Leaves out what waits of a tournament, also while it is being sent, and lets it go there no longer by itself. What the archive has stays there. */
	drop_from_outbox: { input: WaitingInput; output: ArchiveStateView };
	/** Shows the open season as an archive reads it: its files by their identity, also in what was decided about persons. */
	archive_season: { input: Nothing; output: ArchiveSeasonView };
	/** Asks a job to stop; one that has ended already stays as it ended. */
	cancel: { input: CancelInput; output: Nothing };
	/** Takes the last command back. */
	undo: { input: UndoInput; output: Overview };
	/** Does the command again that was taken back last. */
	redo: { input: UndoInput; output: Overview };
}
