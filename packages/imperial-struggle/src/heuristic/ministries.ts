import { ministry as ministryCard } from '../cabinet.js';
import { controls } from '../control.js';
import { ADVANTAGE_IDS, ADVANTAGES } from '../data/advantages.js';
import type { ActionType } from '../data/investments.js';
import { eventCard } from '../deck.js';
import { commodityOf, factsOf, MARKETS, POLITICAL } from '../map.js';
import { ABILITIES } from '../ministries/abilities.js';
import * as cards from '../ministries/cards.js';
import { IRELAND, SCOTLAND } from '../ministries/minor.js';
import { isSpent } from '../ministries/spent.js';
import { theatersOf } from '../next-war-display.js';
import { flagOf, type Position, type Round } from '../position.js';
import type { QuestionId } from '../questions.js';
import { cardRef, ministryActionOf, ministryRef, ministryReferred } from '../references.js';
import type { Side } from '../sides.js';
import { availableDebt } from '../treasury.js';
import { cardWorth } from './hand.js';
import {
  type Answerer,
  bestOf,
  type HeuristicInput,
  offers,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';

/** Ministries (3.5): which to choose, and when to reveal and use them. */

/** Points of a type left to spend; without those of a Minor Action if only Major ones count. */
const points = ({ pools, minorSpent }: Round, type: ActionType, major = false): number =>
  pools
    .filter((pool) => pool.type === type && !(pool.source === 'minor' && (minorSpent || major)))
    .reduce((sum, pool) => sum + pool.points, 0);

/** Is this the side's last round of the turn? Ministries that count at the end of the turn can wait until then. */
const isLast = (g: Position): boolean => g.rounds >= 6;

const held = (g: Position, side: Side, ids: readonly string[]): number =>
  ADVANTAGE_IDS.filter((id, i) => ids.includes(id) && g.holders[i] === flagOf(side) && g.exhausted[i] === 0).length;
const COMPANY = ['textiles', 'silk', 'fruit', 'fur-trade', 'rum'];
/** Keeps Advantages that Ministry 7 scores while unexhausted. */
export const isKept = ({ g, side }: HeuristicInput, option: string): boolean =>
  side === 'britain' &&
  g.cabinet.britain.some(({ card }) => card === cards.EAST_INDIA_COMPANY) &&
  COMPANY.some((id) => option === `advantage:${id}`);
const EUROPEAN = ADVANTAGE_IDS.filter((id) => ADVANTAGES[id].region === 'europe');
const BRITISH_ISLES = [...IRELAND, ...SCOTLAND];
const COURTS = POLITICAL.filter((space) => {
  const { country } = factsOf(space);
  return country === 'prussia' || country === 'german-states' || country === 'russia';
});
const count = (g: Position, spaces: readonly number[], side: Side): number =>
  spaces.filter((space) => g.flags[space] === flagOf(side) && g.conflicts[space] === 0).length;

/** What the Claim of Ministry 4 would gain now. */
const claim = (g: Position): number => Math.min(4, g.jacobiteVictories + count(g, BRITISH_ISLES, 'france'));

/** When each Ministry is useful. Those not listed are revealed where they are needed. */
type When = (g: Position, round: Round, key: QuestionId) => boolean;
const USES: Readonly<Record<number, When>> = {
  [cards.CARDINAL_MINISTERS]: (_, __, key) => key === 'event',
  [cards.JOHN_LAW]: (g) => isLast(g) && g.debt.france > 0,
  [cards.SUN_KING]: isLast,
  [cards.JACOBITE_UPRISINGS]: (g, round, key) =>
    key === 'act' &&
    ((claim(g) >= 2 && points(round, 'military', true) >= 3) ||
      (points(round, 'military', true) >= 2 && BRITISH_ISLES.some((space) => !controls(g, space, 'france')))),
  [cards.WALPOLE]: () => true,
  [cards.SWIFT]: (_, round, key) => key === 'act' && points(round, 'diplomatic') > 0,
  [cards.EAST_INDIA_COMPANY]: (g) => isLast(g) && held(g, 'britain', COMPANY) > 0,
  [cards.BANK_OF_ENGLAND]: () => true,
  [cards.HUGUENOTS]: (_, __, key) => key === 'act',
  [cards.HALLEY]: (g, round, key) =>
    key === 'act' && (isLast(g) || (points(round, 'military', true) >= 2 && g.unbuilt.britain > 0)),
  [cards.CHOISEUL]: (_, round, key) => key === 'act' && points(round, 'military') > 0,
  [cards.DUPLEIX]: isLast,
  [cards.POMPADOUR]: (g, _, key) => key === 'act' && held(g, 'france', EUROPEAN) > 0,
  [cards.VOLTAIRE]: isLast,
  [cards.PITT]: (g, round, key) =>
    key === 'act' &&
    (points(round, 'diplomatic') > 0 || (points(round, 'military', true) >= 2 && g.unbuilt.britain > 0)),
  [cards.HANBURY_WILLIAMS]: (g, round, key) =>
    key === 'act' && points(round, 'diplomatic', true) >= 2 && count(g, COURTS, 'france') > 0,
  [cards.MERCHANT_BANKS]: (_, round, key) => key === 'act' && points(round, 'economic') > 0,
  [cards.JOHNSON]: isLast,
  [cards.WATT]: () => true,
  [cards.PAPACY_HANOVER]: (g, round, key) =>
    (!g.jacobiteDefeat && claim(g) > 0) ||
    (key === 'act' && points(round, 'diplomatic') > 0 && count(g, BRITISH_ISLES, 'britain') < BRITISH_ISLES.length),
  [cards.TOWNSHEND]: (_, __, key) => key === 'tile',
  [cards.BURKE]: (_, round, key) => key === 'act' && points(round, 'diplomatic', true) > 0,
  [cards.TURGOT]: (g, _, key) => key === 'act' && availableDebt(g, 'france') > availableDebt(g, 'britain') + 1,
  [cards.NORTH_AMERICAN_TRADE]: (_, { effects }) => effects.includes('trade-lead'),
  [cards.LAVOISIER]: (_, { effects }) => effects.includes('bonus'),
};

/** 7.1.3: some theaters count a revealed keyword. */
const armsNow = (g: Position, card: number): boolean =>
  g.turn !== 2 &&
  isLast(g) &&
  theatersOf(g).some(({ keywords }) => ministryCard(card).keywords.some((keyword) => keywords.includes(keyword)));

const canUse = (g: Position, round: Round, card: number): boolean =>
  ABILITIES.some((it) => it.card === card && !(it.once && isSpent(g, card, it.ability)) && it.may(g, round));
const hasAbility = (card: number): boolean => ABILITIES.some((it) => it.card === card);
/** Abilities that only help to pay: revealing the Ministry is enough. */
const WITHOUT_USE: readonly number[] = [cards.HALLEY, cards.PITT, cards.CHOISEUL, cards.PAPACY_HANOVER];

/** A Ministry to reveal or use now, if any. */
export function ministryNow(q: HeuristicInput): ScoredOption | undefined {
  const { g, key } = q;
  const { round } = g;
  if (!round) return undefined;
  for (const option of q.options) {
    const { deed, card } = ministryActionOf(option) ?? {};
    if (card === undefined) continue;
    const named = { ministry: ministryRef(card) };
    if (deed === 'reveal' && armsNow(g, card)) return scoredOption(option, 0, 'ministry.war', named);
    if (!USES[card]?.(g, round, key)) continue;
    if (deed === 'use') {
      if (isWorthUsing(q, round, card)) return scoredOption(option, 0, 'ministry.use', named);
    } else if (!hasAbility(card) || canUse(g, round, card) || WITHOUT_USE.includes(card)) {
      return scoredOption(option, 0, 'ministry.reveal', named);
    }
  }
  return undefined;
}

/** Should it use a revealed Ministry that is offered? Not every use gains something. */
function isWorthUsing({ g, side }: HeuristicInput, round: Round, card: number): boolean {
  // Discards a card for a Treaty Point only if the hand is full at the end of the turn.
  if (card === cards.HALLEY) return isLast(g) && g.hands[side].length >= 2;
  if (card === cards.CHOISEUL) return points(round, 'military') > 0;
  if (card === cards.PITT) return points(round, 'diplomatic') > 0;
  return true;
}

export const use: Answerer<{ readonly ministry: number }> = (q) => {
  const { g } = q;
  const claims = offers(q, 'claim') && claim(g) >= 2 && g.round && points(g.round, 'military', true) >= 3;
  const [first] = q.options;
  const name = claims ? 'claim' : offers(q, 'uprising') ? 'uprising' : first;
  return scoredOption(name, 0, 'ministry.use', { ministry: ministryRef(q.params.ministry) });
};

/** The value of each Ministry by itself. */
const LIKING: Readonly<Record<number, number>> = {
  [cards.CARDINAL_MINISTERS]: 3.5,
  [cards.JOHN_LAW]: 4,
  [cards.SUN_KING]: 3.5,
  [cards.JACOBITE_UPRISINGS]: 2,
  [cards.WALPOLE]: 3.5,
  [cards.SWIFT]: 4.6,
  [cards.EAST_INDIA_COMPANY]: 2,
  [cards.BANK_OF_ENGLAND]: 4.5,
  [cards.HUGUENOTS]: 3,
  [cards.HALLEY]: 3,
  [cards.CHOISEUL]: 4,
  [cards.DUPLEIX]: 3,
  [cards.POMPADOUR]: 3,
  [cards.VOLTAIRE]: 3,
  [cards.PITT]: 4.5,
  [cards.HANBURY_WILLIAMS]: 2.5,
  [cards.MERCHANT_BANKS]: 4.5,
  [cards.JOHNSON]: 3,
  [cards.WATT]: 2.5,
  [cards.PAPACY_HANOVER]: 2,
  [cards.TOWNSHEND]: 3,
  [cards.BURKE]: 2.5,
  [cards.TURGOT]: 3.5,
  [cards.NORTH_AMERICAN_TRADE]: 2.5,
  [cards.CONDORCET]: 3.5,
  [cards.LAVOISIER]: 2.5,
};
const FUR_AND_FISH = MARKETS.filter((space) => commodityOf(space) === 'furs' || commodityOf(space) === 'fish');

/** What the map adds to a Ministry's value. */
function suits(g: Position, card: number): number {
  switch (card) {
    case cards.EAST_INDIA_COMPANY:
      return 1.2 * held(g, 'britain', COMPANY);
    case cards.JACOBITE_UPRISINGS:
      return 0.8 * claim(g);
    // R8: it can defeat the Jacobites, which is worth something while they can still claim the throne.
    case cards.PAPACY_HANOVER:
      return g.jacobiteDefeat ? 0 : 1 + 1.5 * claim(g);
    case cards.BURKE:
      return count(g, IRELAND, 'britain');
    case cards.POMPADOUR:
      return 0.5 * held(g, 'france', EUROPEAN);
    case cards.HANBURY_WILLIAMS:
      return 0.5 * count(g, COURTS, 'france');
    case cards.NORTH_AMERICAN_TRADE:
      return count(g, FUR_AND_FISH, 'france') > count(g, FUR_AND_FISH, 'britain') ? 2 : 0;
    default:
      return 0;
  }
}

/** The value of its keywords: bonuses of events in hand, and theaters that count them. */
function keywordWorth(g: Position, side: Side, card: number): number {
  const { keywords } = ministryCard(card);
  const bonuses = g.hands[side].filter((event) => {
    const bonus = event > 0 ? eventCard(event).bonus : undefined;
    return bonus?.kind === 'keyword' && keywords.includes(bonus.keyword);
  });
  const theaters = theatersOf(g).filter((it) => it.keywords.some((keyword) => keywords.includes(keyword)));
  return 0.8 * bonuses.length + 0.5 * theaters.length;
}

export const choose: Answerer = (q) => {
  const found = bestOf(
    q.options.flatMap((option) => ministryReferred(option) ?? []),
    (card) => (LIKING[card] ?? 0) + suits(q.g, card) + keywordWorth(q.g, q.side, card),
  );
  // The reason must not name the Ministry, because it is face down (3.5).
  return found && scoredOption(ministryRef(found.item), found.gain, 'ministry');
};

/** The card that is worth least. */
export const discard: Answerer = (q) => {
  const open = q.g.hands[q.side].filter((card) => offers(q, cardRef(card)));
  const found = bestOf(open, (card) => -cardWorth(q.g, q.side, card));
  // The reason must not name the card: the other side may still be choosing (4.1.6).
  return found && scoredOption(cardRef(found.item), found.gain, 'discard');
};
