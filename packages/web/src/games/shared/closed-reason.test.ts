import { catalogsOf, kernelMessages, LANGUAGES, newMatch, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { describe, expect, it } from 'vitest';
import { choices } from '../../words/choices.js';
import { gameUi as andeanAbyss } from '../andean-abyss/index.js';
import { gameUi } from '../labyrinth/index.js';

const ALL_CLOSED = { key: 'ask.use', params: {} };

describe('an operation that is not possible', () => {
  const view = newMatch(labyrinth, { seed: 'closed' }).view('us');

  it('names the space that comes closest and what it lacks, in every language', () => {
    const closed = gameUi.closedActions?.(view, { seat: 'us', prompt: ALL_CLOSED, options: [], rule: '6.1' }) ?? [];
    const reasons = Object.fromEntries(closed.map(({ option, reason }) => [option, reason]));
    expect(reasons).toMatchObject({ alert: { key: 'closed.noPlot' }, withdraw: { key: 'closed.closest' } });
    for (const language of LANGUAGES) {
      const { say } = words(language, [catalogsOf(choices), labyrinth.messages, kernelMessages], labyrinth.names);
      for (const { reason } of closed) expect(say(reason)).not.toMatch(/closed\.|need\.|[{}]/);
    }
    const en = words('en', [catalogsOf(choices), labyrinth.messages, kernelMessages], labyrinth.names);
    expect(en.say(reasons.withdraw ?? { key: 'missing' })).toMatch(/comes closest: ✗ /);
  });

  it('is so in Andean Abyss too', () => {
    const start = newMatch(andeanAbyss.game, { seed: 'closed' });
    const decision = {
      seat: 'auc',
      prompt: { key: 'ask.act.first', params: { faction: 'faction:auc' } },
      options: [],
      rule: '2.3.4',
    };
    const view = start.view('observer') as { readonly spaces: Readonly<Record<string, object>> };
    const bare = Object.fromEntries(
      Object.entries(view.spaces).map(([space, it]) => [space, { ...it, 'auc-guerrilla-underground': 0 }]),
    );
    const closed = andeanAbyss.closedActions?.({ ...view, spaces: bare }, decision) ?? [];
    expect(closed.find(({ option }) => option === 'terror')?.reason).toMatchObject({ key: 'closed.closest' });
  });
});
