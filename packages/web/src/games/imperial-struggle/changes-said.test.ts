import { imperialStruggle } from '@sandtable/imperial-struggle';
import { below, type Json, LANGUAGES, newMatch, seedChance, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { changes } from './changes.js';
import { changes as changeWords } from './words/changes.js';

it('what a choice would change is said in every language, whatever it is', () => {
  const said = LANGUAGES.map((language) =>
    words(language, [imperialStruggle.messages, changeWords], imperialStruggle.names),
  );
  const keys = new Set<string>();
  for (let seed = 0; seed < 2; seed++) {
    const match = newMatch(imperialStruggle, { seed: `said ${seed}`, options: seed % 2 ? { spain: 'yes' } : {} });
    const chance = seedChance(`answers ${seed}`);
    let before = match.view('observer') as Json;
    while (!match.result) {
      const [decision] = match.pending();
      const offered = decision.options();
      match.choose(offered[below(chance, offered.length)], decision.seat);
      const after = match.view('observer') as Json;
      for (const message of changes(before, after)) {
        if (keys.has(message.key)) continue;
        keys.add(message.key);
        for (const speak of said) expect(speak.say(message)).not.toMatch(/[{}]|undefined|^(log|change)\./);
      }
      before = after;
    }
  }
  for (const key of ['log.unflag', 'change.flag', 'change.squadron', 'change.squadronGone', 'log.conflict']) {
    expect(keys).toContain(key);
  }
});
