import type { OptionFacts, Procedure } from '@sandtable/kernel';
import { CARD_THING, COMMODITY_THING, MINISTRY, spaceQuestion, thingQuestion } from '../ask.js';
import { controls, has } from '../control.js';
import { INVESTMENTS } from '../data/investments.js';
import { discardEvent, drawEvents } from '../deck.js';
import { cardsToDraw, handSize, ownHand } from '../hidden.js';
import {
  COMMODITIES,
  factsOf,
  isPrestige,
  isTerritory,
  NAVAL,
  POLITICAL,
  regionOf,
  type Space,
  spaceOf,
  TERRITORIES,
} from '../map.js';
import type { Position, Round } from '../position.js';
import { cardRef, commodityRef, spaceRef } from '../references.js';
import { mayPay, pay } from '../rules/payment.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { log } from '../text.js';
import { gainTreaty, score } from '../treasury.js';
import { callBurke, mayCallBurke } from './burke.js';
import {
  BANK_OF_ENGLAND,
  BURKE,
  CARDINAL_MINISTERS,
  CHOISEUL,
  HALLEY,
  HANBURY_WILLIAMS,
  HUGUENOTS,
  JACOBITE_UPRISINGS,
  PAPACY_HANOVER,
  PITT,
  TOWNSHEND,
  WALPOLE,
} from './cards.js';
import { IRELAND, SCOTLAND } from './minor.js';
import { addEffect, addPoints, enlarge, hasAction, hasEffect, logPoints } from './points.js';

/** Abilities of revealed Ministries that their player activates. Automatic abilities are in the other files of this folder. */
export interface Ability {
  readonly card: number;
  /** The number on the card; the name by which one of several is asked for. */
  readonly ability: number;
  readonly name: string;
  /** Exhausted for the turn (3.5.2). */
  readonly once: boolean;
  readonly may: (g: Position, round: Round) => boolean;
  readonly run: (g: Position, round: Round) => Procedure;
  /** What it costs, if anything. */
  readonly facts?: OptionFacts;
}

const CARDINAL_SPACES: readonly Space[] = [
  spaceOf('savoy'),
  spaceOf('sardinia'),
  ...POLITICAL.filter((space) => {
    const { country } = factsOf(space);
    return isPrestige(space) && (country === 'spain' || country === 'austria');
  }),
];
const cardinals = (g: Position): number =>
  Math.min(3, CARDINAL_SPACES.filter((space) => controls(g, space, 'france')).length);
/** The tile's Diplomatic Action, if it has one: right after the tile is taken, before the event. */
const cardinalAction = ({ tile, eventClosed }: Round): 'major' | 'minor' | undefined => {
  if (tile < 0 || eventClosed) return undefined;
  const { major, minor } = INVESTMENTS[tile];
  return major === 'diplomatic' ? 'major' : minor === 'diplomatic' ? 'minor' : undefined;
};

const CLAIM: PlannedPurchase = { kind: 'claim', type: 'military', hostile: false };
const CLAIM_COST = 3;
const claimVp = (g: Position): number =>
  Math.min(4, g.jacobiteVictories + [...SCOTLAND, ...IRELAND].filter((space) => controls(g, space, 'france')).length);

/** What abilities ask. */
export const ABILITY = {
  discard: thingQuestion('ministry.discard', '3.5.2', { ministry: MINISTRY }, CARD_THING),
  huguenots: spaceQuestion(
    'huguenots',
    '3.5.2',
    {},
    {
      spaces: TERRITORIES,
      needs: {
        territory: (_, __, space) => isTerritory(space),
        refuge: (_, __, space) => regionOf(space) === 'north-america' || regionOf(space) === 'caribbean',
        french: (g, _, space) => has(g, space, 'france'),
        noHuguenots: { holds: (g, _, space) => !g.huguenots.some((it) => it.space === space), shown: 'unmet' },
      },
    },
  ),
  townshend: thingQuestion('townshend', '3.5.2', {}, COMMODITY_THING),
};

function* discardOne(g: Position, round: Round, card: number): Procedure {
  const event = yield* ABILITY.discard.askFor(g, { side: round.side, ministry: card }, ownHand(g, round.side));
  if (event === undefined) return;
  discardEvent(g, round.side, event);
  log(g, 'log.discarded', { side: `seat:${round.side}`, card: cardRef(event) });
}

