import { ClientError } from '@sandtable/client';
import { InputError } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { toRefusal } from './refusals.js';

describe('what a server refuses', () => {
  it.each([
    ['unknownMatch', 'cli.error.unknownMatch'],
    ['otherRules', 'cli.error.otherRules'],
    ['damaged', 'cli.error.damaged'],
    ['somethingNew', 'cli.error.server'],
  ])('is told in the reader’s language: %s', (code, key) => {
    let thrown: unknown;
    try {
      toRefusal('http://server')(new ClientError(code, 'A sentence.'));
    } catch (error) {
      thrown = error;
    }
    expect(thrown instanceof InputError && thrown.explanation.key).toBe(key);
  });
});
