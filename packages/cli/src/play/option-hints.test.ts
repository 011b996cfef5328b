import { imperialStruggle } from '@sandtable/imperial-struggle';
import { kernelMessages, newMatch, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.js';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';
import { numberedOptions } from './format.js';

describe('a list of choices', () => {
  it('says what a card does below its name', async () => {
    const { out } = await sandtable(['play', 'labyrinth', '--seed', '5'], ['quit'], { gameSource: realGames });
    expect(out).toMatch(/\n {2}\d+ {2}US Election\n {5}Value 3\. Unassociated event\. Happens whenever the card is/);
  });

  it('says what a Ministry does', () => {
    const place: Pick<Context, 'say'> = { say: (key, ..._params) => key };
    const speaker = words('en', [kernelMessages, imperialStruggle.messages], imperialStruggle.names);
    const [asked] = newMatch(imperialStruggle, { seed: 'x' }).pending();
    const choices = numberedOptions(place, asked, speaker, imperialStruggle);
    expect(choices.length).toBeGreaterThan(1);
    for (const { hint } of choices) expect(hint).toMatch(/^\p{Lu}\w+\. .+\.$/u);
  });

  it('says what is bought in a space, and leaves it out where a button says it', () => {
    const place: Pick<Context, 'say'> = { say: (_key, ...[params]) => Object.values(params ?? {}).join(' ') };
    const speaker = words('en', [kernelMessages, imperialStruggle.messages], imperialStruggle.names);
    const asked = {
      seat: 'britain',
      rule: '5.3',
      prompt: { key: 'ask.act' },
      options: ['space:biscay', 'calm'],
      facts: () => ({ prices: [{ purchase: 'deploy', paidIn: 'type:military', cost: 1 }] }),
    };
    const prices = numberedOptions(place, asked, speaker, imperialStruggle).map(({ price }) => price);
    expect(prices).toEqual(['deploy a Squadron: 1 Military', '1 Military']);
  });

  it('has no hints for a game without them', () => {
    const place: Pick<Context, 'say'> = { say: (key, ..._params) => key };
    const speaker = words('en', [kernelMessages, labyrinth.messages], labyrinth.names);
    const [asked] = newMatch(labyrinth, { seed: 'x' }).pending();
    expect(numberedOptions(place, asked, speaker).every(({ hint }) => hint === '')).toBe(true);
  });
});