/** +n points of a type for the purpose on the card, during an action of that type. */
const points = (card: number, ability: number, type: 'diplomatic' | 'military', n: number, limit: string): Ability => ({
  card,
  ability,
  name: 'points',
  once: true,
  may: (_, round) => hasAction(round, type),
  run: function* (g, round) {
    addPoints(g, round, card, type, n, limit);
  },
});

export const ABILITIES: readonly Ability[] = [
  {
    card: CARDINAL_MINISTERS,
    ability: 1,
    name: 'points',
    once: true,
    may: (g, round) => cardinalAction(round) !== undefined && cardinals(g) > 0,
    run: function* (g, round) {
      const action = cardinalAction(round);
      if (!action || !enlarge(round, action, 'diplomatic', cardinals(g))) return;
      logPoints(g, CARDINAL_MINISTERS, 'diplomatic', cardinals(g));
    },
  },
  // R56: its two abilities must be used in different rounds. Both need points, which come only after the event (5.2).
  {
    card: JACOBITE_UPRISINGS,
    ability: 1,
    name: 'uprising',
    once: true,
    may: (_, round) => round.eventClosed && hasAction(round, 'military') && !hasEffect(round, 'claim'),
    run: function* (_, round) {
      addEffect(round, 'uprising');
    },
  },
  {
    card: JACOBITE_UPRISINGS,
    ability: 2,
    name: 'claim',
    once: true,
    may: (g, round) => round.eventClosed && !hasEffect(round, 'uprising') && mayPay(g, round, CLAIM, CLAIM_COST),
    run: function* (g, round) {
      yield* pay(g, round, CLAIM, CLAIM_COST);
      addEffect(round, 'claim');
      score(g, 'france', claimVp(g));
    },
    facts: { prices: [{ purchase: CLAIM.kind, paidIn: `type:${CLAIM.type}`, cost: CLAIM_COST }] },
  },
  {
    card: WALPOLE,
    ability: 1,
    name: 'draw',
    once: true,
    may: (g) => cardsToDraw(g) > 0,
    run: function* (g, round) {
      drawEvents(g, round.side, 1);
      yield* discardOne(g, round, WALPOLE);
    },
  },
  {
    card: BANK_OF_ENGLAND,
    ability: 1,
    name: 'limit',
    once: true,
    may: () => true,
    run: function* (g) {
      g.debtLimit.britain++;
      log(g, 'log.debt.limit', { side: 'seat:britain', now: g.debtLimit.britain });
    },
  },
  {
    card: HUGUENOTS,
    ability: 1,
    name: 'marker',
    once: true,
    may: (g) => ABILITY.huguenots.hasAny(g, { side: 'france' }),
    run: function* (g) {
      const space = yield* ABILITY.huguenots.ask(g, { side: 'france' });
      if (space === undefined) return;
      g.huguenots = [...g.huguenots, { space, used: false }];
      log(g, 'log.huguenots', { space: spaceRef(space) });
    },
  },
  {
    card: HALLEY,
    ability: 2,
    name: 'treaty',
    once: true,
    may: (g) => handSize(g, 'britain') > 0 && NAVAL.some((sea) => regionOf(sea) === 'europe' && has(g, sea, 'britain')),
    run: function* (g, round) {
      yield* discardOne(g, round, HALLEY);
      gainTreaty(g, 'britain', 1);
    },
  },
  points(CHOISEUL, 1, 'military', 1, 'war-tile-or-deploy'),
  points(PITT, 1, 'diplomatic', 1, 'no-prestige'),
  {
    card: HANBURY_WILLIAMS,
    ability: 1,
    name: 'courts',
    once: true,
    may: (_, round) => !hasEffect(round, 'hanbury-williams'),
    run: function* (_, round) {
      addEffect(round, 'hanbury-williams');
    },
  },
  points(PAPACY_HANOVER, 2, 'diplomatic', 2, 'scotland-ireland'),
  // R54: any of the six.
  {
    card: TOWNSHEND,
    ability: 1,
    name: 'commodity',
    once: true,
    may: (_, round) => !round.eventClosed,
    run: function* (g) {
      const commodity = yield* ABILITY.townshend.askOne(g, { side: 'britain' }, COMMODITIES);
      g.townshend = commodity;
      log(g, 'log.townshend', { commodity: commodityRef(commodity) });
    },
  },
  {
    card: BURKE,
    ability: 1,
    name: 'points',
    once: false,
    may: mayCallBurke,
    run: function* (g, round) {
      callBurke(g, round);
    },
  },
];
