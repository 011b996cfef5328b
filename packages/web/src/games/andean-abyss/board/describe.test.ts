import { andeanAbyss } from '@sandtable/andean-abyss';
import { SPACE_IDS, type View } from '@sandtable/andean-abyss/board-data';
import { catalogsOf, LANGUAGES, newMatch, words } from '@sandtable/kernel';
import { expect, it, describe as suite } from 'vitest';
import { mapBoardWords as mapBoardWordsTexts } from '../../shared/board/words.js';
import { parseView } from '../view.js';
import { describe } from './describe.js';
import { previewDiffs } from './preview-diffs.js';
import { board as boardTexts } from './words.js';

const mapBoardWords = catalogsOf(mapBoardWordsTexts);
const board = catalogsOf(boardTexts);

const start = parseView(newMatch(andeanAbyss, { seed: 'words' }).view('observer'));
const view = (seen: Partial<View>): View => ({ ...start, ...seen });
const speak = (language: (typeof LANGUAGES)[number]) =>
  words(language, [board, mapBoardWords, andeanAbyss.messages], andeanAbyss.names);

suite('A space in words', () => {
  const crowded = view({
    spaces: {
      huila: { support: 'passive-opposition', terror: 2, zone: true, 'farc-guerrilla-active': 3, 'farc-base': 1 },
      'loc-cali-pasto': { sabotage: true },
    },
    shipments: [{ space: 'huila', guerrilla: 'farc-guerrilla-active' }],
  });

  it('includes name, kind, level, markers and pieces, and whether the space can be chosen', () => {
    const en = speak('en');
    expect(describe(crowded, 'huila', en, true)).toBe(
      'Huila, Mountain Department, population 2, Passive Opposition, 2 Terror markers, FARC Zone, FARC Control, ' +
        '3 Active FARC Guerrilla, 1 FARC Base, 1 Shipment, can be chosen',
    );
    expect(describe(crowded, 'loc-cali-pasto', en, false)).toBe(
      'Cali – Pasto, road, economic value 1, sabotaged, no pieces',
    );
    expect(describe(crowded, 'panama', en, false)).toBe('Panamá, not in play');
  });

  it.each(LANGUAGES)('has all its texts in %s', (language) => {
    for (const space of SPACE_IDS) {
      const text = describe(crowded, space, speak(language), true);
      expect(text).not.toMatch(/board\.|level\.|piece[.:]|terrain[.:]|space:/);
    }
  });
});

suite('A preview', () => {
  it('lists added and removed pieces, and new markers, by space', () => {
    const before = view({ spaces: { bogota: { troops: 3, support: 'neutral' } } });
    const after = view({ spaces: { bogota: { troops: 1, support: 'passive-support' }, huila: { troops: 2 } } });
    const diffs = previewDiffs(before, after);
    expect([...(diffs.get('bogota')?.pieces ?? [])]).toEqual([['troops', -2]]);
    expect(diffs.get('bogota')?.marks).toEqual([{ kind: 'level', level: 'passive-support' }]);
    expect([...(diffs.get('huila')?.pieces ?? [])]).toEqual([['troops', 2]]);
  });
});
