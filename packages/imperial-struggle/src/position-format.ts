import {
  byKey,
  converted,
  type Format,
  fieldDeclarations,
  flag,
  flagIfSet,
  integer,
  list,
  marked,
  markedIfAny,
  objectOf,
  optional,
  orBlank,
  type PositionField,
  positionFormat,
  type ViewOf,
  word,
  wordList,
} from '@sandtable/kernel';
import { settleAllAdvantages } from './control.js';
import { ADVANTAGE_IDS } from './data/advantages.js';
import { AWARDS } from './data/awards.js';
import { EVENT_CARDS } from './data/events.js';
import { MINISTRIES } from './data/ministries.js';
import { COMMODITIES, REGIONS, SPACE_IDS } from './data/spaces.js';
import { WAR_IDS } from './data/wars.js';
import { type Deployed, type Minister, type Position, STEPS, type WarState } from './position.js';
import {
  bySpace,
  CONFLICT_WORDS,
  deployed,
  FLAG_WORDS,
  HIDDEN,
  investments,
  minister,
  perSide,
  space,
  spaces,
  tiles,
} from './position-json/formats.js';
import { readRound, writeRound } from './round-json.js';
import { bySide, other, SIDES, type Side } from './sides.js';
import { SQUADRONS, squadronsOf } from './squadrons.js';
import { BASIC_TILES } from './tiles.js';
import { availableDebt } from './treasury.js';

const LAST_TURN = 6;
const LAST_ROUND = 8;
const MAX_THEATERS = 4;
const MAX_VP = 99;
const MAX_DEBT = 40;
const MAX_REFUSALS = 2;
const MAX_JACOBITE_VICTORIES = 2;

const cards = list(orBlank(integer(1, EVENT_CARDS.length), 0));
/** Written from the top. */
const pile: typeof cards = {
  write: (value) => cards.write(value).slice().reverse(),
  read: (json, at) => cards.read(json, at).reverse(),
};
const text: Format<string, string> = { write: (value) => value, read: String };
/** After the last war the index is one past the last: there is no next war. */
const WARS_OR_NONE = [...WAR_IDS, 'none'] as const;
const war = converted(
  (index: number) => WARS_OR_NONE[index],
  word(WARS_OR_NONE),
  (id) => WARS_OR_NONE.indexOf(id),
);
const winner = objectOf(
  {
    side: converted(
      (side: Side | undefined) => side ?? 'nobody',
      word([...SIDES, 'nobody'] as const),
      (side) => (side === 'nobody' ? undefined : side),
    ),
    full: flag,
  },
  { side: undefined, full: false },
);

const isSide = (seat: string | undefined): seat is Side => seat === 'britain' || seat === 'france';
const hideAll = (them: readonly number[]): number[] => them.map(() => HIDDEN);
const byNumber = (a: number, b: number) => a - b;
const blanks = (length: number): number[] => Array.from({ length }, () => 0);

const { open, partlyHidden, hidden, inView, counted, shown } = fieldDeclarations<Position>();

/** 7.2: written only during a war. */
const inWar = <K extends keyof WarState, J>(
  key: K,
  format: Format<WarState[K], J>,
): PositionField<Position, J | undefined, 'warState', 'both'> => ({
  of: ['warState'],
  in: 'both',
  write: ({ step, warState }) => (step === 'war' || step === 'after-war' ? format.write(warState[key]) : undefined),
  read(g, json, at) {
    g.warState = { ...g.warState, [key]: format.read(json, at, g.warState[key]) };
  },
});

