import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type Json, LANGUAGES, newMatch, randomBelow, seedChance, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { changes } from './changes.js';
import { changes as changeWords } from './words/changes.js';

const WANTED = ['log.unflag', 'change.flag', 'change.squadron', 'change.squadronGone', 'log.conflict', 'log.calm'];

it('changes have texts in every language, with all parameters that the texts need', () => {
  const wordsByLanguage = LANGUAGES.map((language) =>
    words(language, [imperialStruggle.messages, changeWords], imperialStruggle.names),
  );
  const match = newMatch(imperialStruggle, { seed: 'said' });
  const chance = seedChance('said');
  const keys = new Set<string>();
  let before = match.view('observer') as Json;
  while (!match.result && WANTED.some((key) => !keys.has(key))) {
    const [decision] = match.pending();
    const offered = decision.options();
    match.choose(offered[randomBelow(chance, offered.length)], decision.seat);
    const after = match.view('observer') as Json;
    for (const message of changes(before, after)) {
      keys.add(message.key);
      for (const speak of wordsByLanguage) expect(speak.say(message)).not.toMatch(/[{}]|undefined|^(log|change)\./);
    }
    before = after;
  }
  expect([...keys]).toEqual(expect.arrayContaining(WANTED));
});
