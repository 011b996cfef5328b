import {
  type Game,
  type Message,
  readSettings,
  type SeatId,
  type Seating,
  type SettingSpec,
  type Settings,
} from '@sandtable/kernel';
import { text } from '../words/text.js';
import {
  fitSeating,
  PERSON_PLAYER,
  type ResolvedSetup,
  resolveSetup,
  settingsFollowingSeats,
  sharedSeating,
  soloSeating,
} from './new-game-seating.js';

/** The form for a new game, as data. */

export const PLAY_MODES = ['alone', 'screen', 'online'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

export interface NewGameDraft {
  readonly mode: PlayMode;
  readonly scenario: string;
  /** Settings that differ from the scenario's. */
  readonly changed: Settings;
  readonly seating: Seating;
  /** The seat that the reader plays, in solo and online games. */
  readonly ownSeat: SeatId | 'observer';
}

export const settingsOf = (game: Game, { scenario, changed }: NewGameDraft): Settings =>
  readSettings(game, { ...(scenario ? { scenario } : {}), ...changed });

/** Settings that people choose: all but those that follow from the seating. */
export const freeSettings = (game: Game): readonly (readonly [name: string, setting: SettingSpec])[] => {
  const following = settingsFollowingSeats(game);
  return Object.entries(game.settings).filter(([name]) => !following.has(name));
};

export function newDraft(game: Game, first: SeatId, scenario: string): NewGameDraft {
  const draft: NewGameDraft = { mode: 'alone', scenario, changed: {}, seating: {}, ownSeat: first };
  return { ...draft, seating: soloSeating(game, settingsOf(game, draft), first) };
}

function firstSeat(game: Game, settings: Settings): SeatId {
  const [first] = game.seats(settings);
  if (first === undefined) throw new Error(`${game.id} has no seats`);
  return first;
}

export const peopleAt = ({ seating }: NewGameDraft): SeatId[] =>
  Object.keys(seating).filter((seat) => seating[seat] === PERSON_PLAYER);

/** Makes sure that the own seat is a person's, or an observer. */
function fixOwnSeat(draft: NewGameDraft): NewGameDraft {
  const people = peopleAt(draft);
  if (draft.ownSeat === 'observer' || people.includes(draft.ownSeat)) return draft;
  return { ...draft, ownSeat: people.at(0) ?? 'observer' };
}

export function withMode(game: Game, draft: NewGameDraft, mode: PlayMode): NewGameDraft {
  if (mode === draft.mode) return draft;
  const settings = settingsOf(game, draft);
  if (mode === 'alone')
    return withOwnSeat(
      game,
      { ...draft, mode },
      draft.ownSeat === 'observer' ? firstSeat(game, settings) : draft.ownSeat,
    );
  // The bots of a solo game were not chosen for a game with other people.
  return fixOwnSeat({
    ...draft,
    mode,
    seating: draft.mode === 'alone' ? sharedSeating(game, settings) : draft.seating,
  });
}

/** In a solo game, another seat means other bots. */
export const withOwnSeat = (game: Game, draft: NewGameDraft, ownSeat: SeatId | 'observer'): NewGameDraft =>
  draft.mode === 'alone'
    ? { ...draft, ownSeat, seating: soloSeating(game, settingsOf(game, draft), ownSeat) }
    : { ...draft, ownSeat };

export const withPlayer = (draft: NewGameDraft, seat: SeatId, player: string): NewGameDraft =>
  fixOwnSeat({ ...draft, seating: { ...draft.seating, [seat]: player } });

export const withSeating = (game: Game, draft: NewGameDraft, scenario: string | undefined): NewGameDraft =>
  fixOwnSeat({ ...draft, seating: sharedSeating(game, settingsOf(game, draft), scenario) });

export const withScenario = (game: Game, draft: NewGameDraft, scenario: string): NewGameDraft =>
  refit(game, { ...draft, scenario, changed: {} });

export function withSetting(game: Game, draft: NewGameDraft, name: string, value: string): NewGameDraft {
  const { [name]: _, ...others } = draft.changed;
  const scenarioValue = settingsOf(game, { ...draft, changed: others })[name];
  return refit(game, { ...draft, changed: value === scenarioValue ? others : { ...others, [name]: value } });
}

/** Adapts the seating, because other settings may have other seats and allow other bots. */
function refit(game: Game, draft: NewGameDraft): NewGameDraft {
  const settings = settingsOf(game, draft);
  if (draft.mode === 'alone' && !game.seats(settings).includes(draft.ownSeat))
    return withOwnSeat(game, draft, firstSeat(game, settings));
  return fixOwnSeat({ ...draft, seating: fitSeating(game, settings, draft.seating) });
}

/** The seating scenario that the draft matches; an empty string if people sit everywhere. */
export function seatingNamed(game: Game, draft: NewGameDraft, scenarios: readonly string[]): string | undefined {
  const settings = settingsOf(game, draft);
  const same = (seating: Seating) =>
    game.seats(settings).every((seat) => (seating[seat] ?? PERSON_PLAYER) === (draft.seating[seat] ?? PERSON_PLAYER));
  if (same(sharedSeating(game, settings))) return '';
  return scenarios.find((scenario) => same(sharedSeating(game, settings, scenario)));
}

export const resolvedDraft = (game: Game, draft: NewGameDraft): ResolvedSetup | { readonly fault: Message } =>
  peopleAt(draft).length === 0
    ? { fault: text('new.nobody') }
    : resolveSetup(game, settingsOf(game, draft), draft.seating);
