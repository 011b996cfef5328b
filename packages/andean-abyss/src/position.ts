import { type Chance, cloneChance, type Position as KernelPosition } from '@sandtable/kernel';
import type { CardHalf } from './data/cards.js';
import { type ByFaction, FACTIONS, type Faction } from './factions.js';
import { ALL_SPACES, ECUADOR, PANAMA, printedAdjacent, SPACE_COUNT, type Space } from './map.js';
import type { Execution } from './operation.js';
import { PIECE_IDS, type Piece } from './pieces.js';

/** The settings of a match (1.5, 2.1-2.4). */
export interface Rules {
  readonly edition: '1' | '2';
  /** 1.5: with two or three players and no non-players, players share the factions. */
  readonly players: '2' | '3' | '4';
  /** 8.0: the non-player factions. */
  readonly nonplayers: Nonplayers;
  readonly length: 'standard' | 'short';
  readonly reveal: 'yes' | 'no';
  readonly eligibility: 'standard' | 'A' | 'B';
  /** Card 11, shaded: troops or police once for the whole sweep, or in each space. */
  readonly council: 'operation' | 'space';
  readonly deployment: 'standard' | 'open';
  readonly piles: 'even' | 'nearly';
}

/** Every set of insurgent factions, as the setting spells it. */
export const NONPLAYERS = [
  'none',
  'farc',
  'auc',
  'cartels',
  'farc+auc',
  'farc+cartels',
  'auc+cartels',
  'farc+auc+cartels',
] as const;
type Nonplayers = (typeof NONPLAYERS)[number];

export const PRESIDENTS = ['samper', 'pastrana', 'uribe'] as const;
export type President = (typeof PRESIDENTS)[number];

/**
 * A shipment lies under a guerrilla and moves with it (4.5.3). Its owner may hand it to another guerrilla in the space
 * at any time, so it never matters which of several equal guerrillas holds it: shipments under equal guerrillas in one
 * space move with the same one. Replaced, never changed, so that copies can share it.
 */
export interface Shipment {
  readonly space: Space;
  readonly guerrilla: Piece;
}

/** What a faction did with its turn on a card (2.3.4). */
export const CARD_ACTIONS = ['operation', 'operation-special', 'event', 'pass'] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

/** The card being played (2.3). */
export interface CardTurn {
  /** Faction order of this card (2.3.2). */
  readonly order: readonly Faction[];
  /** Factions that have acted or passed, in order. */
  readonly acted: readonly { readonly faction: Faction; readonly deed: CardAction }[];
  /** Made ineligible through the next card by an event. */
  readonly barred: readonly Faction[];
  /** Executed an event that leaves it eligible. */
  readonly staying: readonly Faction[];
}

/** The steps of the sequence of play. Each begins at a checkpoint. */
export const STEPS = [
  'deploy',
  'card',
  'act',
  'adjust',
  'victory',
  'control',
  'resources',
  'support',
  'election',
  'backing',
  'redeploy',
  'reset',
  'final',
] as const;
export type Step = (typeof STEPS)[number];

export const CONTROL = ['none', 'government', 'farc'] as const;

export const PIECE_KINDS = PIECE_IDS.length;
export const NO_TURN: CardTurn = { order: FACTIONS, acted: [], barred: [], staying: [] };
export const everyFaction = <T>(value: T): ByFaction<T> => ({
  government: value,
  farc: value,
  auc: value,
  cartels: value,
});

/** Plain arrays, because short ones copy three times as fast as typed arrays. */
const zeros = (length: number): number[] => NOTHING.slice(0, length);
const NOTHING = Array.from({ length: SPACE_COUNT * PIECE_KINDS }, () => 0);

/**
 * The whole game: every field with what it holds before set-up. position-format.ts says how each field is written and
 * who sees it. Positions are plain objects, made by `emptyPosition`; the class only declares their fields.
 */
class Position implements KernelPosition {
  log?: KernelPosition['log'] = undefined;

  constructor(
    readonly rules: Rules,
    readonly chance: Chance,
  ) {}

  step: Step = 'card';

  /** Pieces by space and kind: `space * 12 + piece`. */
  readonly pieces = zeros(SPACE_COUNT * PIECE_KINDS);
  /** Pieces not on the map, by kind; guerrillas under their underground kind. */
  readonly available = zeros(PIECE_KINDS);
  /** Guerrillas taken out of the game for good (card 49). */
  aucGone = 0;
  shipments: readonly Shipment[] = [];