/** Every field of a position as JSON, in the order in which it is written; docs/positions-imperial-struggle.md explains each. */
export const FORMAT = positionFormat<Position>()({
  turn: open('turn', integer(1, LAST_TURN)),
  step: open('step', word(STEPS)),
  rounds: open('rounds', integer(0, LAST_ROUND)),
  theater: open('theater', integer(0, MAX_THEATERS)),
  first: open('first', word(SIDES)),
  initiative: open('initiative', word(SIDES)),
  vp: open('vp', integer(-MAX_VP, MAX_VP)),
  onlyThese: {
    of: [],
    in: 'both',
    write: (): true => true,
    read(g, json, at) {
      if (flag.read(json, at)) for (const marks of [g.flags, g.conflicts, g.damaged]) marks.fill(0);
    },
  },
  /** Without empty spaces; at sea a flag is a Squadron. */
  flags: open('flags', bySpace(FLAG_WORDS)),
  conflicts: open('conflicts', bySpace(CONFLICT_WORDS)),
  damaged: open('damaged', marked(SPACE_IDS)),
  debt: open('debt', perSide(integer(0, MAX_DEBT))),
  debtLimit: open('debtLimit', perSide(integer(0, MAX_DEBT))),
  treaty: open('treaty', perSide(integer(0, MAX_DEBT))),
  navyBox: open('navyBox', perSide(integer(0, SQUADRONS))),
  unbuilt: open('unbuilt', perSide(integer(0, SQUADRONS))),
  waiting: open('waiting', perSide(integer(0, SQUADRONS))),
  sunk: counted('sunk', (g) => {
    for (const side of SIDES) g.sunk[side] = Math.max(0, SQUADRONS - squadronsOf(g, side));
  }),
  exhausted: open('exhausted', marked(ADVANTAGE_IDS)),
  fresh: open('fresh', markedIfAny(ADVANTAGE_IDS)),
  /** By index in AWARDS: this turn's, and the next of the era face down. */
  awards: partlyHidden('awards', byKey(REGIONS, list(orBlank(integer(0, AWARDS.length - 1), HIDDEN))), hideAwards),
  demand: open('demand', wordList(COMMODITIES)),
  /** Investment tiles by id. */
  available: open('available', investments),
  taken: open('taken', perSide(investments)),
  used: open('used', investments),
  /** What is left is known, but not in which order it comes. */
  stack: partlyHidden('stack', investments, ({ stack }) => stack.sort(byNumber)),
  discard: open('discard', cards),
  removed: open('removed', cards),
  cabinet: partlyHidden('cabinet', perSide(list(minister)), hideCabinets),
  gone: open('gone', list(integer(1, MINISTRIES.length))),
  spent: open('spent', list(text)),
  war: open('war', war),
  display: partlyHidden('display', perSide(list(deployed)), hideDisplays),
  basicPool: partlyHidden('basicPool', perSide(tiles), (seen, viewer) => hidePool(seen.basicPool, viewer)),
  bonusPool: partlyHidden('bonusPool', perSide(tiles), (seen, viewer) => hidePool(seen.bonusPool, viewer)),
  basicGone: open('basicGone', perSide(integer(0, BASIC_TILES.length))),
  /** Only in a war (7.2). */
  refusals: inWar('refusals', perSide(integer(0, MAX_REFUSALS))),
  refused: inWar('refused', spaces),
  conquerors: inWar('conquerors', spaces),
  resting: inWar('resting', perSide(integer(0, SQUADRONS))),
  won: inWar('won', list(winner)),
  jacobiteVictories: open('jacobiteVictories', integer(0, MAX_JACOBITE_VICTORIES)),
  jacobitesRestored: open('jacobitesRestored', flagIfSet),
  jacobiteDefeat: open('jacobiteDefeat', flagIfSet),
  huguenots: open('huguenots', list(objectOf({ space, used: flag }, { used: false }))),
  byng: open('byng', optional(integer(0, MAX_THEATERS - 1), -1)),
  dominance: open('dominance', optional(word(SIDES), undefined)),
  freeTiles: open('freeTiles', perSide(integer(0, SQUADRONS))),
  townshend: open('townshend', optional(word(COMMODITIES), undefined)),
  hands: hidden('hands', perSide(cards), ({ hands }, viewer) => {
    for (const side of SIDES) if (side !== viewer) hands[side].fill(0);
  }),
  draw: hidden('draw', pile, ({ draw }) => draw.fill(0)),
  /** The settings of the match. */
  rules: inView('rules', { write: ({ rules }) => ({ ...rules }) }),
  /** The viewer’s own cards. */
  hand: shown(({ hands }, viewer) => (isSide(viewer) ? hands[viewer].slice() : undefined)),
  handSizes: inView('hands', {
    write: ({ hands }) => bySide((side) => hands[side].length),
    read(g, sizes) {
      for (const side of SIDES) g.hands[side] = blanks(sizes[side]);
    },
  }),
  cardsLeft: inView('draw', {
    write: ({ draw }) => draw.length,
    read(g, left) {
      g.draw = blanks(left);
    },
  }),
  /** Whose Action Round it is, or would be next. */
  acting: shown(({ round, rounds, first }) => (round ? round.side : rounds % 2 === 0 ? first : other(first))),
  round: inView('round', {
    write: (g) => g.round && writeRound(g, g.round),
    read(g, round) {
      g.round = round && readRound(g, round);
    },
  }),
  availableDebt: shown((g) => bySide((side) => availableDebt(g, side))),
  /** The holder of each Advantage, by index in ADVANTAGE_IDS: 0 neither, 1 Britain, 2 France. */
  holders: { ...inView('holders', { write: ({ holders }) => holders.slice() }), settle: settleAllAdvantages },
});

/** What a seat may see. Hidden cards are 0, hidden tiles and Awards -1. */
export type View = ViewOf<typeof FORMAT>;

/** 4.1.3: the Awards of the next turn lie face down. */
function hideAwards(seen: Position): void {
  for (const region of REGIONS) {
    const [now, ...later] = seen.awards[region];
    seen.awards = { ...seen.awards, [region]: now === undefined ? [] : [now, ...hideAll(later)] };
  }
}

/** 3.5: face-down Ministries are known to their owner alone. */
function hideCabinets(seen: Position, viewer: string): void {
  for (const side of SIDES) if (side !== viewer) seen.cabinet = { ...seen.cabinet, [side]: hiddenCabinet(seen, side) };
}

const FACE_DOWN: Minister = { card: 0, revealed: false };
function hiddenCabinet(seen: Position, side: Side): readonly Minister[] {
  const cabinet = seen.cabinet[side];
  // Face-up cards first: their order would reveal which of the two was chosen first.
  const faceUp = cabinet.filter(({ revealed }) => revealed).sort((a, b) => a.card - b.card);
  // 4.1.7: while both sides choose for an era, even the number that the other has chosen is hidden.
  if (seen.step === 'ministries' && seen.turn % 2 === 1) return faceUp;
  return [...faceUp, ...cabinet.filter(({ revealed }) => !revealed).map(() => FACE_DOWN)];
}

/** 7.1: the tiles of a theater are face up from its resolution until the end of the war. */
function hideDisplays(seen: Position, viewer: string): void {
  const isOpen = (theater: number): boolean =>
    seen.step === 'after-war' || (seen.step === 'war' && theater <= seen.theater);
  for (const side of SIDES) {
    if (side === viewer) continue;
    const display = seen.display[side].map(
      (it, theater): Deployed => (isOpen(theater) ? it : { basic: hideAll(it.basic), bonus: hideAll(it.bonus) }),
    );
    seen.display = { ...seen.display, [side]: display };
  }
}

/** 3.7: a side knows which of its tiles are left, but not in which order they come. */
function hidePool(pools: Position['basicPool'], viewer: string): void {
  for (const side of SIDES) {
    if (side === viewer) pools[side].sort(byNumber);
    else pools[side].fill(HIDDEN);
  }
}
