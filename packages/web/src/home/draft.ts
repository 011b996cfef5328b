import { type Game, type Options, readOptions, type SeatId, type Seating } from '@sandtable/kernel';
import { type Arranged, alone, arranged, fitting, followingSeats, PERSON, together } from './places.js';

/** A new game while it is being put together. */

export const WAYS = ['alone', 'screen', 'online'] as const;
export type Way = (typeof WAYS)[number];

export interface Draft {
  readonly way: Way;
  readonly scenario: string;
  /** Options that differ from the scenario's. */
  readonly changed: Options;
  readonly seating: Seating;
  /** Whom who sits here plays: alone and online. */
  readonly you: SeatId | 'observer';
}

export const optionsOf = (game: Game, { scenario, changed }: Draft): Options =>
  readOptions(game, { ...(scenario ? { scenario } : {}), ...changed });

/** Options for people to choose: all but those that follow from who sits where. */
export const freeOptions = (game: Game): readonly string[] => {
  const following = followingSeats(game);
  return Object.keys(game.options).filter((name) => !following.has(name));
};

export function newDraft(game: Game, first: SeatId, scenario: string): Draft {
  const draft: Draft = { way: 'alone', scenario, changed: {}, seating: {}, you: first };
  return { ...draft, seating: alone(game, optionsOf(game, draft), first) };
}

export const peopleAt = ({ seating }: Draft): SeatId[] =>
  Object.keys(seating).filter((seat) => seating[seat] === PERSON);

/** Whoever sits here has a seat of a person, or watches. */
function settle(draft: Draft): Draft {
  const people = peopleAt(draft);
  if (draft.you === 'observer' || people.includes(draft.you)) return draft;
  return { ...draft, you: people.at(0) ?? 'observer' };
}

export function withWay(game: Game, draft: Draft, way: Way): Draft {
  if (way === draft.way) return draft;
  const options = optionsOf(game, draft);
  const seats = game.seats(options);
  if (way === 'alone') return withYou(game, { ...draft, way }, draft.you === 'observer' ? seats[0] : draft.you);
  // Bots that were chosen for playing alone are nobody's wish for playing together.
  return settle({ ...draft, way, seating: draft.way === 'alone' ? together(game, options) : draft.seating });
}

/** Alone, another seat means other bots. */
export const withYou = (game: Game, draft: Draft, you: SeatId | 'observer'): Draft =>
  draft.way === 'alone' ? { ...draft, you, seating: alone(game, optionsOf(game, draft), you) } : { ...draft, you };

export const withPlayer = (draft: Draft, seat: SeatId, player: string): Draft =>
  settle({ ...draft, seating: { ...draft.seating, [seat]: player } });

export const withSeating = (game: Game, draft: Draft, scenario: string | undefined): Draft =>
  settle({ ...draft, seating: together(game, optionsOf(game, draft), scenario) });

export const withScenario = (game: Game, draft: Draft, scenario: string): Draft =>
  refit(game, { ...draft, scenario, changed: {} });

export function withOption(game: Game, draft: Draft, name: string, value: string): Draft {
  const { [name]: _, ...others } = draft.changed;
  const usual = optionsOf(game, { ...draft, changed: others })[name];
  return refit(game, { ...draft, changed: value === usual ? others : { ...others, [name]: value } });
}

/** Other options may bring other seats, and refuse bots. */
function refit(game: Game, draft: Draft): Draft {
  const options = optionsOf(game, draft);
  const seats = game.seats(options);
  if (draft.way === 'alone' && !seats.includes(draft.you)) return withYou(game, draft, seats[0]);
  return settle({ ...draft, seating: fitting(game, options, draft.seating) });
}

/** The scenario of seats that the draft happens to follow; an empty word if people sit everywhere. */
export function seatingNamed(game: Game, draft: Draft, scenarios: readonly string[]): string | undefined {
  const options = optionsOf(game, draft);
  const same = (seating: Seating) =>
    game.seats(options).every((seat) => (seating[seat] ?? PERSON) === (draft.seating[seat] ?? PERSON));
  if (same(together(game, options))) return '';
  return scenarios.find((scenario) => same(together(game, options, scenario)));
}

export const settled = (game: Game, draft: Draft): Arranged | { readonly fault: { readonly key: string } } =>
  peopleAt(draft).length === 0
    ? { fault: { key: 'new.nobody' } }
    : arranged(game, optionsOf(game, draft), draft.seating);
