import { type Chance, LANGUAGES, newMatch, type Procedure, randomBelow, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import { TERROR_MARKERS } from '../data/deployment.js';
import { OPERATIONS_INSTEAD } from '../data/nonplayers.js';
import { isEffective } from '../events/effective.js';
import { executeEvent, runEvent } from '../events/index.js';
import { INSURGENTS } from '../factions.js';
import { andeanAbyss as game } from '../index.js';
import { clone, type Position } from '../position.js';
import { markersOut } from '../terror.js';
import { letNonplayersAct, type NonplayerAnswer } from '../testing/nonplayers.js';

const GAMES = 16;
const ALL_OF_THEM = 'farc+auc+cartels';

/** Positions of random games between all non-players, each with another card in play. */
function* positions(name: string): Generator<{ g: Position; card: number; chance: Chance }> {
  let next = 0;
  for (let index = 0; index < GAMES; index++) {
    const settings = { nonplayers: ALL_OF_THEM, edition: index % 2 === 0 ? '1' : '2' };
    const match = newMatch(game, { seed: `${name} ${index}`, settings }, { log: false });
    const chance = seedChance(`path ${index}`);
    while (!match.result) {
      const [decision] = match.pending();
      if (randomBelow(chance, 20) === 0 && match.position.propagandas < 4) {
        const card = (next++ % CARDS.length) + 1;
        yield { g: withCard(match.position, card), card, chance };
      }
      const acting = decision.options.filter((option) => !option.startsWith('aside:') && option !== 'pass');
      const among = acting.length > 0 ? acting : decision.options;
      match.choose(among[randomBelow(chance, among.length)], decision.seat);
    }
  }
}

/** The position with this card in play, and nothing under way. */
function withCard(from: Position, card: number): Position {
  const g = clone(from);
  const at = Math.max(g.turned, 1) - 1;
  g.turned = at + 1;
  // It changes places with the card that was in play.
  g.deck = g.deck.map((c, i) => (i === at ? card : c === card ? g.deck[at] : c));
  g.underway = undefined;
  // An event is played between two rounds.
  g.step = 'act';
  // No card comes twice.
  g.capabilities = Object.fromEntries(Object.entries(g.capabilities).filter(([number]) => Number(number) !== card));
  g.turn = { ...g.turn, barred: [], staying: [] };
  return g;
}

const onTable = ({ pieces, support, terror, zones, shipments, resources, aid, ...g }: Position): string =>
  JSON.stringify([
    pieces,
    support,
    terror,
    zones,
    shipments,
    resources,
    aid,
    g.panama,
    g.ecuador,
    g.capabilities,
    g.momentum,
    g.turn,
  ]);

type Others = (decision: { options: readonly string[] }) => string;
const anyOf =
  (chance: Chance): Others =>
  (decision) => {
    const options = decision.options;
    return options[randomBelow(chance, options.length)];
  };

/** It may come to nothing after all: an Attack that misses (19, 69), a Terror without markers taken back by its event (46). */
const mayFail = (g: Position, card: number): boolean =>
  card === 19 || card === 69 || (card === 46 && markersOut(g) >= TERROR_MARKERS - 1);

/** Every answer is allowed, or this throws; each has a rule and a reason in every language. */
function carryOut(g: Position, event: Procedure, others: Others, where: string): readonly NonplayerAnswer[] {
  let steps: readonly NonplayerAnswer[];
  try {
    steps = letNonplayersAct(g, event, [], others).steps;
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  for (const { key, rule, reason } of steps) {
    if (rule === '') throw new Error(`${where}: ${key} without a rule`);
    for (const language of LANGUAGES) {
      if (!game.messages[language][`reason.${reason}`]) throw new Error(`${where}: no words for ${reason}`);
    }
  }
  return steps;
}

describe('8.4 any event at any time', () => {
  it('executed by a non-player it comes to its end, and does something if and only if it could (8.1)', () => {
    const cards = new Set<number>();
    for (const { g: start, card, chance } of positions('by non-players')) {
      cards.add(card);
      for (const faction of INSURGENTS) {
        const g = clone(start);
        const where = `card ${card} by ${faction}`;
        carryOut(g, executeEvent(g, card, faction), anyOf(chance), where);
        // Where others would have to act for it, a non-player does not choose the event at all (8.4.4).
        const changed = onTable(g) !== onTable(start);
        if (changed && [20, 29, 34, 37, 46, 53, 70].includes(card)) continue;
        if (!mayFail(start, card) && changed !== isEffective(start, faction))
          throw new Error(`${where}: changed ${changed}`);
      }
    }
    expect(cards.size).toBe(CARDS.length);
  });

  it('executed by the Government, either side, the non-players that it concerns answer too', () => {
    const asked = new Set<number>();
    for (const { g: start, card, chance } of positions('by the Government')) {
      for (const side of CARDS[card - 1].dual ? (['unshaded', 'shaded'] as const) : (['unshaded'] as const)) {
        const g = clone(start);
        const steps = carryOut(g, runEvent(g, card, side, 'government'), anyOf(chance), `card ${card} ${side}`);
        if (steps.length > 0) asked.add(card);
      }
    }
    // What the Government names them for, what is theirs to do, and shipments that lose their holder.
    for (const card of [20, 29, 34, 37, 46, 47, 53, 58, 59, 60, 70]) expect(asked).toContain(card);
  });

  it('no question of an event is left to chance but those that no rule decides', () => {
    const left = new Set<string>();
    for (const { g: start, card, chance } of positions('what is left')) {
      if (OPERATIONS_INSTEAD.includes(card)) continue;
      for (const faction of INSURGENTS) {
        const g = clone(start);
        const steps = carryOut(g, executeEvent(g, card, faction), anyOf(chance), `card ${card} by ${faction}`);
        for (const step of steps) if (step.reason === 'any') left.add(`${card} ${step.key}`);
      }
    }
    // 46: either level changes the totals alike. 20, 37: a March for which the list has no space.
    const harmless = ['46 event.level', '20 march.space', '20 march.from', '37 march.space', '37 march.from'];
    expect([...left].filter((question) => !harmless.includes(question))).toEqual([]);
  });
});
