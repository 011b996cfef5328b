import { ClientError } from '@sandtable/client';
import { InputError } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { fromServer } from './refusals.js';

describe('what a server refuses', () => {
  it.each([
    ['unknownMatch', 'cli.error.unknownMatch'],
    ['otherRules', 'cli.error.otherRules'],
    ['damaged', 'cli.error.damaged'],
    ['somethingNew', 'cli.error.server'],
  ])('is told in the reader’s language: %s', (code, key) => {
    let thrown: unknown;
    try {
      fromServer('http://server')(new ClientError(code, 'A sentence.'));
    } catch (error) {
      thrown = error;
    }
    expect(thrown instanceof InputError && thrown.told.key).toBe(key);
  });
});