  /** Levels from -2 (active opposition) to 2 (active support). */
  readonly support = zeros(SPACE_COUNT);
  /** Terror markers in cities and departments, the one Sabotage marker on a LoC. */
  readonly terror = zeros(SPACE_COUNT);
  readonly zones = zeros(SPACE_COUNT);
  /** Control markers of this propaganda round: an index into CONTROL. Empty outside of it (6.2, 6.6). */
  readonly control = zeros(SPACE_COUNT);
  /** Foreign countries that an event made a space. */
  ecuador = false;
  panama = false;

  readonly resources: ByFaction<number> = everyFaction(0);
  aid = 0;
  president: President = 'samper';

  /** The order never changes, so copies share it. */
  deck: readonly number[] = [];
  /** Cards turned from the deck to the played pile; the last of them is the card in play. */
  turned = 0;
  /** How many cards of the deck everyone has seen. */
  seen = 0;
  /** Propaganda cards that have come up. */
  propagandas = 0;
  /** The last card was a Propaganda round (6.0: never two in a row). */
  roundJustRun = false;
  eligible: ByFaction<boolean> = everyFaction(true);
  turn: CardTurn = NO_TURN;

  /** The operation being carried out, as pawns mark it on the board (3.1.1); none at a checkpoint. */
  underway: Execution | undefined = undefined;

  capabilities: Readonly<Record<number, CardHalf>> = {};
  /** Insurgent momentum in play, with the faction that executed it (5.4). */
  momentum: readonly { readonly card: number; readonly faction: Faction }[] = [];
}

export type { Position };

export const emptyPosition = (rules: Rules, chance: Chance): Position => clone(new Position(rules, chance), chance);

/** A copy that shares nothing mutable and has no log. Copied field by field, so that all positions have one hidden class. */
export function clone(g: Position, chance = cloneChance(g.chance)): Position {
  return {
    log: undefined,
    rules: g.rules,
    chance,
    step: g.step,
    pieces: g.pieces.slice(),
    available: g.available.slice(),
    aucGone: g.aucGone,
    shipments: g.shipments,
    support: g.support.slice(),
    terror: g.terror.slice(),
    zones: g.zones.slice(),
    control: g.control.slice(),
    ecuador: g.ecuador,
    panama: g.panama,
    resources: { ...g.resources },
    aid: g.aid,
    president: g.president,
    deck: g.deck,
    turned: g.turned,
    seen: g.seen,
    propagandas: g.propagandas,
    roundJustRun: g.roundJustRun,
    eligible: { ...g.eligible },
    turn: g.turn,
    underway: g.underway && cloneExecution(g.underway),
    capabilities: g.capabilities,
    momentum: g.momentum,
  };
}

const cloneExecution = (x: Execution): Execution => ({
  ...x,
  selected: [...x.selected],
  specialSpaces: [...x.specialSpaces],
  moved: x.moved.slice(),
  placedIn: [...x.placedIn],
  refused: [...x.refused],
});

/** 8.0: is this a non-player faction? */
export const isNonplayer = (g: Position, faction: Faction): boolean =>
  g.rules.nonplayers !== 'none' && g.rules.nonplayers.includes(faction);
/** 1.5: how many of the factions are played. */
export const playedFactions = (g: Position): number => FACTIONS.filter((f) => !isNonplayer(g, f)).length;

/** 1.3.5: Ecuador and Panamá are in play only after their event. */
export const inPlay = (g: Position, space: Space): boolean =>
  space === ECUADOR ? g.ecuador : space === PANAMA ? g.panama : true;

/** Spaces in play, and adjacency, for each of the four cases of Ecuador and Panamá in or out of play. */
const isOpenIn = (foreign: number) => (space: Space) =>
  (space === ECUADOR ? foreign & 1 : space === PANAMA ? foreign & 2 : 1) !== 0;
const IN_PLAY = [0, 1, 2, 3].map((foreign) => ALL_SPACES.filter(isOpenIn(foreign)));
const ADJACENT = [0, 1, 2, 3].map((foreign) =>
  ALL_SPACES.map((space) => printedAdjacent(space).filter(isOpenIn(foreign))),
);
const foreignCase = (g: Position): number => (g.ecuador ? 1 : 0) + (g.panama ? 2 : 0);

export const spacesInPlay = (g: Position): readonly Space[] => IN_PLAY[foreignCase(g)];

/** 1.3.6 among the spaces in play. */
export const adjacent = (g: Position, space: Space): readonly Space[] => ADJACENT[foreignCase(g)][space];

export const hasCapability = (g: Position, card: number, half: CardHalf): boolean => g.capabilities[card] === half;
export const hasMomentum = (g: Position, card: number): boolean => g.momentum.some((m) => m.card === card);
/** The card in play, 0 before the first. */
export const currentCard = (g: Position): number => (g.turned > 0 ? g.deck[g.turned - 1] : 0);
