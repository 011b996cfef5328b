import { imperialStruggle } from '@sandtable/imperial-struggle';
import {
  ADVANTAGE_IDS,
  COUNTRIES,
  ERAS,
  EVENT_CARDS,
  MINISTRIES,
  SPACES,
  WARS,
} from '@sandtable/imperial-struggle/board-data';
import { catalogsOf, kernelMessages, LANGUAGES, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { mapBoardWords as mapBoardWordsTexts } from '../../shared/board/words.js';
import { board as boardTexts } from '../board/words.js';
import { strengthTexts } from '../panels/theater.js';
import { tierTexts } from '../panels/tiers.js';
import { purchaseWords as purchaseWordsTexts } from '../purchases/words.js';
import { panelWords as panelTexts } from './index.js';

const panelWords = catalogsOf(panelTexts);
const mapBoardWords = catalogsOf(mapBoardWordsTexts);
const board = catalogsOf(boardTexts);
const purchaseWords = catalogsOf(purchaseWordsTexts);

const parts = [panelWords];
const speak = (language: (typeof LANGUAGES)[number]) =>
  words(
    language,
    [...parts, board, purchaseWords, mapBoardWords, imperialStruggle.messages, kernelMessages],
    imperialStruggle.names,
  );

/** Every parameter that a text may name. */
const PARAMS = {
  ...{ n: 2, from: 1, to: 2, britain: 3, france: 2 },
  ...Object.fromEntries(
    ['side', 'type', 'region', 'regions', 'commodity', 'advantage', 'theater', 'space', 'spaces', 'flag']
      .concat(['ministry', 'eras', 'countries', 'keyword', 'lead', 'spoils', 'kind', 'tile'])
      .map((name) => [name, 'X']),
  ),
};

describe('The texts of Imperial Struggle’s panels', () => {
  it.each(LANGUAGES)('%s: are complete', (language) => {
    const { say } = speak(language);
    for (const part of parts) {
      expect(Object.keys(part[language]).sort()).toEqual(Object.keys(part.en).sort());
      for (const key of Object.keys(part[language])) {
        expect(say({ key, params: PARAMS }), key).not.toMatch(/[{}]/);
      }
    }
  });

  it('follow French typography', () => {
    for (const [key, text] of Object.entries(panelWords.fr)) {
      expect(text, key).not.toMatch(/[^\u202f][:;?!](\s|$)|«[^\u202f]|[^\u202f]»|'/);
    }
  });

  it.each(LANGUAGES)('%s: name everything that the panels show', (language) => {
    const { has, say, name } = speak(language);
    for (const era of ERAS) expect(has(`era.${era}`), era).toBe(true);
    for (const country of COUNTRIES) expect(has(`country.${country}`), country).toBe(true);
    for (const { subregion } of Object.values(SPACES)) {
      if (subregion) expect(has(`subregion.${subregion}`), subregion).toBe(true);
    }
    for (const id of ADVANTAGE_IDS) expect(has(`advantage-text.${id}`), id).toBe(true);
    for (const { number } of MINISTRIES) expect(has(`ministry-text.${number}`), `Ministry ${number}`).toBe(true);
    for (const { number } of EVENT_CARDS) {
      const halves = ['british', 'french', 'shared'].filter((half) => has(`event.${number}.${half}`));
      expect(halves.length, `event ${number}`).toBeGreaterThan(0);
    }
    const speech = { has, say, name };
    for (const theater of WARS.flatMap(({ theaters }) => theaters)) {
      expect(strengthTexts(theater, speech).length, theater.id).toBeGreaterThan(0);
      for (const tier of [...theater.tiers.britain, ...theater.tiers.france]) {
        for (const text of tierTexts(tier, speech)) expect(text).not.toMatch(/[{}]|war\./);
      }
    }
  });
});
