import type { Procedure } from '@sandtable/kernel';
import { type Given, MINISTRY, NAME_THING, thingQuestion } from '../ask.js';
import { type ActionType, INVESTMENTS } from '../data/investments.js';
import { eventCard } from '../deck.js';
import { eraOf, type Position, type Round } from '../position.js';
import { ministryActionOf, ministryOption } from '../references.js';
import { ABILITIES, type Ability } from './abilities.js';
import { BANK_OF_ENGLAND, CARDINAL_MINISTERS, CONDORCET, WALPOLE } from './cards.js';
import { revealMinistry } from './reveal.js';
import { isSpent, logUse, spendAbility } from './spent.js';

/** 3.5: what Ministries can do in a round. One that is face down is revealed, one that is face up is used. */
export const isMinistryOption = (option: string): boolean => ministryActionOf(option) !== undefined;

type OfAbility = Given & {
  readonly ministry: number;
  readonly abilities: readonly Ability[];
};
export const USE_MINISTRY = {
  ability: thingQuestion('ministry.use', '3.5.2', { ministry: MINISTRY }, NAME_THING, {
    facts: (_, { abilities }: OfAbility, name) => abilities.find((it) => it.name === name)?.facts,
  }),
};

const OF_CARD: ReadonlyMap<number, readonly Ability[]> = new Map(
  ABILITIES.map(({ card }) => [card, ABILITIES.filter((it) => it.card === card)]),
);
const usable = (g: Position, round: Round, card: number): Ability[] =>
  (OF_CARD.get(card) ?? []).filter((it) => !(it.once && isSpent(g, card, it.ability)) && it.may(g, round));

export const ministryOptions = (g: Position, round: Round): string[] =>
  g.cabinet[round.side]
    .filter(({ card, revealed }) => !revealed || usable(g, round, card).length > 0)
    .map(({ card, revealed }) => ministryOption(revealed ? 'use' : 'reveal', card));

export function* runMinistry(g: Position, round: Round, option: string): Procedure {
  const { deed, card } = ministryActionOf(option) ?? {};
  if (card === undefined) return;
  if (deed === 'reveal') return revealMinistry(g, round, card);
  const abilities = usable(g, round, card);
  const name = yield* USE_MINISTRY.ability.askFor(
    g,
    { side: round.side, ministry: card, abilities },
    abilities.map((it) => it.name),
  );
  const ability = abilities.find((it) => it.name === name);
  if (!ability) return;
  if (ability.once) spendAbility(g, card, ability.ability);
  // Points are logged where they are added.
  if (ability.name !== 'points') logUse(g, round.side, card);
  yield* ability.run(g, round);
}

const EVENT_ABILITY = { [BANK_OF_ENGLAND]: 2, [CONDORCET]: 1 };
/** In the cabinet, face up or not: playing the card reveals it. */
const isReady = (g: Position, { side }: Round, card: typeof BANK_OF_ENGLAND | typeof CONDORCET): boolean =>
  g.cabinet[side].some((it) => it.card === card) && !isSpent(g, card, EVENT_ABILITY[card]);

/** Ministries 8 and 25: an Economic event with another Major Action, or an event without its symbol. */
export const mayPlayWithout = (g: Position, round: Round, what: 'symbol' | 'type', type?: ActionType): boolean =>
  what === 'symbol' ? isReady(g, round, CONDORCET) : type === 'economic' && isReady(g, round, BANK_OF_ENGLAND);

/** The Ministry that this event needs is revealed and exhausted. */
export function permitEvent(g: Position, round: Round, event: number): void {
  const { major, event: symbol } = INVESTMENTS[round.tile];
  const { type } = eventCard(event);
  const needed = !symbol ? CONDORCET : type !== undefined && type !== major ? BANK_OF_ENGLAND : undefined;
  if (needed === undefined) return;
  if (g.cabinet[round.side].some(({ card, revealed }) => card === needed && !revealed)) {
    revealMinistry(g, round, needed);
  }
  spendAbility(g, needed, EVENT_ABILITY[needed]);
  logUse(g, round.side, needed);
}

/**
 * Is there anything to do between the tile and the event that can't be done later? A face-down Ministry counts if it
 * could be one of those, so that the question reveals nothing (R34).
 */
export const hasActionBeforeEvent = (g: Position, round: Round): boolean => {
  const { major, minor, event } = INVESTMENTS[round.tile];
  const era = eraOf(g.turn);
  const diplomatic = major === 'diplomatic' || minor === 'diplomatic';
  const might =
    round.side === 'britain'
      ? era === 'succession' && event === true
      : era === 'succession'
        ? diplomatic
        : era === 'revolution';
  return g.cabinet[round.side].some(
    ({ card, revealed }) =>
      might && (!revealed || ((card === CARDINAL_MINISTERS || card === WALPOLE) && usable(g, round, card).length > 0)),
  );
};
