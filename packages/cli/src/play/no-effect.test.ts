import { andeanAbyss } from '@sandtable/andean-abyss';
import { kernelMessages, newMatch, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.js';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';
import { numberedOptions, parseAnswer } from './format.js';

/** No cubes on the map, and no resources for anything but a Sweep that would find no guerrillas. */
const position = { card: 1, next: 5, onlyThese: true, capabilities: { '2': 'unshaded' }, resources: { government: 1 } };

describe('an option that would change nothing', () => {
  it('is marked in a list of choices, and can still be typed by its name', () => {
    const match = newMatch(andeanAbyss, { seed: 'x', position });
    const speaker = words('en', [kernelMessages, andeanAbyss.messages], andeanAbyss.names);
    const place: Pick<Context, 'say'> = { say: (key, ..._params) => key };
    const [asked] = match.pending();
    const marked = numberedOptions(place, asked, speaker).filter((it) => it.label.endsWith('(no effect)'));
    expect(marked.map((it) => it.option)).toEqual(['sweep']);
    match.choose('sweep');
    const choices = numberedOptions(place, match.pending()[0], speaker);
    expect(choices.find((it) => it.option === 'space:cali')?.label).toBe('Cali (no effect)');
    expect(parseAnswer(choices, 'cali')?.option).toBe('space:cali');
  });

  it('is marked in the protocol', async () => {
    const { out } = await sandtable(['protocol', 'andean-abyss'], [JSON.stringify({ new: { position } })], {
      gameSource: realGames,
    });
    const { decision } = JSON.parse(out.split('\n')[0]);
    const option = (id: string) => decision.options.find((it: { id: string }) => it.id === id);
    expect(option('sweep')).toMatchObject({ label: expect.stringMatching(/ \(no effect\)$/), noEffect: true });
    expect(option('pass')).not.toHaveProperty('noEffect');
  });
});
