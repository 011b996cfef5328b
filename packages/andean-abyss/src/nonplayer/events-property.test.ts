import { below, type Chance, LANGUAGES, newMatch, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import { isEffective } from '../events/effective.js';
import { executeEvent } from '../events/index.js';
import { INSURGENTS } from '../factions.js';
import { andeanAbyss as game } from '../index.js';
import { clone, type Position } from '../position.js';
import { letThem, type Step } from '../testing/nonplayers.js';

const GAMES = 24;
const ALL_OF_THEM = 'farc+auc+cartels';

/** Positions of random games between all non-players, each with another card in play. */
function* positions(): Generator<{ g: Position; card: number; chance: Chance }> {
  let next = 0;
  for (let index = 0; index < GAMES; index++) {
    const options = { nonplayers: ALL_OF_THEM, edition: index % 2 === 0 ? '1' : '2' };
    const match = newMatch(game, { seed: `events ${index}`, options }, { log: false });
    const chance = seedChance(`path ${index}`);
    while (!match.result) {
      const [decision] = match.pending();
      if (below(chance, 60) === 0) {
        const card = (next++ % CARDS.length) + 1;
        yield { g: withCard(match.position, card), card, chance };
      }
      const acting = decision.options().filter((option) => !option.startsWith('aside:') && option !== 'pass');
      const among = acting.length > 0 ? acting : decision.options();
      match.choose(among[below(chance, among.length)], decision.seat);
    }
  }
}

/** The position with this card in play, and nothing under way. */
function withCard(from: Position, card: number): Position {
  const g = clone(from);
  const at = Math.max(g.turned, 1) - 1;
  g.turned = at + 1;
  g.deck = [...g.deck.slice(0, at), card, ...g.deck.slice(at + 1).filter((c) => c !== card)];
  g.underway = undefined;
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

describe('8.4 any event, executed by any non-player at any time', () => {
  it('is carried out to its end, each answer allowed and given a reason in every language, and does something if it could', () => {
    const cards = new Set<number>();
    const keys = new Set<string>();
    for (const { g: start, card, chance } of positions()) {
      cards.add(card);
      for (const faction of INSURGENTS) {
        const g = clone(start);
        const where = `card ${card} by ${faction}`;
        const others = (decision: { options(): readonly string[] }) => {
          const options = decision.options();
          return options[below(chance, options.length)];
        };
        let steps: readonly Step[];
        try {
          steps = letThem(g, executeEvent(g, card, faction), [], others).steps;
        } catch (error) {
          throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
        }
        for (const step of steps) {
          keys.add(`${step.key}:${step.reason}`);
          if (step.rule === '') throw new Error(`${where}: ${step.key} without a rule`);
          for (const language of LANGUAGES) {
            if (!game.messages[language][`reason.${step.reason}`]) throw new Error(`no words for ${step.reason}`);
          }
        }
        // 8.1: but for an Attack that misses.
        const changed = onTable(g) !== onTable(start);
        if (card !== 19 && changed !== isEffective(start, faction)) throw new Error(`${where}: changed ${changed}`);
      }
    }
    expect(cards.size).toBe(CARDS.length);
    if (process.env.SHOW) console.log([...keys].sort().join('\n'));
  });
});
