import { LEVELS } from '@sandtable/ai';
import { conformanceChecks } from '@sandtable/kernel/testing';
import { describe, it } from 'vitest';
import { secrets } from './testing/secrets.js';

/** What every game must hold. The full test of secrets is in secrets.test.ts, so one game of it is enough here. */
describe('a game like any other', () => {
  it.each(
    conformanceChecks({ secrets, games: 4, secretGames: 1, every: 40, botsWithDice: ['nonplayer'], slowBots: LEVELS }),
  )('$name', ({ check }) => check());
});
