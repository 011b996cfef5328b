import { conformanceChecks } from '@sandtable/kernel/testing';
import { describe, it } from 'vitest';
import { secrets } from './testing/secrets.js';

/** What every game must hold. The full test of secrets is in secrets.test.ts, so one game of it is enough here. */
describe('5.2 a game like any other', () => {
  it.each(conformanceChecks({ secrets, games: 45, secretGames: 1, every: 25, slowBots: ['medium', 'hard', 'master'] }))(
    '$name',
    ({ check }) => check(),
  );
});
