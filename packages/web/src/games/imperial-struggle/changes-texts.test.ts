import { imperialStruggle } from '@sandtable/imperial-struggle';
import { catalogsOf, type Json, LANGUAGES, newMatch, seedChance, words } from '@sandtable/kernel';
import { randomElement } from '@sandtable/kernel/testing';
import { expect, it } from 'vitest';
import { elementAt } from '../../testing/element-at.js';
import { changes } from './changes.js';
import { changes as changeWords } from './words/changes.js';

const WANTED = ['log.unflag', 'change.flag', 'change.squadron', 'change.squadronGone', 'log.conflict', 'log.calm'];

it('changes have texts in every language, with all parameters that the texts need', () => {
  const wordsByLanguage = LANGUAGES.map((language) =>
    words(language, [imperialStruggle.messages, catalogsOf(changeWords)], imperialStruggle.names),
  );
  const match = newMatch(imperialStruggle, { seed: 'said' });
  const chance = seedChance('said');
  const keys = new Set<string>();
  let before = match.view('observer') as Json;
  while (!match.result && WANTED.some((key) => !keys.has(key))) {
    const decision = elementAt(match.pending(), 0);
    match.choose(randomElement(chance, decision.options), decision.seat);
    const after = match.view('observer') as Json;
    for (const message of changes(before, after)) {
      keys.add(message.key);
      for (const speak of wordsByLanguage) expect(speak.say(message)).not.toMatch(/[{}]|undefined|^(log|change)\./);
    }
    before = after;
  }
  expect([...keys]).toEqual(expect.arrayContaining(WANTED));
});
