import { catalogsOf, kernelMessages, LANGUAGES, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { COUNTRY_IDS, EVENT_MARKERS, KINDS } from '@sandtable/labyrinth/board-data';
import { describe, expect, it } from 'vitest';
import { mapBoardWords as mapBoardWordsTexts } from '../../shared/board/words.js';
import { TOKEN_KINDS } from '../board/tokens.js';
import { board as boardTexts } from '../board/words.js';
import { lessonWords as lessonWordsTexts } from '../lesson/words.js';
import { panelWords as panelTexts } from './index.js';

const panelWords = catalogsOf(panelTexts);
const mapBoardWords = catalogsOf(mapBoardWordsTexts);
const board = catalogsOf(boardTexts);
const lessonWords = catalogsOf(lessonWordsTexts);

const parts = [board, panelWords, lessonWords];
const speak = (language: (typeof LANGUAGES)[number]) =>
  words(language, [...parts, mapBoardWords, labyrinth.messages, kernelMessages], labyrinth.names);

describe('The texts of Labyrinth’s panels', () => {
  it.each(LANGUAGES)('%s: are complete', (language) => {
    const { say } = speak(language);
    const params = {
      n: 2,
      side: 'us',
      aim: '',
      us: '',
      jihadist: '',
      value: 1,
      needed: 15,
      what: '',
      from: 1,
      to: 2,
      good: 3,
      islamist: 2,
      least: 6,
      deck: 1,
      of: 3,
      cells: 6,
    };
    for (const part of parts) {
      expect(Object.keys(part[language]).sort()).toEqual(Object.keys(part.en).sort());
      for (const key of Object.keys(part[language])) {
        const text = say({
          key,
          params: {
            ...params,
            space: 'X',
            kind: 'X',
            governance: 'X',
            posture: 'X',
            token: 'X',
            mark: 'X',
            what: 'X',
            needed: 12,
          },
        });
        expect(text, key).not.toMatch(/[{}]/);
      }
    }
  });

  it('follow French typography', () => {
    for (const part of parts) {
      for (const [key, text] of Object.entries(part.fr)) {
        expect(text, key).not.toMatch(/[^\u202f][:;?!](\s|$)|«[^\u202f]|[^\u202f]»|'/);
      }
    }
  });

  it('name everything that the board shows', () => {
    const { has } = speak('en');
    for (const kind of KINDS) expect(has(`kind.${kind}`)).toBe(true);
    for (const kind of TOKEN_KINDS) if (kind !== 'event') expect(has(`board.token.${kind}`), kind).toBe(true);
    for (const mark of EVENT_MARKERS) expect(has(`mark.${mark}`), mark).toBe(true);
    for (const country of COUNTRY_IDS) expect(has(`space.${country}`), country).toBe(true);
    for (let card = 1; card <= 120; card++) expect(has(`event.${card}`), `event ${card}`).toBe(true);
  });
});
