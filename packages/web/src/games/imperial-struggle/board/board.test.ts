import { imperialStruggle } from '@sandtable/imperial-struggle';
import { SPACE_IDS, type View } from '@sandtable/imperial-struggle/board-data';
import { catalogsOf, kernelMessages, LANGUAGES, newMatch, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../../../testing/element-at.js';
import { mapBoardWords as mapBoardWordsTexts } from '../../shared/board/words.js';
import { parseView } from '../view.js';
import { lettersOf } from './contents.js';
import { describe as description } from './describe.js';
import { flights, newMarkers } from './flights.js';
import { relatedTo } from './related.js';
import { spaceStateOf } from './space-state.js';
import { COMMODITY_SIGNS } from './tokens.js';
import { board as boardTexts } from './words.js';

const mapBoardWords = catalogsOf(mapBoardWordsTexts);
const board = catalogsOf(boardTexts);

const start = parseView(newMatch(imperialStruggle, { settings: {}, seed: 'board' }).view('britain'));
const speakers = LANGUAGES.map(
  (language) =>
    [
      language,
      words(language, [board, mapBoardWords, imperialStruggle.messages, kernelMessages], imperialStruggle.names),
    ] as const,
);

describe('The state of a space', () => {
  it('has its flag, its markers, and their effects', () => {
    expect(spaceStateOf(start, 'bavaria')).toMatchObject({ flag: 'france', nextWar: 1 });
    expect(spaceStateOf(start, 'prussia-prestige-empire')).toMatchObject({ flag: undefined, closed: true });
    const conflict: View = { ...start, conflicts: { cataraqui: 'dear' }, demand: ['furs'] };
    expect(spaceStateOf(conflict, 'cataraqui')).toMatchObject({ flag: 'france', conflict: 'dear', demanded: true });
    expect(spaceStateOf(start, 'algonquin').advantages).toEqual([
      { id: 'algonquin-raids', holder: 'france', exhausted: false },
    ]);
  });

  it.each(speakers)('has a description in %s', (_, speak) => {
    for (const space of SPACE_IDS) {
      const text = description(space, spaceStateOf(start, space), speak, true, 3);
      expect(text).not.toMatch(/board\.|kind[.:]|commodity[.:]|war[.:]|region[.:]|seat[.:]|flag[.:]|space[.:]|\{/);
    }
  });

  it('has a complete description', () => {
    const [, english] = elementAt(speakers, 0);
    const market = description('cataraqui', spaceStateOf(start, 'cataraqui'), english, true, 2);
    expect(market).toMatch(/^Cataraqui, Market, North America, Furs, cost 2, flag of France/);
    expect(market).toMatch(/connected to Niagara; Québec & Montréal, can be chosen, costs 2 now$/);
    expect(description('biscay', spaceStateOf(start, 'biscay'), english, false, undefined)).toMatch(/Prestige.*empty/);
  });

  it.each(speakers)('has distinct letters for each commodity in %s', (_, speak) => {
    const letters = COMMODITY_SIGNS.map((commodity) => lettersOf(speak, commodity));
    expect(new Set(letters).size).toBe(COMMODITY_SIGNS.length);
  });
});

describe('Spaces related to the inspected reference', () => {
  it('are highlighted on the map', () => {
    expect(relatedTo('advantage:baltic-trade')).toEqual({ give: ['denmark-norway', 'prussia-alliance'], about: [] });
    expect(relatedTo('advantage:german-diplomacy')?.about).toEqual(['russia', 'sweden', 'bavaria']);
    expect(relatedTo('commodity:spice')?.about).toHaveLength(5);
    expect(relatedTo('theater:wss-1')?.about).toContain('bavaria');
    expect(relatedTo('theater:wss-1')?.about).not.toContain('spain-alliance-upper');
    expect(relatedTo('war:awi')?.about).toContain('sons-of-liberty');
    expect(relatedTo('space:bavaria')).toBeUndefined();
    expect(relatedTo(undefined)).toBeUndefined();
  });
});

describe('Flights', () => {
  const at = (change: Partial<View>): View => ({ ...start, ...change });

  it('5.6.6: Squadrons move between seas, and to and from the Navy Box', () => {
    const was = at({ flags: { biscay: 'britain' }, navyBox: { britain: 0, france: 1 } });
    expect(flights(was, at({ flags: { balearic: 'britain' }, navyBox: { britain: 0, france: 1 } }))).toEqual([
      { kind: 'move', piece: 'squadron-britain', from: 'biscay', to: 'balearic', count: 1 },
    ]);
    expect(flights(was, at({ flags: { biscay: 'france' }, navyBox: { britain: 1, france: 0 } }))).toEqual([
      { kind: 'move', piece: 'squadron-france', from: 'navy-france', to: 'biscay', count: 1 },
      { kind: 'move', piece: 'squadron-britain', from: 'biscay', to: 'navy-britain', count: 1 },
    ]);
  });

  it('5.6.5: a Squadron that is built leaves the yard', () => {
    const was = at({ unbuilt: { britain: 6, france: 6 }, navyBox: { britain: 0, france: 0 } });
    expect(flights(was, at({ unbuilt: { britain: 5, france: 6 }, navyBox: { britain: 1, france: 0 } }))).toEqual([
      { kind: 'move', piece: 'squadron-britain', from: 'yard-britain', to: 'navy-britain', count: 1 },
    ]);
  });

  it('3.2.8: flags are raised and lowered, and never move', () => {
    const was = at({ flags: { savoy: 'france', albany: 'britain' } });
    expect(flights(was, at({ flags: { bavaria: 'france', albany: 'france' } }))).toEqual([
      { kind: 'arrive', piece: 'flag-france', to: 'bavaria', count: 1 },
      { kind: 'leave', piece: 'flag-france', from: 'savoy', count: 1 },
      { kind: 'leave', piece: 'flag-britain', from: 'albany', count: 1 },
      { kind: 'arrive', piece: 'flag-france', to: 'albany', count: 1 },
    ]);
  });

  it('3.8: new markers are found', () => {
    expect(newMarkers(start, at({ conflicts: { savoy: 'usual' }, damaged: ['arcot'] }))).toEqual([
      { space: 'savoy', marker: 'conflict' },
      { space: 'arcot', marker: 'fort-damaged' },
    ]);
  });
});
