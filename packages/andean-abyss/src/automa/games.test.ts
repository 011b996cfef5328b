import {
  LANGUAGES,
  type Match,
  newMatch,
  parseRecord,
  playBots,
  printRecord,
  randomBot,
  recordOf,
  replayRecord,
  type Settings,
  seedChance,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';
import { checkInvariants } from '../invariants.js';
import { isNonplayer, type Position } from '../position.js';
import { factionReferred } from '../references.js';
import { answerDecision, botContextOf, nonplayer } from './index.js';

/** One, two and three random players with non-players, under every setting that changes their questions. */
const TABLES: readonly Settings[] = [
  { scenario: 'solo' },
  { scenario: 'solo', edition: '2', deployment: 'open' },
  { scenario: 'solo', length: 'short', eligibility: 'A' },
  { scenario: 'two' },
  { scenario: 'two', eligibility: 'B', council: 'space' },
  { scenario: 'three', reveal: 'no', piles: 'nearly' },
  { nonplayers: 'farc+auc' },
];

function play(settings: Settings, seed: string): Match<Position> {
  const match = newMatch(game, { seed, settings });
  const seats = match.seats.map((seat) => {
    const faction = factionReferred(`faction:${seat}`);
    const isOne = faction !== undefined && isNonplayer(match.position, faction);
    return [seat, isOne ? nonplayer(seat, seed) : randomBot(seat, seed)] as const;
  });
  playBots(match, new Map(seats), () => {
    checkInvariants(match.position);
    const [asked] = match.pending();
    const faction = factionReferred(`faction:${asked?.seat}`);
    if (!asked || !faction || !isNonplayer(match.position, faction)) return;
    const turn = { decision: asked, seat: asked.seat, position: () => game.redact(match.position, asked.seat) };
    const { option, reason: because } = answerDecision(
      botContextOf(turn, seedChance(`strict ${match.answers.length}`)),
    );
    if (!asked.options.includes(option)) throw new Error(`${asked.prompt.key}: ${option} is not offered`);
    const reason = because?.params?.reason;
    if (typeof reason !== 'object') throw new Error(`${asked.prompt.key}: no reason`);
    for (const language of LANGUAGES) {
      if (!game.messages[language][reason.key]) throw new Error(`no words for ${reason.key}`);
    }
  });
  return match;
}

describe('8.5-8.7 Non-players over whole games', () => {
  it.each(TABLES.map((options, index) => ({ options, index })))(
    'always name what is offered, and why, to the end: $options',
    ({ options, index }) => {
      for (let n = 0; n < 3; n++) {
        const match = play(options, `games ${index} ${n}`);
        expect(match.result).toBeDefined();
        const again = replayRecord(game, parseRecord(printRecord(recordOf(match))));
        expect(game.writePosition(again.position)).toEqual(game.writePosition(match.position));
      }
    },
  );

  it('play the same game from the same seed', () => {
    const [a, b] = [1, 2].map(() => play({ scenario: 'solo' }, 'twice'));
    expect(a.answers.map((answer) => answer.option)).toEqual(b.answers.map((answer) => answer.option));
  });

  it('play on from a position file in the same way, even during an operation, because they have no memory', () => {
    const whole = play({ scenario: 'solo' }, 'note');
    const thought = (match: Match<Position>) => {
      const [decision] = match.pending();
      const position = () => game.redact(match.position, decision.seat);
      return answerDecision(botContextOf({ decision, seat: decision.seat, position }, seedChance('same')));
    };
    let compared = 0;
    for (let at = 1; at < whole.answers.length; at += 7) {
      const there = whole.fork(at);
      const faction = factionReferred(`faction:${there.pending()[0]?.seat}`);
      if (faction === undefined || !isNonplayer(there.position, faction)) continue;
      const resumed = newMatch(game, { seed: 'other', settings: { scenario: 'solo' }, position: there.positionJson() });
      expect(thought(resumed)).toEqual(thought(there));
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
