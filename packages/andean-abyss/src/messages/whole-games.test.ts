import {
  kernelMessages,
  LANGUAGES,
  type Language,
  type Message,
  newMatch,
  optionLabel,
  playBots,
  type Settings,
  seatBots,
  words,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';

/** Whole random games with everything said: prompts, options, log, tables and the end. */
const GAMES: readonly Settings[] = [
  {},
  { players: '2', edition: '2', deployment: 'open' },
  { players: '3', eligibility: 'B', length: 'short' },
  { reveal: 'no', council: 'space', piles: 'nearly' },
];

describe.each(LANGUAGES)('a whole game in %s', (language: Language) => {
  const speaker = words(language, [kernelMessages, game.messages], game.names);

  /** No key without words, no parameter without a value, no reference left as it is written. */
  function heard(message: Message, inside = ''): void {
    if (!speaker.has(message.key)) throw new Error(`no words for ${message.key} ${inside}`);
    const text = speaker.say(message);
    if (text === '' || /(space|piece|faction|card|level|operation|special|president|terrain):[a-z0-9]/.test(text)) {
      throw new Error(`${message.key} says “${text}”`);
    }
    for (const param of Object.values(message.params ?? {})) if (typeof param === 'object') heard(param, message.key);
  }

  it.each(GAMES.map((options, index) => ({ options, index })))(
    'is said without a gap: $options',
    ({ options: settings, index }) => {
      const seed = `said ${language} ${index}`;
      const match = newMatch(game, { seed, settings });
      const bots = seatBots(game, match.seats, Object.fromEntries(match.seats.map((seat) => [seat, 'random'])), seed);
      let read = 0;
      const listen = () => {
        for (; read < match.log.length; read++) heard(match.log[read]);
        for (const decision of match.pending()) {
          heard(decision.prompt);
          for (const option of decision.options) heard(optionLabel(option));
        }
        if (match.answers.length % 100 > 0) return;
        for (const { title, head, rows } of game.tables(match.position)) {
          for (const cell of [title, ...head, ...rows.flat()]) if (typeof cell === 'object') heard(cell);
        }
      };
      listen();
      playBots(match, bots, listen);
      expect(match.result).toBeDefined();
      if (match.result) heard(match.result.reason);
    },
  );
});
