import {
  type Bot,
  LANGUAGES,
  type Match,
  type Message,
  newMatch,
  type Options,
  randomBot,
  winners,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { check } from '../check.js';
import { imperialStruggle as game } from '../index.js';
import { messages } from '../messages/index.js';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';
import { steady } from './index.js';

interface Table {
  readonly seed: string;
  readonly options?: Options;
  readonly bots: Readonly<Record<Side, Bot<Position>>>;
  readonly said?: Map<string, Message>;
  /** Answers after which it is broken off. */
  readonly most?: number;
}

/** A whole game; each answer must be among the options, and the position in order after it. */
function played({ seed, options = {}, bots, said, most = Number.POSITIVE_INFINITY }: Table): Match<Position> {
  const match = newMatch(game, { seed, options });
  for (let decision = match.decision(); decision && match.answers.length < most; decision = match.decision()) {
    const seat = decision.seat === 'france' ? 'france' : 'britain';
    const answer = bots[seat].answer({ decision, seat, position: () => game.visible(match.position, seat) });
    if (!decision.options().includes(answer.option)) throw new Error(`${decision.prompt.key}: ${answer.option}`);
    const reason = answer.because?.params?.reason;
    if (typeof reason === 'object') said?.set(reason.key, reason);
    match.choose(answer.option, seat, answer.because);
    check(match.position);
  }
  return match;
}

const EVERY_OPTION: Options = { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough', surcharge: 'region' };

describe('steady in whole games', () => {
  it('plays both sides to the end, whatever the options, with a reason in every language', () => {
    const said = new Map<string, Message>();
    for (const [i, options] of [{}, EVERY_OPTION].entries()) {
      const bots = { britain: steady('britain', ''), france: steady('france', '') };
      expect(played({ seed: `both ${i}`, options, bots, said }).result).toBeDefined();
    }
    expect(said.size).toBeGreaterThan(20);
    for (const language of LANGUAGES) for (const key of said.keys()) expect(messages[language][key], key).toBeDefined();
  }, 120_000);

  it.each(['britain', 'france'] as const)(
    'beats chance as %s',
    (side) => {
      for (let i = 0; i < 3; i++) {
        const seed = `chance ${i}`;
        const bots = { britain: randomBot('britain', seed), france: randomBot('france', seed) };
        const { result } = played({ seed, bots: { ...bots, [side]: steady(side, '') } });
        expect(result && winners(result)).toEqual([side]);
      }
    },
    120_000,
  );

  it('gives the same answer to the same question: it remembers nothing', () => {
    const bots = (): Table['bots'] => ({ britain: steady('britain', ''), france: steady('france', '') });
    const forgetful = {
      britain: { answer: (turn: Parameters<Bot<Position>['answer']>[0]) => steady('britain', '').answer(turn) },
      france: { answer: (turn: Parameters<Bot<Position>['answer']>[0]) => steady('france', '').answer(turn) },
    };
    const most = 100;
    expect(played({ seed: 'same', bots: forgetful, most }).answers).toEqual(
      played({ seed: 'same', bots: bots(), most }).answers,
    );
  }, 120_000);

  it('sits on no other seat', () => {
    expect(() => steady('spain', '')).toThrow();
  });
});
