import { readFileSync } from 'node:fs';
import { newMatch, playBot, readSettings, seatBots, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from '../index.js';
import { checkInvariants } from '../invariants/index.js';
import { spaceOf } from '../map.js';
import type { Position } from '../position.js';
import { FORMAT } from '../position-format.js';
import { playAll } from '../testing/games.js';
import { redact, view } from '../view.js';
import { readPosition } from './read.js';

const base = (seed = 'note'): Position => game.setup(readSettings(game, {}), seedChance(seed));
const plain = (g: Position) => ({ ...g, log: undefined, chance: undefined });

describe('a position written down', () => {
  it.each([0, 1, 2, 3, 4, 5])('is read as it was, checked at every decision (game %i)', (n) => {
    const seed = `written ${n}`;
    const match = newMatch(game, { seed });
    const bots = seatBots(game, match.seats, { britain: 'random', france: 'random' }, seed);
    let step = 0;
    for (;;) {
      checkInvariants(match.position);
      if (match.position.round === undefined && step++ % 5 === 0) {
        const note = JSON.parse(JSON.stringify(FORMAT.writeFile(match.position)));
        expect(plain(readPosition(note, base()))).toEqual(plain(match.position));
      }
      if (!playBot(match, bots)) break;
    }
    expect(match.result).toBeDefined();
  });
});

describe('every checkpoint of a game', () => {
  it('is read again, whatever the options', () => {
    const read = new Set<string>();
    playAll(2, (match) => {
      const { settings } = match.beginning;
      const { since: _, ...note } = match.positionJson();
      const written = JSON.stringify([settings, note]);
      if (read.has(written)) return;
      read.add(written);
      newMatch(game, { seed: 'again', settings, position: note });
    });
    expect(read.size).toBeGreaterThan(30);
  });
});

describe('a position file written by hand', () => {
  it('may list only little: the rest is dealt at random as on that turn (4.1)', () => {
    const g = readPosition({ turn: 4, flags: { jamaica: 'france' }, vp: 12 }, base());
    expect(g).toMatchObject({ turn: 4, step: 'round', rounds: 0, vp: 12, war: 2, debtLimit: { britain: 10 } });
    expect(g.flags[spaceOf('jamaica')]).toBe(2);
    expect(g.available).toHaveLength(9);
    expect(g.hands.britain).toHaveLength(3);
    expect(g.demand).toHaveLength(3);
    expect(g.display.france).toHaveLength(4);
  });

  it('may name the Awards of a turn and leave those to come to chance (4.1.3)', () => {
    const awards = { europe: [0], 'north-america': [1], caribbean: [6], india: [7] };
    const match = newMatch(game, { seed: 'awards', position: { turn: 2, step: 'deal', awards } });
    const now = Object.values(match.position.awards).flat();
    expect(now).toHaveLength(4);
    expect(now.filter((tile) => [0, 1, 6, 7].includes(tile))).toEqual([]);
  });

  it('may name the Awards of one Region: those of the others stay, or make room (4.1.3)', () => {
    for (const seed of ['one', 'two', 'three']) {
      const g = readPosition({ turn: 1, step: 'round', awards: { europe: [5, 2] } }, base(seed));
      expect(g.awards.europe).toEqual([5, 2]);
      expect(Object.values(g.awards).flat().sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  it('may give the United States spaces of their own once they have a flag (10.0)', () => {
    const flags = { carolinas: 'usa', 'usa-prestige-2': 'britain' };
    expect(readPosition({ turn: 6, flags }, base()).flags[spaceOf('usa-prestige-2')]).toBe(1);
  });

  it.each([1, 2, 3, 4, 5, 6])('can begin at any step of turn %i', (turn) => {
    for (const step of ['deal', 'ministries', 'initiative', 'round', 'scoring'] as const) {
      const match = newMatch(game, { seed: 'step', position: { turn, step } });
      const bots = seatBots(game, match.seats, { britain: 'random', france: 'random' }, 'step');
      while (playBot(match, bots)) checkInvariants(match.position);
      expect(match.result).toBeDefined();
    }
  });

  it('is read as docs/positions-imperial-struggle.md has it', () => {
    const page = readFileSync(new URL('../../../../docs/positions-imperial-struggle.md', import.meta.url), 'utf8');
    const asked = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, code]) => {
      const match = newMatch(game, { seed: 'docs', ...JSON.parse(code).new });
      return `${match.decision()?.seat} ${match.decision()?.prompt.key}`;
    });
    expect(asked).toEqual(['france ask.tile', 'france ask.war.unflag']);
    for (const field of FORMAT.fileFields) expect(page).toContain(`\`${field}\``);
  });

  it('computes the unbuilt Squadrons if it does not list them (3.6)', () => {
    const flags = { 'cabot-strait': 'britain', biscay: 'britain' };
    expect(readPosition({ flags }, base())).toMatchObject({ unbuilt: { britain: 4, france: 7 }, sunk: { britain: 0 } });
    const told = readPosition({ flags, unbuilt: { britain: 3 } }, base());
    expect(told).toMatchObject({ unbuilt: { britain: 3, france: 7 }, sunk: { britain: 1, france: 0 } });
  });

  it('can begin in a theater of a war (7.1)', () => {
    const g = readPosition({ turn: 1, war: 'wss', theater: 2 }, base());
    expect(g).toMatchObject({ step: 'war', theater: 2, war: 0 });
  });

  it.each([
    [{ turn: 7 }, 'error.note.number'],
    [{ what: 1 }, 'error.note.unknown'],
    [{ flags: { jamaica: 'prussia' } }, 'error.note.word'],
    [{ flags: { biscay: 'usa' } }, 'wrong.flag'],
    [{ conflicts: { gibraltar: 'usual' } }, 'wrong.conflict'],
    [{ damaged: ['jamaica'] }, 'wrong.damaged'],
    [{ debt: { britain: 12 } }, 'wrong.debt'],
    [{ navyBox: { france: 8 }, unbuilt: { france: 1 } }, 'wrong.squadrons'],
    [{ turn: 1, hands: { britain: [3], france: [3] } }, 'wrong.cardTwice'],
    [{ turn: 1, hands: { britain: [], france: [] }, draw: [] }, 'wrong.cardMissing'],
    [{ turn: 1, taken: { britain: ['e4-d2-a'], france: ['e4-d2-a'] } }, 'wrong.taken'],
    [{ available: ['e4-d2-a', 'e4-d2-a'] }, 'wrong.investments'],
    [{ turn: 1, cabinet: { britain: [1] } }, 'wrong.ministry'],
    [{ basicPool: { britain: [0, 0] } }, 'wrong.tiles'],
    [{ display: { britain: [] } }, 'wrong.display'],
    [{ damaged: ['halifax'] }, 'wrong.damagedNobody'],
    [{ flags: { 'sons-of-liberty': 'britain' } }, 'wrong.closed'],
    [{ turn: 6, flags: { 'usa-prestige-2': 'britain' } }, 'wrong.closed'],
    [{ conflicts: { 'sons-of-liberty': 'usual' } }, 'wrong.closed'],
    [{ flags: { havana: 'spain' } }, 'wrong.flag'],
    [{ flags: { madras: 'usa' } }, 'wrong.flag'],
    [{ huguenots: [{ space: 'gibraltar' }] }, 'wrong.huguenots'],
    [{ turn: 1, awards: { europe: [0] } }, 'wrong.awards'],
    [{ turn: 1, awards: { europe: [0, 1], india: [1, 2] } }, 'wrong.awards'],
    [{ turn: 1, demand: ['furs'] }, 'wrong.demand'],
    [{ turn: 1, demand: ['furs', 'furs', 'fish'] }, 'wrong.demand'],
    [{ turn: 1, discard: [41] }, 'wrong.cardEarly'],
    [{ turn: 1, cabinet: { britain: [5, 6, 7] } }, 'wrong.cabinet'],
    [{ turn: 1, bonusPool: { britain: [] } }, 'wrong.tiles'],
  ])('is refused with a reason: %j', (note, key) => {
    expect(() => readPosition(note, base())).toThrow(key);
  });
});

/** Another truth behind the same sight: what a seat may not see is shuffled. */
function disguised(g: Position, seat: 'britain' | 'france'): Position {
  const foe = seat === 'britain' ? 'france' : 'britain';
  const other = structuredClone(plain(g)) as unknown as Position;
  const hidden = [...g.draw, ...g.hands[foe]].reverse();
  other.hands[foe].splice(0, Infinity, ...hidden.splice(0, g.hands[foe].length));
  other.draw = hidden;
  other.stack.reverse();
  const cabinet = g.cabinet[foe].map((it) => (it.revealed ? it : { card: foe === 'france' ? 1 : 5, revealed: false }));
  other.cabinet = { ...g.cabinet, [foe]: cabinet };
  if (g.step !== 'war' && g.step !== 'after-war') {
    const display = g.display[foe].map(({ basic, bonus }) => ({
      basic: basic.map((tile) => (tile + 5) % 16),
      bonus: bonus.map((tile) => 16 + ((tile - 11) % 12)),
    }));
    other.display = { ...g.display, [foe]: display };
  }
  other.basicPool[foe].reverse();
  other.bonusPool[foe].reverse();
  const chance = structuredClone(g.chance);
  chance.state.reverse();
  return { ...other, chance };
}

describe('non-interference: hands, decks, Ministries face down and war tiles (3.4, 3.5, 3.7)', () => {
  it.each([0, 1, 2])('what a seat may not see changes nothing that it sees (game %i)', (n) => {
    const seed = `hidden ${n}`;
    const match = newMatch(game, { seed });
    const bots = seatBots(game, match.seats, { britain: 'random', france: 'random' }, seed);
    let step = 0;
    do {
      if (step++ % 7 > 0) continue;
      for (const seat of ['britain', 'france'] as const) {
        const truth = match.position;
        const disguise = disguised(truth, seat);
        expect(view(disguise, seat)).toEqual(view(truth, seat));
        expect(plain(redact(disguise, seat))).toEqual(plain(redact(truth, seat)));
      }
    } while (playBot(match, bots));
  });
});
