import { type Chance, randomBelow, type Settings, shuffle } from '@sandtable/kernel';
import { CARDS, FIRST_PROPAGANDA, PROPAGANDA_CARDS } from './data/cards.js';
import { FORCES, type Forces, STANDARD } from './data/deployment.js';
import type { SpaceId } from './data/spaces.js';
import { FACTIONS, type Faction, isFaction } from './factions.js';
import { spaceOf } from './map.js';
import { BASE, KINDS, type Piece, POLICE, TROOPS } from './pieces.js';
import { emptyPosition, PIECE_KINDS, type Position, type Rules } from './position.js';
import { ACTIVE_OPPOSITION, ACTIVE_SUPPORT } from './support.js';
import { inputError } from './text.js';

/** Set up (2.1). */
export function setup(settings: Settings, chance: Chance): Position {
  const rules = settings as unknown as Rules;
  if (rules.eligibility !== 'standard' && rules.reveal === 'no') throw inputError('error.eligibilityReveal');
  if (rules.players !== '4' && rules.nonplayers !== 'none') throw inputError('error.playersNonplayers');
  const g = emptyPosition(rules, chance);
  g.deck = buildDeck(rules, chance);
  for (const faction of FACTIONS) {
    for (const [piece, n] of piecesOf(faction, FORCES[faction])) g.available[piece] = n;
    g.resources[faction] = STANDARD.resources[faction];
  }
  g.aid = STANDARD.aid;
  for (const id of STANDARD.activeSupport) g.support[spaceOf(id)] = ACTIVE_SUPPORT;
  for (const id of STANDARD.activeOpposition) g.support[spaceOf(id)] = ACTIVE_OPPOSITION;
  if (rules.deployment === 'open') g.step = 'deploy';
  else deployStandard(g);
  return g;
}

/** 2.1: the events of a pile: as many in each, or a few more or less if the piles were split by eye. */
export const PILE_EVENTS = { even: [15, 15], nearly: [13, 17] } as const;

/** 72 events, 12 of them removed unseen; four piles, with a Propaganda card shuffled into each. The short game omits the last pile. */
const EVENTS_USED = 60;

function buildDeck(rules: Rules, chance: Chance): number[] {
  const events = shuffle(
    chance,
    CARDS.map((card) => card.number),
  ).slice(0, EVENTS_USED);
  const sizes =
    rules.piles === 'even' ? new Array<number>(PROPAGANDA_CARDS).fill(PILE_EVENTS.even[0]) : nearlyEven(chance);
  const deck: number[] = [];
  const piles = rules.length === 'short' ? PROPAGANDA_CARDS - 1 : PROPAGANDA_CARDS;
  let from = 0;
  for (let pile = 0; pile < piles; pile++) {
    const cards = events.slice(from, from + sizes[pile]);
    from += sizes[pile];
    deck.push(...shuffle(chance, [...cards, FIRST_PROPAGANDA + pile]));
  }
  return deck;
}

/** Piles split by eye: each of the first three has 13 to 17 cards, the last has the rest of the 60. */
function nearlyEven(chance: Chance): number[] {
  const [least, most] = PILE_EVENTS.nearly;
  const size = () => least + randomBelow(chance, most - least + 1);
  for (;;) {
    const sizes = [size(), size(), size()];
    const last = EVENTS_USED - sizes[0] - sizes[1] - sizes[2];
    if (last >= least && last <= most) return [...sizes, last];
  }
}

const piecesOf = (faction: Faction, forces: Forces): [Piece, number][] => {
  const pieces: [Piece, number | undefined][] = [
    [KINDS[faction][0], forces.guerrilla],
    [TROOPS, forces.troops],
    [POLICE, forces.police],
    [BASE[faction], forces.base],
  ];
  return pieces.flatMap(([piece, n]) => (n === undefined ? [] : [[piece, n]]));
};

function deployStandard(g: Position): void {
  for (const [id, byFaction] of Object.entries(STANDARD.forces)) {
    const at = spaceOf(id as SpaceId) * PIECE_KINDS;
    for (const [faction, forces] of Object.entries(byFaction)) {
      if (!isFaction(faction)) continue;
      for (const [piece, n] of piecesOf(faction, forces)) {
        g.pieces[at + piece] += n;
        g.available[piece] -= n;
      }
    }
  }
}
