import type { OptionFacts, Procedure } from '@sandtable/kernel';
import {
  ADVANTAGE,
  ADVANTAGE_THING,
  asTextSays,
  CARD,
  type Given,
  recalledSpaceQuestion,
  spaceQuestion,
  thingQuestion,
} from '../ask.js';
import { displace, has, isOpen, isProtected, placeConflict, spacesOfAdvantage } from '../control.js';
import { ADVANTAGE_IDS, ADVANTAGES, type Advantage } from '../data/advantages.js';
import {
  ALL_SPACES,
  commodityOf,
  factsOf,
  isAlliance,
  isMarket,
  isNaval,
  isPolitical,
  NAVAL,
  regionOf,
  type Space,
  spaceOf,
} from '../map.js';
import { advantageExhausted } from '../ministries/exhaustion.js';
import { CONFLICT, flagOf, type Position, type Round } from '../position.js';
import { advantageRef, advantageReferred, cardRef } from '../references.js';
import { other, type Side } from '../sides.js';
import { log } from '../text.js';
import { reduceDebt } from '../treasury.js';
import { mayPay, pay } from './payment.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** 8.2: Advantages that are used by themselves; those that make a purchase cheaper are in discounts.ts. */
export const isAdvantageOption = (option: string): boolean => advantageReferred(option) !== undefined;

const ALL = ADVANTAGE_IDS.map((_, advantage) => advantage);
const FACTS: readonly Advantage[] = ADVANTAGE_IDS.map((id) => ADVANTAGES[id]);
const BASTION_COST = 1;
const BALTIC_TRADE = 2;
const MAX_PER_ROUND = 2;

function isTarget({ targets }: Advantage, space: Space): boolean {
  if (!targets) return false;
  const { region, subregion, commodity, countries, spaces, only } = targets;
  const { country } = factsOf(space);
  if (!isMarket(space) && !isPolitical(space)) return false;
  if (region && regionOf(space) !== region) return false;
  if (subregion && factsOf(space).subregion !== subregion) return false;
  if (commodity && commodityOf(space) !== commodity) return false;
  if (countries && !(country && countries.includes(country))) return false;
  if (spaces && !spaces.some((id) => spaceOf(id) === space)) return false;
  switch (only) {
    case 'market':
    case 'unprotected-market':
      return isMarket(space);
    case 'political':
      return isPolitical(space);
    case 'alliance':
      return isAlliance(space);
    case undefined:
      return true;
  }
}
const TARGETS: readonly (readonly Space[])[] = FACTS.map((it) => ALL_SPACES.filter((space) => isTarget(it, space)));

const makesCheaper = (advantage: number): boolean =>
  FACTS[advantage].kind === 'unflag-set-1' || FACTS[advantage].kind === 'unflag-minus-1';
/** Those that make a flag of this space cheaper to take down. */
const CHEAPER: readonly (readonly number[])[] = ALL_SPACES.map((space) =>
  ALL.filter((advantage) => makesCheaper(advantage) && TARGETS[advantage].includes(space)),
);
export const advantagesAgainst = (space: Space): readonly number[] => CHEAPER[space];
export const SQUADRON_ADVANTAGES = ALL.filter((advantage) => FACTS[advantage].kind === 'squadron-2');
export const kindOfAdvantage = (advantage: number): Advantage['kind'] => FACTS[advantage].kind;

/** 8.1: a Conflict marker on a linked space forbids its use. */
export const isCalm = (g: Position, advantage: number): boolean =>
  spacesOfAdvantage(advantage).every((space) => g.conflicts[space] === 0);
/** Two a round, one a Region: that of the tile, wherever it is used (R31). */
const isWithinLimits = ({ advantages }: Round, advantage: number): boolean =>
  advantages.length < MAX_PER_ROUND && !advantages.includes(FACTS[advantage].region);

/** An event lets it be used whether or not it is exhausted (R32); a discount waits for its purchase. */
const freely = (advantage: number): string => `freely:${ADVANTAGE_IDS[advantage]}`;

/** 8.2: held since before this round, not exhausted, calm, and within the round's limits. */
export function mayUse(g: Position, round: Round, advantage: number): boolean {
  if (g.holders[advantage] !== flagOf(round.side) || !isCalm(g, advantage)) return false;
  if (round.effects.includes(freely(advantage))) return true;
  return g.exhausted[advantage] === 0 && g.fresh[advantage] === 0 && isWithinLimits(round, advantage);
}

/** Is used: exhausted for the turn, and no event can follow (R28). */
export function exhaust(g: Position, round: Round, advantage: number): void {
  round.eventClosed = true;
  const named = { side: `seat:${round.side}`, advantage: advantageRef(advantage) };
  if (round.effects.includes(freely(advantage))) {
    round.effects = round.effects.filter((effect) => effect !== freely(advantage));
    log(g, 'log.advantage.used.freely', named);
    return;
  }
  log(g, 'log.advantage.used', named);
  round.advantages = [...round.advantages, FACTS[advantage].region];
  g.exhausted[advantage] = 1;
  advantageExhausted(g, round, FACTS[advantage].region);
}

/** What one costs that is not free. */
export function advantageFacts(option: string): OptionFacts | undefined {
  const advantage = advantageReferred(option);
  return advantage !== undefined && FACTS[advantage].kind === 'displace-squadron' ? BASTION_FACTS : undefined;
}
const BASTION_FACTS: OptionFacts = { prices: [{ purchase: 'drive-off', paidIn: 'type:military', cost: BASTION_COST }] };

