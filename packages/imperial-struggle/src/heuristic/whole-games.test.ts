import {
  type BotFactory,
  LANGUAGES,
  type Match,
  newMatch,
  playBot,
  randomBot,
  type Settings,
  winners,
} from '@sandtable/kernel';
import { reasonsGiven, statelessBot } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from '../index.js';
import { checkInvariants } from '../invariants/index.js';
import { messages } from '../messages/index.js';
import type { Position } from '../position.js';
import { SIDES, type Side } from '../sides.js';
import { steady } from './index.js';

interface Table {
  readonly seed: string;
  readonly options?: Settings;
  readonly bots: Readonly<Record<Side, BotFactory<Position>>>;
  /** The number of answers after which the game is aborted. */
  readonly most?: number;
}

/** Plays a whole game and checks the invariants after every answer. */
function played({ seed, options: settings = {}, bots, most = Number.POSITIVE_INFINITY }: Table): Match<Position> {
  const match = newMatch(game, { seed, settings });
  const seated = new Map(SIDES.map((side) => [side, bots[side](side, seed)]));
  while (match.answers.length < most && playBot(match, seated)) checkInvariants(match.position);
  return match;
}

const BOTH = { britain: steady, france: steady };
const EVERY_OPTION: Settings = { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough', surcharge: 'region' };

describe('steady in whole games', () => {
  it('plays both sides to the end, whatever the options, with a reason in every language', () => {
    const said = new Set<string>();
    for (const [i, options] of [{}, EVERY_OPTION].entries()) {
      const match = played({ seed: `both ${i}`, options, bots: BOTH });
      expect(match.result).toBeDefined();
      for (const key of reasonsGiven(match, SIDES)) said.add(key);
    }
    expect(said.size).toBeGreaterThan(20);
    for (const language of LANGUAGES) for (const key of said) expect(messages[language][key], key).toBeDefined();
  }, 120_000);

  it.each(['britain', 'france'] as const)(
    'beats chance as %s',
    (side) => {
      for (let i = 0; i < 3; i++) {
        const seed = `chance ${i}`;
        const bots = { britain: randomBot, france: randomBot, [side]: steady };
        const { result } = played({ seed, bots });
        expect(result && winners(result)).toEqual([side]);
      }
    },
    120_000,
  );

  it('gives the same answer to the same question: it remembers nothing', () => {
    const bots = { britain: statelessBot(steady), france: statelessBot(steady) };
    const most = 100;
    expect(played({ seed: 'same', bots, most }).answers).toEqual(played({ seed: 'same', bots: BOTH, most }).answers);
  }, 120_000);

  it('sits on no other seat', () => {
    expect(() => steady('spain', '')).toThrow();
  });
});
