import {
  CHECKPOINT,
  type Chance,
  type DecisionView,
  newMatch,
  type Procedure,
  randomBelow,
  seedChance,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import { executeEvent } from '../events/index.js';
import { FACTIONS } from '../factions.js';
import { andeanAbyss as game } from '../index.js';
import { ALL_SPACES } from '../map.js';
import { clone, type Position } from '../position.js';
import { spaceQuestionOf } from '../questions.js';
import { spaceRef } from '../references.js';
import { conditions } from './index.js';

/** Every question that offers spaces declares its needs. */
function asksForSpace(asked: DecisionView): boolean {
  const declared = spaceQuestionOf(asked) !== undefined;
  expect(declared || !asked.options.some((option) => option.startsWith('space:')), asked.prompt.key).toBe(true);
  return declared;
}

/** Positions of random games, each with another card in play. */
function* positions(): Generator<{ readonly g: Position; readonly card: number; readonly chance: Chance }> {
  let next = 0;
  for (let index = 0; index < 10; index++) {
    const match = newMatch(game, { seed: `events ${index}`, settings: {} }, { log: false });
    const chance = seedChance(`path ${index}`);
    while (!match.result) {
      const [decision] = match.pending();
      if (randomBelow(chance, 10) === 0) {
        const card = (next++ % CARDS.length) + 1;
        yield { g: withCard(match.position, card), card, chance };
      }
      const options = decision.options.filter((option) => option !== 'pass');
      match.choose(options[randomBelow(chance, options.length)] ?? 'pass', decision.seat);
    }
  }
}

function withCard(from: Position, card: number): Position {
  const g = clone(from);
  const at = Math.max(g.turned, 1) - 1;
  g.turned = at + 1;
  g.deck = [...g.deck.slice(0, at), card, ...g.deck.slice(at + 1).filter((c) => c !== card)];
  g.underway = undefined;
  g.turn = { ...g.turn, barred: [], staying: [] };
  return g;
}

function answer(procedure: Procedure<unknown>, chance: Chance, look: (asked: DecisionView) => void): void {
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    const { options } = decision;
    look(decision);
    step = procedure.next({ [decision.seat]: options[randomBelow(chance, options.length)] });
  }
}

describe('why a space can or cannot be chosen by any event', () => {
  it('all conditions of an offered space hold; at least one of a space that is not offered does not', () => {
    const keys = new Set<string>();
    const cards = new Set<number>();
    for (const { g, card, chance } of positions()) {
      answer(executeEvent(g, card, FACTIONS[randomBelow(chance, FACTIONS.length)]), chance, (asked) => {
        if (!asksForSpace(asked)) return;
        keys.add(asked.prompt.key);
        cards.add(card);
        for (const space of ALL_SPACES) {
          const found = conditions(g, asked, space);
          const offered = asked.options.includes(spaceRef(space));
          const told = `card ${card}, ${asked.prompt.key}, ${spaceRef(space)}`;
          const failing = found.filter(({ holds }) => !holds).map(({ text }) => text.key);
          if (offered) expect(failing, told).toEqual([]);
          else expect(failing.length, told).toBeGreaterThan(0);
        }
      });
    }
    expect(cards.size).toBeGreaterThan(50);
    expect(keys.size).toBeGreaterThan(20);
  });
});
