import { catalogsOf, kernelMessages, type LogEntry, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { describe, expect, it } from 'vitest';
import { panelWords as panelWordsTexts } from '../words/index.js';
import { dieModifiers } from './die-modifiers.js';

const panelWords = catalogsOf(panelWordsTexts);

const english = words('en', [panelWords, labyrinth.messages, kernelMessages], labyrinth.names);
const modifiersOf = (entry: LogEntry) => dieModifiers(entry, english).map(({ n, name }) => `${n} ${name}`);

describe('The modifiers of a die', () => {
  it('4.9.2 are listed one by one for a War of Ideas, without zeros', () => {
    const roll = { space: 'space:iraq', die: 4, total: 5, prestige: 1, toGood: -1, relations: 0, aid: 0, neighbor: 1 };
    expect(modifiersOf({ key: 'log.warOfIdeas.roll', params: roll })).toEqual([
      '1 Prestige',
      '-1 from Fair to Good',
      '1 a neighbor is a Good Ally',
    ]);
  });

  it('4.9.3 are listed for Posture and Prestige', () => {
    const posture = { space: 'space:united-states', die: 4, modifier: 1 };
    expect(modifiersOf({ key: 'log.postureRoll', params: posture })).toEqual(['1 the United States leans to Hard']);
    expect(modifiersOf({ key: 'log.postureRoll', params: { ...posture, modifier: 0 } })).toEqual([]);
    expect(modifiersOf({ key: 'log.prestigeRoll', params: { die: 5, modifier: -1, amount: 2 } })).toEqual([
      '-1 GWOT penalty',
    ]);
  });

  it('are empty for other rolls', () => {
    expect(modifiersOf({ key: 'log.roll.success', params: { space: 'space:iraq', die: 2 } })).toEqual([]);
  });
});