const driveOff = (space: Space): PlannedPurchase => ({ kind: 'drive-off', type: 'military', space, hostile: true });

const isGuarded = (g: Position, advantage: number, space: Space): boolean =>
  FACTS[advantage].targets?.only === 'unprotected-market' && isProtected(g, space);

type OfBastion = Given & {
  readonly advantage: number;
  readonly round: Round;
};
const isFoeSquadron = (g: Position, { side }: Given, space: Space): boolean =>
  isNaval(space) && has(g, space, other(side));

/** What Advantages ask when they are used. */
export const USE = {
  conflict: spaceQuestion(
    'advantage.conflict',
    '8.2',
    { advantage: ADVANTAGE },
    {
      needs: {
        noMarker: (g, _, space) => g.conflicts[space] === 0,
        open: { holds: (g, _, space) => isOpen(g, space), shown: 'unmet' },
        unprotected: { holds: (g, { advantage }, space) => !isGuarded(g, advantage, space), shown: 'unmet' },
      },
      otherwise: (_, { advantage }) => asTextSays(advantageRef(advantage)),
    },
  ),
  squadron: recalledSpaceQuestion(
    'advantage.squadron',
    '8.2',
    { advantage: ADVANTAGE },
    (g, given): OfBastion | undefined => g.round && { ...given, round: g.round },
    {
      spaces: NAVAL,
      facts: () => BASTION_FACTS,
      needs: {
        foeSquadron: isFoeSquadron,
        bastion: {
          holds: (g, c, sea) => !isFoeSquadron(g, c, sea) || mayPay(g, c.round, driveOff(sea), BASTION_COST),
          shown: isFoeSquadron,
        },
      },
    },
  ),
  freely: thingQuestion('advantage.freely', '8.2', { card: CARD }, ADVANTAGE_THING),
};

const conflictTargets = (g: Position, side: Side, advantage: number): readonly Space[] =>
  USE.conflict.open(g, { side, advantage }, { among: TARGETS[advantage] });

/** Has it something to do now, by itself? */
function isOfUse(g: Position, round: Round, advantage: number): boolean {
  switch (FACTS[advantage].kind) {
    // Even without Debt: that it is exhausted may be worth something (Ministry 13).
    case 'debt':
      return true;
    case 'conflict':
      return conflictTargets(g, round.side, advantage).length > 0;
    case 'displace-squadron':
      return USE.squadron.hasAny(g, { side: round.side, advantage, round });
    case 'unflag-set-1':
    case 'unflag-minus-1':
    case 'squadron-2':
      return false;
  }
}

export const usableAdvantages = (g: Position, round: Round): string[] =>
  ALL.filter((advantage) => mayUse(g, round, advantage) && isOfUse(g, round, advantage)).map(advantageRef);

export function* activate(g: Position, round: Round, option: string): Procedure {
  const advantage = advantageReferred(option);
  if (advantage === undefined) return;
  exhaust(g, round, advantage);
  yield* carryOut(g, round, advantage);
}

function* carryOut(g: Position, round: Round, advantage: number): Procedure {
  const { side } = round;
  switch (FACTS[advantage].kind) {
    case 'debt':
      reduceDebt(g, side, BALTIC_TRADE);
      return;
    case 'conflict': {
      const space = yield* USE.conflict.ask(g, { side, advantage }, { among: TARGETS[advantage] });
      if (space !== undefined) placeConflict(g, space, CONFLICT);
      return;
    }
    case 'displace-squadron': {
      const space = yield* USE.squadron.ask(g, { side, advantage, round });
      if (space === undefined) return;
      yield* pay(g, round, driveOff(space), BASTION_COST);
      return displace(g, space);
    }
    case 'unflag-set-1':
    case 'unflag-minus-1':
    case 'squadron-2':
      return;
  }
}

/** R32: an event uses one of these at once, exhausted or not, gained just now or not; it counts for the round's limits. */
export function* activateFreely(
  g: Position,
  round: Round,
  card: number,
  isMeant: (advantage: number) => boolean,
): Procedure {
  const { side } = round;
  const fit = ALL.filter(
    (advantage) =>
      isMeant(advantage) &&
      g.holders[advantage] === flagOf(side) &&
      isCalm(g, advantage) &&
      isWithinLimits(round, advantage) &&
      (FACTS[advantage].kind !== 'conflict' || conflictTargets(g, side, advantage).length > 0),
  );
  if (fit.length === 0) return log(g, 'log.event.nothing', { card: cardRef(card) });
  const advantage = yield* USE.freely.askOne(g, { side, card }, fit);
  round.advantages = [...round.advantages, FACTS[advantage].region];
  if (makesCheaper(advantage) || FACTS[advantage].kind === 'squadron-2') {
    round.effects = [...round.effects, freely(advantage)];
    return log(g, 'log.advantage.freely', { side: `seat:${side}`, advantage: advantageRef(advantage) });
  }
  log(g, 'log.advantage.used.freely', { side: `seat:${side}`, advantage: advantageRef(advantage) });
  yield* carryOut(g, round, advantage);
}
export const regionOfAdvantage = (advantage: number): Advantage['region'] => FACTS[advantage].region;
