import { type Game, readSettings, type SeatId, type Seating, type Settings } from '@sandtable/kernel';
import {
  fitSeating,
  PERSON_PLAYER,
  type ResolvedSetup,
  resolveSetup,
  settingsFollowingSeats,
  sharedSeating,
  soloSeating,
} from './new-game-seating.js';

/** A new game while it is being put together. */

export const PLAY_MODES = ['alone', 'screen', 'online'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

export interface NewGameDraft {
  readonly mode: PlayMode;
  readonly scenario: string;
  /** Options that differ from the scenario's. */
  readonly changed: Settings;
  readonly seating: Seating;
  /** Whom who sits here plays: alone and online. */
  readonly ownSeat: SeatId | 'observer';
}

export const settingsOf = (game: Game, { scenario, changed }: NewGameDraft): Settings =>
  readSettings(game, { ...(scenario ? { scenario } : {}), ...changed });

/** Options for people to choose: all but those that follow from who sits where. */
export const freeSettings = (game: Game): readonly string[] => {
  const following = settingsFollowingSeats(game);
  return Object.keys(game.settings).filter((name) => !following.has(name));
};

export function newDraft(game: Game, first: SeatId, scenario: string): NewGameDraft {
  const draft: NewGameDraft = { mode: 'alone', scenario, changed: {}, seating: {}, ownSeat: first };
  return { ...draft, seating: soloSeating(game, settingsOf(game, draft), first) };
}

export const peopleAt = ({ seating }: NewGameDraft): SeatId[] =>
  Object.keys(seating).filter((seat) => seating[seat] === PERSON_PLAYER);

/** Whoever sits here has a seat of a person, or watches. */
function settle(draft: NewGameDraft): NewGameDraft {
  const people = peopleAt(draft);
  if (draft.ownSeat === 'observer' || people.includes(draft.ownSeat)) return draft;
  return { ...draft, ownSeat: people.at(0) ?? 'observer' };
}

export function withMode(game: Game, draft: NewGameDraft, mode: PlayMode): NewGameDraft {
  if (mode === draft.mode) return draft;
  const options = settingsOf(game, draft);
  const seats = game.seats(options);
  if (mode === 'alone')
    return withOwnSeat(game, { ...draft, mode }, draft.ownSeat === 'observer' ? seats[0] : draft.ownSeat);
  // Bots that were chosen for playing alone are nobody's wish for playing together.
  return settle({ ...draft, mode, seating: draft.mode === 'alone' ? sharedSeating(game, options) : draft.seating });
}

/** Alone, another seat means other bots. */
export const withOwnSeat = (game: Game, draft: NewGameDraft, ownSeat: SeatId | 'observer'): NewGameDraft =>
  draft.mode === 'alone'
    ? { ...draft, ownSeat, seating: soloSeating(game, settingsOf(game, draft), ownSeat) }
    : { ...draft, ownSeat };

export const withPlayer = (draft: NewGameDraft, seat: SeatId, player: string): NewGameDraft =>
  settle({ ...draft, seating: { ...draft.seating, [seat]: player } });

export const withSeating = (game: Game, draft: NewGameDraft, scenario: string | undefined): NewGameDraft =>
  settle({ ...draft, seating: sharedSeating(game, settingsOf(game, draft), scenario) });

export const withScenario = (game: Game, draft: NewGameDraft, scenario: string): NewGameDraft =>
  refit(game, { ...draft, scenario, changed: {} });

export function withSetting(game: Game, draft: NewGameDraft, name: string, value: string): NewGameDraft {
  const { [name]: _, ...others } = draft.changed;
  const usual = settingsOf(game, { ...draft, changed: others })[name];
  return refit(game, { ...draft, changed: value === usual ? others : { ...others, [name]: value } });
}

/** Other options may bring other seats, and refuse bots. */
function refit(game: Game, draft: NewGameDraft): NewGameDraft {
  const options = settingsOf(game, draft);
  const seats = game.seats(options);
  if (draft.mode === 'alone' && !seats.includes(draft.ownSeat)) return withOwnSeat(game, draft, seats[0]);
  return settle({ ...draft, seating: fitSeating(game, options, draft.seating) });
}

/** The scenario of seats that the draft happens to follow; an empty word if people sit everywhere. */
export function seatingNamed(game: Game, draft: NewGameDraft, scenarios: readonly string[]): string | undefined {
  const options = settingsOf(game, draft);
  const same = (seating: Seating) =>
    game.seats(options).every((seat) => (seating[seat] ?? PERSON_PLAYER) === (draft.seating[seat] ?? PERSON_PLAYER));
  if (same(sharedSeating(game, options))) return '';
  return scenarios.find((scenario) => same(sharedSeating(game, options, scenario)));
}

export const resolvedDraft = (
  game: Game,
  draft: NewGameDraft,
): ResolvedSetup | { readonly fault: { readonly key: string } } =>
  peopleAt(draft).length === 0
    ? { fault: { key: 'new.nobody' } }
    : resolveSetup(game, settingsOf(game, draft), draft.seating);
