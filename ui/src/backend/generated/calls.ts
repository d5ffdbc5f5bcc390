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
import type { CheckPlanInput } from "./CheckPlanInput";
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
import type { PartnersView } from "./PartnersView";
import type { PlacePlayerInput } from "./PlacePlayerInput";
import type { PlanNotices } from "./PlanNotices";
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
	/** Shows the status of a tournament file with a quick read that does not change it. */
	recent_status: { input: RecentFileInput; output: RecentStatus };
	/** Removes a file from the recent files. The file itself is not deleted. */
	forget_recent: { input: RecentFileInput; output: Nothing };
	/** Saves the user's preferences on this machine. */
	set_preferences: { input: Preferences; output: Preferences };
	/** Saves the players' key bindings at the board. */
	set_pads: { input: SetPadsInput; output: Preferences };
	/** Checks that the program may be updated to a newer version now. */
	may_update: { input: MayUpdateInput; output: Nothing };
	/** Creates a new tournament file and opens it. */
	new_tournament: { input: NewTournamentInput; output: Overview };
	/** Opens a tournament file. */
	open_tournament: { input: OpenTournamentInput; output: Overview };
	/** Creates a demo tournament in its own file and opens it. */
	open_demo: { input: Nothing; output: Overview };
	/** Closes the open file. */
	close_file: { input: Nothing; output: Nothing };
	/** Saves a copy of the open file. */
	save_copy: { input: Copied; output: Copied };
	/** Verifies a file: integrity, references, invariants of the tournament, and the journal. */
	verify: { input: VerifyInput; output: FileReport };
	/** Checks that a file contains the state of a printed sheet. */
	check_head: { input: CheckHeadInput; output: HeadAnswer };
	/** Shows the history of commands, newest first. */
	history: { input: HistoryInput; output: HistoryView };
	/** Shows the changes of one command, and the effect of an undo or redo to it. */
	history_step: { input: EntryInput; output: StepView };
	/** Undoes all commands after an entry. */
	undo_to: { input: UndoToInput; output: Overview };
	/** Redoes undone commands up to an entry. */
	redo_to: { input: UndoToInput; output: Overview };
	/** Displays the state of the tournament after an entry; changes nothing. */
	look_back: { input: EntryInput; output: Overview };
	/** Displays the current state of the tournament again. */
	back_to_now: { input: Nothing; output: Overview };
	/** Lists the backups of a file. */
	backups: { input: BackupsInput; output: BackupsView };
	/** Shows the content of a backup. */
	preview_backup: { input: BackupInput; output: BackupPreview };
	/** Restores a file from a backup; first saves the current file as a backup. */
	restore_backup: { input: RestoreBackupInput; output: Overview };
	/** Opens a damaged file for viewing, as far as it can be read. */
	look_into_damaged: { input: OpenTournamentInput; output: Overview };
	/** Continues from the rescued state when the open file is no longer at its path. */
	go_on_from_rescue: { input: GoOnFromRescueInput; output: Overview };
	/** Calculates the expected times of a day. */
	expected_day: { input: ExpectedDayInput; output: ExpectedDayView };
	/** Suggests a format for a number of teams. */
	suggest_format: { input: SuggestFormatInput; output: FormatSuggestion };
	/** Lists what the expected entrants cannot play as set. */
	check_plan: { input: CheckPlanInput; output: PlanNotices };
	/** Forecasts the duration and the results of each format, by simulation of many evenings. */
	simulate_formats: { input: SimulateFormatsInput; output: FormatOutlooks };
	/** Shows the tournament, its progress, and the commands to undo and redo. */
	overview: { input: Nothing; output: Overview };
	/** Shows the settings of the open tournament. */
	settings: { input: Nothing; output: SettingsView };
	/** Changes the settings of the open tournament. */
	change_settings: { input: SettingsView; output: Overview };
	/** Shows a rule set option by option: the tournament's, or a draft that is being edited. */
	rule_set: { input: RuleSetInput; output: RuleSetView };
	/** Changes the rules in force; once the tournament has begun, a reason is required. */
	change_rule_set: { input: ChangeRuleSetInput; output: Overview };
	/** Writes a rule set as TOML, for sharing. */
	rule_set_toml: { input: RuleSetTomlInput; output: RuleSetToml };
	/** Reads a rule set from a TOML file, without changing the tournament. */
	read_rule_set: { input: ReadRuleSetInput; output: RuleSetDraft };
	/** Shows the list of players. */
	players: { input: Nothing; output: PlayersView };
	/** Enters a player. */
	add_player: { input: PlayerFields; output: Overview };
	/** Enters a single player or a fixed team after numbers were given or rounds were played. */
	enter_late: { input: EnterLateInput; output: Overview };
	/** Shows the number of a late entrant without entering him. */
	preview_late_entry: { input: EnterLateInput; output: LateEntryView };
	/** Places a player without a team after the drawing of lots: in a team, in a new team, or as waiting. */
	place_player: { input: PlacePlayerInput; output: Overview };
	/** Shows the effects of a place for a player without a team, without placing him. */
	preview_placing: { input: PlacePlayerInput; output: EffectsView };
	/** Records that a player goes home before the end, and the consequence for his team. */
	go_home: { input: GoHomeInput; output: Overview };
	/** Shows the effects of a player's early departure without recording it. */
	preview_going_home: { input: GoHomeInput; output: EffectsView };
	/** Changes the data of a player. */
	change_player: { input: ChangePlayerInput; output: Overview };
	/** Removes a player from the list. */
	remove_player: { input: RemovePlayerInput; output: Overview };
	/** Previews a list of players before they are entered. */
	preview_players: { input: PreviewPlayersInput; output: ListPreview };
	/** Enters the players of a list: all of them or none. */
	import_players: { input: ImportPlayersInput; output: Overview };
	/** Shows the rating lists of this machine. */
	rating_lists: { input: Nothing; output: RatingListsView };
	/** Previews a rating list before it is loaded. */
	preview_rating_list: { input: PreviewRatingListInput; output: RatingListPreview };
	/** Loads a rating list of a federation; replaces the list with the same name. */
	load_rating_list: { input: LoadRatingListInput; output: LoadedRatingList };
	/** Removes a rating list from this machine. */
	remove_rating_list: { input: RemoveRatingListInput; output: RatingListsView };
	/** Finds players of the rating lists while a name is typed. */
	find_rated: { input: FindRatedInput; output: RatedView };
	/** Shows the differences between the players' ratings and the rating lists. */
	rating_differences: { input: Nothing; output: DifferencesView };
	/** Takes over ratings from the rating lists. */
	refresh_ratings: { input: RefreshRatingsInput; output: Overview };
	/** Sets the presence of players. */
	check_in: { input: CheckInInput; output: Overview };
	/** Sets the order of players with equal ratings. */
	order_by_hand: { input: OrderByHandInput; output: Overview };
	/** Sets the handling of an odd number of players. */
	set_odd_number: { input: SetOddNumberInput; output: Overview };
	/** Shows fixed teams with their line-up orders and the method of their numbers. */
	teams: { input: Nothing; output: FormationView };
	/** Enters a fixed team with its line-up order. */
	add_team: { input: TeamFields; output: Overview };
	/** Changes the name, the captain or the line-up order of a fixed team. */
	change_team: { input: ChangeTeamInput; output: Overview };
	/** Removes a fixed team. Its players stay on the list. */
	remove_team: { input: RemoveTeamInput; output: Overview };
	/** Shows the fixed teams in the lines of a list without entering them. */
	preview_teams: { input: PreviewTeamsInput; output: ListedTeams };
	/** Enters the fixed teams of a list with their players: all or none. */
	import_teams: { input: ImportTeamsInput; output: Overview };
	/** Gives fixed teams or single players their numbers. */
	give_numbers: { input: GiveNumbersInput; output: Overview };
	/** Removes the numbers of fixed teams or single players. */
	take_numbers_back: { input: Nothing; output: Overview };
	/** Draws the teams from the two pots. */
	draw_lots: { input: DrawLotsInput; output: Overview };
	/** Shows the record of the drawing of lots; null before the lots are drawn. */
	lots: { input: Nothing; output: LotsView | null };
	/** Pairs the next round as a draft, or pairs the newest draft again. */
	pair_round: { input: PairRoundInput; output: Overview };
	/** Adds a choice of the director, and pairs the newest draft or the next round with it. */
	wish_pairing: { input: PairingWishView; output: Overview };
	/** Removes a choice of the director, and pairs the newest draft again. */
	drop_pairing_wish: { input: PairingWishView; output: Overview };
	/** Pairs the newest draft again by the rules alone. */
	pair_by_rules: { input: Nothing; output: Overview };
	/** Shows the manual choices for a round, and their cost. */
	by_hand: { input: ByHandInput; output: ByHandView };
	/** Explains the reason two teams meet, or a team has the bye. */
	pairing_reason: { input: PairingReasonInput; output: PairingReasonView | null };
	/** Ends a Swiss system with the last published round. */
	end_with_last_round: { input: Nothing; output: Overview };
	/** Shows the number of each team in the round robin tables. */
	numbers: { input: Nothing; output: NumbersView };
	/** Draws the numbers of the round robin tables by lot, keeping club-mates apart. */
	draw_numbers: { input: DrawNumbersInput; output: Overview };
	/** Resets the round robin tables to the teams' own numbers. */
	drop_numbers: { input: Nothing; output: Overview };
	/** Discards the draft of the newest round. */
	discard_draft: { input: DiscardDraftInput; output: Overview };
	/** Swaps the places of two teams in a round. */
	swap_teams: { input: SwapTeamsInput; output: Overview };
	/** Publishes a round. */
	publish_round: { input: PublishRoundInput; output: Overview };
	/** Shows a round with its matches, and the authors of the results. */
	round: { input: RoundInput; output: RoundView };
	/** Records an absence: a requested bye in a Swiss system, or a withdrawal. */
	let_be_absent: { input: LetBeAbsentInput; output: Overview };
	/** Takes back an absence for the rounds that are not published. */
	take_absence_back: { input: TakeAbsenceBackInput; output: Overview };
	/** Sets the players of a fixed team for a match. */
	choose_line_up: { input: ChooseLineUpInput; output: Overview };
	/** Sets the seating, which the first-named team chooses: the opponents on the boards. */
	choose_seating: { input: ChooseSeatingInput; output: Overview };
	/** Sets the colors, which the second-named team chooses. */
	choose_colors: { input: ChooseColorsInput; output: Overview };
	/** Clears the seating of a match, so that it can be chosen again. */
	reopen_seating: { input: ReopenSeatingInput; output: Overview };
	/** Corrects the seating of a finished match; its result stays. */
	correct_seating: { input: CorrectSeatingInput; output: Overview };
	/** Sets another player of a three-player team to sit out. */
	let_sit_out: { input: LetSitOutInput; output: Overview };
	/** Enters the result of a match. */
	enter_result: { input: EnterResultInput; output: Overview };
	/** Marks a match without a result as still being played, or removes the mark. */
	mark_progress: { input: MarkProgressInput; output: Overview };
	/** Clears the result of a match. */
	clear_result: { input: ClearResultInput; output: Overview };
	/** Checks a result against rules and evidence, before it is entered. */
	check_result: { input: CheckResultInput; output: ResultCheck };
	/** Attaches evidence to an entered result, or removes it. */
	attach_evidence: { input: AttachEvidenceInput; output: Overview };
	/** Stores an answer of the rules engine with a match. */
	keep_answer: { input: KeepAnswerInput; output: Overview };
	/** Removes a stored answer of the rules engine from a match. */
	forget_answer: { input: ForgetAnswerInput; output: Overview };
	/** Lists the games at the board, and the tables that can open one. */
	games: { input: GamesInput; output: GamesView };
	/** Opens a game at the board for a match of single players, with its clocks stopped. */
	open_game: { input: OpenGameInput; output: BoardGameView };
	/** Shows a game at the board; a covered move appears only as stored or not. */
	board_game: { input: BoardGameInput; output: BoardGameView };
	/** Starts clocks at the beginning or after a pair (PZSR 7). This also begins a new game and resumes a halted one. */
	start_clocks: { input: StartClocksInput; output: BoardGameView };
	/** Stores a player's move covered, or changes it until the player's clock is stopped (PZSR 2). */
	store_move: { input: StoreMoveInput; output: BoardGameView };
	/** Stops a player's clock and makes the stored move final. With the second clock, both moves are revealed and the pair is made. */
	stop_clock: { input: StopClockInput; output: BoardGameView };
	/** Chooses another second move and stops the clock with it (PZSR 5). */
	choose_second: { input: ChooseSecondInput; output: BoardGameView };
	/** Makes a move in the ordinary chess that the players agreed to continue with, and presses the clock. */
	play_move: { input: PlayMoveInput; output: BoardGameView };
	/** Offers the opponent a draw, or to continue with ordinary chess from this check. */
	offer: { input: OfferInput; output: BoardGameView };
	/** Accepts or declines the opponent's offer. */
	answer_offer: { input: AnswerOfferInput; output: BoardGameView };
	/** Claims a draw; a wrong claim is refused. At the board, a wrong claim with an intended move makes that move and gives the opponent two minutes. */
	claim_draw: { input: ClaimDrawInput; output: BoardGameView };
	/** Ends a game by resignation. */
	resign: { input: ResignInput; output: BoardGameView };
	/** Calls a fallen flag. */
	call_flag: { input: CallFlagInput; output: BoardGameView };
	/** Stops both clocks and halts the game until it is resumed. */
	halt_game: { input: HaltGameInput; output: BoardGameView };
	/** Resumes a halted game: the clocks that ran before run again. */
	resume_game: { input: ResumeGameInput; output: BoardGameView };
	/** Saves the clocks of a running game without an event, so that a power failure costs only seconds. */
	keep_clocks: { input: KeepClocksInput; output: BoardGameView };
	/** Discards a stored entry whose key is not on this machine; its commitment stays in the record, unopened. */
	enter_again: { input: EnterAgainInput; output: BoardGameView };
	/** Ends a game by decision of the arbiter, or annuls it. */
	end_game: { input: EndGameInput; output: BoardGameView };
	/** Enters the result of a finished game into its match, with the record as evidence. */
	enter_game_result: { input: EnterGameResultInput; output: Overview };
	/** Shows the complete record of a game, board by board. */
	game_record: { input: GameRecordInput; output: GameRecordView };
	/** Writes the record of a game as text. */
	export_game: { input: ExportGameInput; output: ExportedGame };
	/** Shows the standings. */
	standings: { input: StandingsInput; output: StandingsView };
	/** Shows the working of an entrant's tie-breaks. */
	tie_break_working: { input: TieBreakWorkingInput; output: WorkingView };
	/** Shows the crosstable of all rounds, drafts included. */
	crosstable: { input: Nothing; output: CrosstableView };
	/** Shows who has played with whom and against whom, and how often. */
	partners: { input: Nothing; output: PartnersView };
	/** Records a decision of the director about tied teams. */
	decide_tie: { input: DecideTieInput; output: Overview };
	/** Shows penalties, withdrawals, re-formed teams, and the possible decisions. */
	decisions: { input: Nothing; output: DecisionsView };
	/** Imposes a penalty: a warning, a lost match, points deducted or awarded, exclusion. */
	impose_penalty: { input: ImposePenaltyInput; output: Overview };
	/** Lifts a penalty. */
	lift_penalty: { input: LiftPenaltyInput; output: Overview };
	/** Re-forms teams drawn from pots, from the first unpublished round on. */
	reform_teams: { input: ReformTeamsInput; output: Overview };
	/** Closes the tournament: the standings are final. */
	close_tournament: { input: Nothing; output: Overview };
	/** Reopens a closed tournament. */
	reopen_tournament: { input: Nothing; output: Overview };
	/** Shows the games by correspondence, the awaited moves, and their deadlines. */
	correspondence: { input: Nothing; output: CorrespondenceView };
	/** Takes in a player's move: covered until both moves are in, then both are revealed. */
	take_in_move: { input: TakeInMoveInput; output: TakenView };
	/** Reads a message of a player, without taking in the move. */
	read_message: { input: ReadMessageInput; output: UnderstoodView };
	/** Takes back the last move taken in for a player, unless a message about it has been sent. */
	take_back_move: { input: TakeBackMoveInput; output: PostGameView };
	/** Prepares the messages to both players of a game by correspondence. */
	correspondence_letters: { input: CorrespondenceLettersInput; output: LettersView };
	/** Saves a message to a player as a text file, and notes it as sent. */
	save_letter: { input: SaveLetterInput; output: SavedLetter };
	/** Prepares the reminder to a player of a game by correspondence whose move is awaited. */
	reminder_letter: { input: ReminderLetterInput; output: LetterView };
	/** Sets the language of the letters to a player of a game by correspondence. */
	write_letters_in: { input: WriteLettersInInput; output: PostGameView };
	/** Notes that the message with the last pair was sent to a player: after that, the pair is final. */
	note_letter: { input: NoteLetterInput; output: PostGameView };
	/** Notes a reminder to a player of a game by correspondence. */
	note_reminder: { input: NoteReminderInput; output: PostGameView };
	/** Grants days to a player of a game by correspondence, such as for a holiday. */
	grant_days: { input: GrantDaysInput; output: PostGameView };
	/** Ends a game by correspondence for exceeded days (PZSR 8). */
	end_overstepped: { input: EndOversteppedInput; output: PostGameView };
	/** Answers a question about a tandem position by the rules. */
	judge: { input: JudgeInput; output: JudgeView };
	/** Lists the rules in force on conduct at the table. */
	conduct: { input: Nothing; output: Conduct };
	/** Checks whether boards form a possible position of a match. */
	see_position: { input: SeePositionInput; output: PositionReport };
	/** Reads two boards from text. */
	read_position: { input: ReadPositionInput; output: PositionSetup };
	/** Answers a question about a position on one board by the rules. */
	judge_board: { input: JudgeBoardInput; output: BoardVerdict };
	/** Reads one board from its FEN. For a position between pairs, fields without meaning there keep their start values. */
	read_board: { input: ReadBoardInput; output: BoardSetup };
	/** Reads records of games on one board (PGN, or in pairs) for a match, and replays one of them. */
	read_record: { input: ReadRecordInput; output: RecordFileView };
	/** Replays a game record move by move. */
	replay_game: { input: ReplayGameInput; output: GameView };
	/** Lists the sheets, each with the refusal if it cannot be printed now. */
	sheets: { input: Nothing; output: SheetList };
	/** Counts the pages of a sheet. */
	count_pages: { input: PrintSheetInput; output: CountedPages };
	/** Makes a sheet for preview. */
	preview_sheet: { input: PrintSheetInput; output: SheetPreview };
	/** Prints an answer of the rules engine as a note. */
	print_answer: { input: PrintAnswerInput; output: PrintedSheet };
	/** Prints a message to a player of a game by correspondence, and notes it as sent. */
	print_letter: { input: PrintLetterInput; output: PrintedSheet };
	/** Makes a sheet as PDF. */
	print_sheet: { input: PrintSheetInput; output: PrintedSheet };
	/** Prints the record of a game at the board beside the tournament file. */
	print_record: { input: PrintRecordInput; output: PrintedSheet };
	/** Copies the built-in template of a sheet beside the tournament file; an existing file is kept. */
	copy_template: { input: CopyTemplateInput; output: CopiedTemplate };
	/** Shows a preview of a report or another tournament file; creates nothing. */
	preview_tournament: { input: PreviewTournamentInput; output: TournamentPreview };
	/** Creates a new tournament from a report or another tournament file. */
	import_tournament: { input: ImportTournamentInput; output: Overview };
	/** Exports the tournament for other programs and the web. */
	export: { input: ExportInput; output: Exported };
	/** Returns a table in words, to be copied. */
	copy_table: { input: CopyTableInput; output: CopiedTable };
	/** Shows the devices and the captains' phones. */
	devices: { input: Nothing; output: DevicesView };
	/** Makes a key for one device of an arbiter, a helper or a projector, valid for this day. */
	new_device: { input: NewDeviceInput; output: NewDevice };
	/** Ends the access of a device; its next request is refused. */
	end_device: { input: EndDeviceInput; output: DevicesView };
	/** Returns the slips of a published round: one for each side of each match. */
	match_links: { input: MatchLinksInput; output: MatchLinks };
	/** Frees a slip: its phones, or one of them, no longer represent the team, and the next one may enter. */
	free_slip: { input: FreeSlipInput; output: DevicesView };
	/** Sets the reports of captains that become a result. */
	set_reporting: { input: SetReportingInput; output: DevicesView };
	/** Sets the WLAN printed on slips, stored on this machine and never in the tournament file. */
	set_hall_wlan: { input: SetHallWlanInput; output: DevicesView };
	/** Sets the address of the desk for phones, printed on slips from now on. */
	set_hall_address: { input: SetHallAddressInput; output: DevicesView };
	/** Finds the match of a slip by its code. */
	slip_of: { input: SlipOfInput; output: SlipView };
	/** Encodes a text as a QR code. */
	qr_code: { input: QrCodeInput; output: QrCodeView };
	/** Shows a captain's match. */
	my_match: { input: Nothing; output: MyMatch };
	/** Stores the choice of the first-named team: the opponents on the boards. */
	choose_my_seating: { input: ChooseMySeatingInput; output: MyMatch };
	/** Stores the choice of the second-named team: the colors. */
	choose_my_colors: { input: ChooseMyColorsInput; output: MyMatch };
	/** Stores a captain's report of the result; two matching reports become the result. */
	report_result: { input: ReportResultInput; output: MyMatch };
	/** Stores a captain's agreement or objection to the other's report or to the result. Agreement with the result withdraws an earlier objection. */
	answer_report: { input: AnswerReportInput; output: MyMatch };
	/** Calls an arbiter to the captain's table. */
	call_arbiter: { input: CallArbiterInput; output: MyMatch };
	/** Admits another phone of the own team, which may then also represent it. */
	let_phone_in: { input: LetPhoneInInput; output: MyMatch };
	/** Shows the tables of the newest published round, with missing results, open reports and calls. */
	hall_tables: { input: Nothing; output: HallTables };
	/** Shows the reports that are not yet results, and the calls for an arbiter, oldest first. */
	reports: { input: Nothing; output: Reports };
	/** Shows the calling device: its level, tables and screen. */
	my_device: { input: Nothing; output: OwnDevice };
	/** Enters the report of one side as the result. Ends a dispute, even if the result stays the same. */
	accept_report: { input: AcceptReportInput; output: Reports };
	/** Confirms the result that a captain contests. Ends the dispute. */
	keep_result: { input: KeepResultInput; output: Reports };
	/** Turns away a phone that requests entry. It may not request entry again. */
	turn_phone_away: { input: TurnPhoneAwayInput; output: MyMatch };
	/** Gives the slip back: this phone no longer represents the team, and the next one may enter. */
	give_slip_back: { input: Nothing; output: MyMatch };
	/** Marks a call as answered: an arbiter or helper came to the table. */
	end_call: { input: EndCallInput; output: Reports };
	/** Shows the entered players and their presence, by name. */
	arrivals: { input: Nothing; output: Arrivals };
	/** Shows the round clock, the notices and the day plan. */
	day: { input: Nothing; output: DayView };
	/** Shows the round clock. */
	clock: { input: Nothing; output: ClockView };
	/** Starts the round clock. */
	start_clock: { input: StartClockInput; output: ClockView };
	/** Pauses the round clock. */
	pause_clock: { input: Nothing; output: ClockView };
	/** Resumes the round clock. */
	go_on: { input: Nothing; output: ClockView };
	/** Adds time for one table or for all. */
	extend_clock: { input: ExtendClockInput; output: ClockView };
	/** Removes the round clock. */
	end_clock: { input: Nothing; output: ClockView };
	/** Shows the notices that were not ended, including expired ones: a cached answer on a phone must stay valid as time passes. */
	notices: { input: Nothing; output: NoticesView };
	/** Publishes a notice for the whole hall. */
	notice: { input: NoticeInput; output: NoticesView };
	/** Ends a notice. */
	end_notice: { input: EndNoticeInput; output: NoticesView };
	/** Shows the day plan. */
	day_plan: { input: Nothing; output: DayPlanView };
	/** Previews the day with a plan; stores nothing. */
	planned_day: { input: SetDayPlanInput; output: DayPlanView };
	/** Sets the day plan. */
	set_day_plan: { input: SetDayPlanInput; output: DayPlanView };
	/** Shows the contents of the screens. */
	screens: { input: Nothing; output: ScreensView };
	/** Sets the content of a screen. */
	show_on_screen: { input: ShowOnScreenInput; output: ScreensView };
	/** Shows the given number of drawn teams to the hall. */
	show_lots: { input: ShowLotsInput; output: Nothing };
	/** Shows the penalties without their reasons, and the data for imposing one. */
	hall_penalties: { input: Nothing; output: HallPenalties };
	/** Creates a new season and opens it. */
	new_season: { input: NewSeasonInput; output: SeasonView };
	/** Opens a season and reads its tournaments without changing them. */
	open_season: { input: OpenSeasonInput; output: SeasonView };
	/** Reads changed files again: SEASON.toml, files of the season, the open tournament. */
	refresh_season: { input: Nothing; output: SeasonView };
	/** Closes the open season. All changes are already saved. */
	close_season: { input: Nothing; output: Nothing };
	/** Removes a season from the list of recent seasons. The file is not touched. */
	forget_season: { input: RecentSeasonInput; output: Nothing };
	/** Shows the open season; null if none is open. */
	season: { input: Nothing; output: SeasonView | null };
	/** Adds tournaments to the open season: files, or all files of a folder. */
	add_season_files: { input: AddSeasonFilesInput; output: SeasonView };
	/** Removes an entry from the file list of the open season. The tournament files are not touched. */
	remove_season_files: { input: RemoveSeasonFilesInput; output: SeasonView };
	/** Excludes a tournament from the open season, or includes it again. The list of files does not change. */
	exclude_season_file: { input: ExcludeSeasonFileInput; output: SeasonView };
	/** Changes the settings of the open season. Comments in SEASON.toml are kept. */
	change_season: { input: ChangeSeasonInput; output: SeasonView };
	/** Makes a person a guest or a regular participant. A guest is ranked in each evening but gets no points. */
	set_season_guest: { input: SetSeasonGuestInput; output: SeasonView };
	/** Shows SEASON.toml of the open season as text. */
	season_toml: { input: Nothing; output: SeasonToml };
	/** Checks a text of SEASON.toml without changing anything. The first mistake is refused with line and column. */
	check_season_toml: { input: SeasonToml; output: Nothing };
	/** Replaces SEASON.toml of the open season by a text. */
	set_season_toml: { input: SeasonToml; output: SeasonView };
	/** Decides that entrants are the same person, or different persons. */
	decide_person: { input: DecidePersonInput; output: SeasonView };
	/** Removes a decision on the identity of entrants. */
	take_decision_back: { input: TakeDecisionBackInput; output: SeasonView };
	/** Undoes the last change of the open season. */
	undo_season: { input: Nothing; output: SeasonView };
	/** Redoes the last undone change of the open season. */
	redo_season: { input: Nothing; output: SeasonView };
	/** Shows a table of the open season with the working of every figure. */
	season_table: { input: SeasonTableInput; output: SeasonTableView };
	/** Shows all persons of the open season, sorted by name. */
	season_persons: { input: Nothing; output: SeasonPersonsView };
	/** Shows a person of the open season: results, ratings, partners and opponents with the scores. */
	season_person: { input: SeasonPersonInput; output: SeasonPersonView };
	/** Shows the ratings of the open season in one game. */
	season_ratings: { input: SeasonRatingsInput; output: SeasonRatingsView };
	/** Shows the working of a rating of the open season, match by match. */
	season_rating_working: { input: SeasonRatingWorkingInput; output: SeasonRatingWorking };
	/** Saves the tandem ratings of the open season as a rating list on this machine. */
	use_season_ratings: { input: UseSeasonRatingsInput; output: LoadedRatingList };
	/** Returns the open season for other programs. */
	season_json: { input: Nothing; output: SeasonJson };
	/** Exports the open season for other programs and the web. */
	export_season: { input: ExportSeasonInput; output: Exported };
	/** Lists the sheets of the open season. */
	season_sheets: { input: Nothing; output: SheetList };
	/** Shows the public key by which the administrator of an archive admits this organizer; made on first use. */
	archive_key: { input: Nothing; output: ArchiveKeyView };
	/** Shows the data of the open tournament that would be published, and the visibility of each player. */
	archive_preview: { input: Nothing; output: ArchivePreviewView };
	/** Shows the upload queue, and the state of the open tournament in its archive. */
	archive_state: { input: Nothing; output: ArchiveStateView };
	/** Queues a copy of the open tournament for upload to the archive. Replaces a queued older revision. */
	push_to_archive: { input: PushToArchiveInput; output: ArchiveStateView };
	/** Turns automatic uploads of the open tournament on or off. Rounds that are already published are sent immediately. */
	set_archive_live: { input: SetArchiveLiveInput; output: ArchiveStateView };
	/** Sets the visibility of players and the last public day of the tournament. Published data changes after the update is sent. */
	set_archive_people: { input: SetArchivePeopleInput; output: ArchivePreviewView };
	/** Withdraws the open tournament from the public, drops its queued requests, and turns off its automatic uploads. */
	withdraw_from_archive: { input: Nothing; output: ArchiveStateView };
	/** Retries all queued requests immediately. */
	retry_outbox: { input: Nothing; output: ArchiveStateView };
	/** Drops the queued requests of a tournament, even during an upload, and turns off its automatic uploads. The state in the archive does not change. */
	drop_from_outbox: { input: WaitingInput; output: ArchiveStateView };
	/** Shows the open season in the form for an archive: files are listed by identity, also in decisions about persons. */
	archive_season: { input: Nothing; output: ArchiveSeasonView };
	/** Cancels a job. Does nothing if the job has ended. */
	cancel: { input: CancelInput; output: Nothing };
	/** Undoes the last command. */
	undo: { input: UndoInput; output: Overview };
	/** Redoes the last undone command. */
	redo: { input: UndoInput; output: Overview };
}
