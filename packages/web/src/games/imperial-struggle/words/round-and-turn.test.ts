import { imperialStruggle as game } from '@sandtable/imperial-struggle';
import { help as en } from '@sandtable/imperial-struggle/help/en';
import { help as fr } from '@sandtable/imperial-struggle/help/fr';
import { describe, expect, it } from 'vitest';
import { uiWords } from '../ui-words.js';

/**
 * A peace turn has eight Action Rounds. French has *tour* for both, so a round is always a *tour d’action*:
 * "each Squadron once a round" must not read as once a turn.
 */
const catalogs = [
  [game.messages.en, game.messages.fr],
  [uiWords.en, uiWords.fr],
  [en, fr],
] as const;
const aligned = catalogs.flatMap(([english, french]) =>
  Object.entries(english).map(([key, text]) => [key, text, french[key] ?? ''] as const),
);

/** The lesson also calls the shape of a Market “(round)”. */
const ROUND = /(?<!\()\bround(?:s|’s)?\b/i;
const TURN = /\bturns?\b/i;
const ACTION_ROUND = /\btours? d’action\b/gi;
const BARE_TURN = /\btours?\b/i;

describe('in French', () => {
  it('a round is a “tour d’action” wherever English names one', () => {
    const rounds = aligned.filter(([, english]) => ROUND.test(english));
    expect(rounds.length).toBeGreaterThan(40);
    expect(rounds.filter(([, , french]) => french.search(ACTION_ROUND) < 0)).toEqual([]);
  });

  it('a bare “tour” is a turn: English names no turn, so French has none', () => {
    const others = aligned.filter(([, english]) => !TURN.test(english));
    expect(others.filter(([, , french]) => BARE_TURN.test(french.replace(ACTION_ROUND, '')))).toEqual([]);
  });

  it('the Navy Box and a Naval space have different names', () => {
    expect(aligned.filter(([, , french]) => /zones? navales?|cases? navales?/i.test(french))).toEqual([]);
  });
});
