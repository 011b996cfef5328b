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
import { labyrinth as game } from '../index.js';

/** Whole random games with everything said: prompts, options, log, tables and the end. */
const GAMES: readonly Settings[] = [
  {},
  { setup: 'you-can-call-me-al', length: 'tournament' },
  { setup: 'anaconda', prestige: 'plain' },
  { setup: 'mission-accomplished', length: 'campaign' },
  { solitaire: 'yes' },
  { solitaire: 'yes', piles: 'three', ideology: 'virulent', setup: 'anaconda' },
];

describe.each(LANGUAGES)('a whole game in %s', (language: Language) => {
  const speaker = words(language, [kernelMessages, game.messages], game.names);

  /** No key without words, no parameter without a value, no reference left as it is written. */
  function heard(message: Message, inside = ''): void {
    if (!speaker.has(message.key)) throw new Error(`no words for ${message.key} ${inside}`);
    const text = speaker.say(message);
    if (
      text === '' ||
      /(space|piece|seat|card|level|operation|place|mark|governance|alignment|posture):[a-z0-9]/.test(text)
    ) {
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
        for (const { title, head, rows } of game.tables(
          game.redact(match.position, match.decision()?.seat ?? 'observer'),
        )) {
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
