// The calls of crate desk.
import type { CauseName } from "./CauseName";
import type { CrosstableView } from "./CrosstableView";
import type { FormatSuggestion } from "./FormatSuggestion";
import type { LanguageName } from "./LanguageName";
import type { ListPreview } from "./ListPreview";
import type { LotsView } from "./LotsView";
import type { OddNumberName } from "./OddNumberName";
import type { Overview } from "./Overview";
import type { PlayerFields } from "./PlayerFields";
import type { PlayersView } from "./PlayersView";
import type { Preferences } from "./Preferences";
import type { PresenceName } from "./PresenceName";
import type { RoleName } from "./RoleName";
import type { RoundView } from "./RoundView";
import type { RulingView } from "./RulingView";
import type { SeatingName } from "./SeatingName";
import type { SettingsView } from "./SettingsView";
import type { StandingsView } from "./StandingsView";
import type { StartView } from "./StartView";
import type { WishName } from "./WishName";

export interface Calls {
  // --- the start page, no tournament needed
  start: { input: Record<string, never>, output: StartView };
  set_preferences: { input: Preferences, output: Preferences };
  new_tournament: { input: { settings: SettingsView, path: string | null }, output: Overview }; // path null: Documents/Kralle/<name>.kralle
  open_tournament: { input: { path: string }, output: Overview };
  open_demo: { input: Record<string, never>, output: Overview };                         // a demo tournament, never over a real one
  close_file: { input: Record<string, never>, output: Record<string, never> };
  save_copy: { input: { path: string }, output: { path: string } };
  suggest_format: { input: { teams: number }, output: FormatSuggestion };
  // --- queries on the open tournament
  overview: { input: Record<string, never>, output: Overview };
  settings: { input: Record<string, never>, output: SettingsView };
  players: { input: Record<string, never>, output: PlayersView };
  preview_players: { input: { path: string | null, text: string | null }, output: ListPreview }; // a file, or pasted text
  lots: { input: Record<string, never>, output: LotsView | null };
  round: { input: { round: number }, output: RoundView };
  standings: { input: { after: number | null }, output: StandingsView };
  crosstable: { input: Record<string, never>, output: CrosstableView };
  // --- commands; each is one step of undo and gives the new Overview
  change_settings: { input: SettingsView, output: Overview };
  add_player: { input: PlayerFields, output: Overview };
  change_player: { input: { player: number, fields: PlayerFields }, output: Overview };
  remove_player: { input: { player: number }, output: Overview };
  import_players: { input: { players: PlayerFields[] }, output: Overview };
  check_in: { input: { players: number[], presence: PresenceName }, output: Overview };
  order_by_hand: { input: { players: number[] }, output: Overview };
  set_odd_number: { input: { odd_number: OddNumberName }, output: Overview };
  draw_lots: { input: { seed: string, wish: WishName, third_joins: number | null }, output: Overview };
  pair_round: { input: Record<string, never>, output: Overview };                        // next round as a draft, or the newest draft again
  discard_draft: { input: { round: number }, output: Overview };
  swap_teams: { input: { round: number, one: number, other: number, reason: string | null }, output: Overview };
  publish_round: { input: { round: number }, output: Overview };
  choose_seating: { input: { round: number, table: number, seating: SeatingName }, output: Overview };
  choose_colors: { input: { round: number, table: number, white_on_board_1: RoleName }, output: Overview };
  reopen_seating: { input: { round: number, table: number }, output: Overview };
  let_sit_out: { input: { round: number, table: number, player: number }, output: Overview };
  enter_result: { input: { round: number, table: number, winner_player: number | null, winner_team: number | null,
                           no_winner: "drawn" | "both_lose" | null, cause: CauseName, reason: string | null }, output: Overview };
                           // exactly one of winner_player, winner_team, no_winner
  clear_result: { input: { round: number, table: number, reason: string | null }, output: Overview };
  decide_tie: { input: { tied: number[], ruling: RulingView, reason: string }, output: Overview };
  close_tournament: { input: Record<string, never>, output: Overview };
  reopen_tournament: { input: Record<string, never>, output: Overview };
  undo: { input: Record<string, never>, output: Overview };
  redo: { input: Record<string, never>, output: Overview };
  // --- paper: makes the PDF beside the tournament file; the window opens it with the system's viewer. Printing pairings publishes a draft (the first print or projection).
  print_sheet: { input: { sheet: "pairings" | "standings" | "lots", round: number | null, language: LanguageName }, output: { path: string, pages: number } };
}
