import {
  CHECKPOINT,
  type Chance,
  type Match,
  parseRecord,
  printRecord,
  randomBelow,
  recordOf,
  replayRecord,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from './data/cards.js';
import { COUNTRIES, COUNTRY_IDS } from './data/countries.js';
import { conditionHolds } from './events/index.js';
import { labyrinth as game } from './index.js';
import { clone, type Position } from './position.js';
import { occur } from './rules/play-card.js';
import { SIDES, type Side } from './sides.js';
import { playAll, settingsFor } from './testing/games.js';
import { checkCells, checkVictory, GameOver } from './victory.js';

/** Whole random games over every option of the game; each property is looked at along the way. */
const SEEDS = 90;

const asked = (match: Match<Position>) =>
  match.pending().map((d) => ({ seat: d.seat, prompt: d.prompt, rule: d.rule, options: d.options }));
const sight = (match: Match<Position>) =>
  JSON.stringify([
    game.writePosition(match.position),
    [...match.position.chance.state],
    asked(match),
    match.result ?? null,
  ]);

describe('4.2-4.8 over whole games', () => {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

  /** Pieces, tracks and totals counted anew, by the printed map and what a view shows. */
  function recount(g: Position): void {
    const seen = game.view(g, 'observer');
    const here = COUNTRY_IDS.map((id) => ({ facts: COUNTRIES[id], ...seen.countries[id] }));
    const cells = sum(here.map(({ sleepers = 0, active = 0 }) => sleepers + active));
    if (cells + seen.cellsOnTrack !== 15)
      throw new Error(`${cells} cells on the map, ${seen.cellsOnTrack} on the track`);
    const troops = sum(here.map(({ troops = 0 }) => troops));
    if (troops + seen.troopsOnTrack !== 15)
      throw new Error(`${troops} troops on the map, ${seen.troopsOnTrack} on the track`);
    if (seen.prestige < 1 || seen.prestige > 12 || seen.funding < 1 || seen.funding > 9)
      throw new Error('off the track');
    const spikes = seen.lapsing.filter((card) => card === 117 || card === 118).length;
    const worth = (level: string) =>
      sum(
        here.map(({ facts, governance }) =>
          facts.resources !== undefined && governance === level ? facts.resources + (facts.oil ? spikes : 0) : 0,
        ),
      );
    const count = (...levels: string[]) => here.filter(({ governance = '' }) => levels.includes(governance)).length;
    const found = [worth('good'), worth('islamist-rule'), count('good', 'fair'), count('poor', 'islamist-rule')];
    const told = [seen.goodResources, seen.islamistResources, seen.goodOrFair, seen.poorOrIslamist];
    if (found.join() !== told.join()) throw new Error(`totals are ${found}, told as ${told}`);
    const cards = [
      ...seen.discard,
      ...seen.removed,
      ...seen.lapsingBox,
      ...seen.playing,
      ...(seen.firstPlotCard ? [0] : []),
    ];
    const all = cards.length + seen.cardsLeft + seen.handSizes.us + seen.handSizes.jihadist;
    if (all !== CARDS.length) throw new Error(`${all} cards`);
  }

  it(`holds over ${SEEDS} games: options at every decision, invariants, no victory overlooked (2.1), an end, and a record that replays to it`, () => {
    const ends = new Set<string>();
    const seen = new Set<string>();
    playAll(
      SEEDS,
      (match) => {
        const [decision] = match.pending();
        const options = decision.options;
        if (options.length === 0) throw new Error(`${decision.prompt.key} has no option`);
        if (new Set(options).size !== options.length) throw new Error(`${decision.prompt.key} offers one thing twice`);
        if (!match.seats.includes(decision.seat)) throw new Error(`${decision.seat} is no seat`);
        game.check(match.position);
        // 2.1: victory ends the game at once, so that nobody is asked anything more.
        checkVictory(match.position);
        checkCells(match.position);
        if (match.answers.length % 8 === 0) recount(match.position);
      },
      (match) => {
        recount(match.position);
        if (!match.result) return;
        ends.add(match.result.reason.key);
        for (const [name, value] of Object.entries(match.beginning.settings)) seen.add(`${name}=${value}`);
        const record = parseRecord(printRecord(recordOf(match)));
        if (sight(replayRecord(game, record)) !== sight(match)) throw new Error('the record replays differently');
      },
    );
    expect(ends.size).toBeGreaterThan(3);
    for (const [name, { values }] of Object.entries(game.settings)) {
      for (const value of values) expect(seen).toContain(`${name}=${value}`);
    }
  });
});

describe('6.2 any event, at any time', () => {
  it('is carried out without a dead end', () => {
    playAll(48, (match, chance) => {
      if (randomBelow(chance, 12) > 0) return;
      const { number, association } = CARDS[randomBelow(chance, CARDS.length)];
      for (const side of SIDES) {
        if (association !== 'unassociated' && association !== side) continue;
        if (conditionHolds(match.position, number, side)) carryOut(clone(match.position), number, side, chance);
      }
    });
  });

  function carryOut(g: Position, card: number, side: Side, chance: Chance): void {
    const where = `card ${card} by ${side}`;
    // The card is in play, wherever it was.
    for (const pile of [g.draw, g.discard, g.removed, g.hands.us, g.hands.jihadist]) {
      const at = pile.indexOf(card);
      if (at >= 0) pile.splice(at, 1);
    }
    if (g.lapsing.includes(card) || g.firstPlotCard === card) return;
    if (!g.playing.includes(card)) g.playing = [...g.playing, card];
    try {
      const event = occur(g, card, side);
      for (let step = event.next({}), n = 0; !step.done; n++) {
        game.check(g);
        if (step.value === CHECKPOINT) throw new Error(`${where}: a checkpoint in the midst of a card`);
        const [decision] = step.value;
        const options = decision.options;
        if (options.length === 0) throw new Error(`${where}: ${decision.prompt.key} offers nothing`);
        if (n > 2000) throw new Error(`${where} does not end`);
        step = event.next({ [decision.seat]: options[randomBelow(chance, options.length)] });
      }
      game.check(g);
    } catch (error) {
      if (error instanceof GameOver) return;
      throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
});

describe('the options of the game', () => {
  it('all turn up in these games', () => {
    const found = Array.from({ length: SEEDS }, (_, index) => settingsFor(index));
    for (const [name, { values }] of Object.entries(game.settings)) {
      expect(new Set(found.map((options) => options[name])).size).toBe(values.length);
    }
  });
});
