import { readFileSync } from 'node:fs';
import {
  type Beginning,
  InputError,
  type Json,
  newMatch,
  type PositionJson,
  readSettings,
  seedChance,
  words,
} from '@sandtable/kernel';
import { refusal } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { countryId, MUSLIM_COUNTRIES } from '../countries.js';
import { CARDS } from '../data/cards.js';
import { COUNTRY_IDS } from '../data/countries.js';
import { EVENT_MARKERS } from '../event-markers.js';
import { labyrinth as game } from '../index.js';
import { OPERATIONS } from '../operations.js';
import { ALLY, GREEN, HARD, NEUTRAL, STEPS, UNMARKED } from '../position.js';
import { FORMAT } from '../position-format.js';
import { at } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { tally } from '../victory.js';
import { readPosition } from './read.js';

const base = (options = {}) => game.setup(readSettings(game, options), seedChance('base'));
const given = (note: Json, options = {}) => readPosition(note, base(options));
const matchAt = (note: Json, settings = {}, dice: readonly number[] = []) =>
  newMatch(game, { seed: 'note', settings, dice, position: note as PositionJson });
const refused = (note: Json, options = {}) => {
  try {
    given(note, options);
  } catch (error) {
    if (error instanceof InputError) return error.explanation.key;
    throw error;
  }
  return 'read';
};

describe('a position file', () => {
  it('that says nothing is the start of the game', () => {
    expect(FORMAT.writeFile(given({}))).toEqual(FORMAT.writeFile(base()));
  });

  it('changes what it names and nothing else', () => {
    const g = given({ prestige: 3, reserves: { us: 2 }, countries: { pakistan: { sleepers: 2 } } });
    expect(g).toMatchObject({ prestige: 3, funding: 9, reserves: { us: 2, jihadist: 0 } });
    expect(g.sleepers[at('pakistan')]).toBe(2);
    expect(g.governance[at('pakistan')]).toBe(2);
    expect(g.alignment[at('pakistan')]).toBe(NEUTRAL);
    expect(g.sleepers[at('afghanistan')]).toBe(4);
  });

  it('holds just the pieces and markers that it names in a country', () => {
    const g = given({ countries: { 'saudi-arabia': { alignment: 'neutral' }, somalia: { sleepers: 1 } } });
    expect(g.troops[at('saudi-arabia')]).toBe(0);
    expect(g.besieged[at('somalia')]).toBe(0);
  });

  it('with onlyThese begins with an empty map and unmarked countries', () => {
    const g = given(
      { onlyThese: true, countries: { iraq: { governance: 'poor', sleepers: 1 } } },
      { setup: 'mission-accomplished' },
    );
    expect(g.governance[at('afghanistan')]).toBe(UNMARKED);
    expect(g.posture[at('united-kingdom')]).toBe(0);
    expect(g.posture[at('united-states')]).toBe(HARD);
    expect(g.posture[at('israel')]).toBe(HARD);
    expect(g.marks.every((mark) => mark === 0)).toBe(true);
    expect(g.alignment[at('iraq')]).toBe(NEUTRAL);
  });

  it('takes plots from their boxes, listed by country or in a list', () => {
    const g = given({
      plots: [{ country: 'spain', kind: 'plot-1', backlash: true }],
      countries: { france: { active: 1, plots: ['plot-2', { kind: 'plot-1', open: true }] } },
    });
    expect(g.plots).toEqual([
      { country: at('spain'), kind: 1, backlash: true },
      { country: at('france'), kind: 2 },
      { country: at('france'), kind: 1, open: true },
    ]);
    expect(g.available).toEqual([0, 1, 1, 1, 0]);
    expect(given({ countries: { iran: { plots: ['wmd'] } }, looseNukes: 2 })).toMatchObject({ looseNukes: 2 });
  });

  it('puts cards into hands and on top of the pile; the others stay in the order of the seed', () => {
    const g = given({ hands: { us: [1, 2], jihadist: [87] }, top: [50, 51], discard: [120] });
    expect(g.hands).toEqual({ us: [1, 2], jihadist: [87] });
    expect(g.draw.slice(-2)).toEqual([51, 50]);
    expect(g.draw.slice(0, -2)).toEqual(base().draw.filter((card) => ![1, 2, 87, 50, 51, 120].includes(card)));
    expect(g.discard).toEqual([120]);
    expect(g.step).toBe('jihadist');
  });

  it('puts cards that a whole draw pile does not name out of the game', () => {
    const g = given({ hands: { us: [1] }, draw: [2, 3, 4] });
    expect(g.draw).toEqual([4, 3, 2]);
    expect(g.removed.length).toBe(CARDS.length - 4);
  });

  it('lists the solitaire stack from its top (9.2)', () => {
    const g = given({ hands: { jihadist: [87, 50] } }, { solitaire: 'yes' });
    expect(g.hands.jihadist).toEqual([50, 87]);
    expect(FORMAT.writeFile(g)).toMatchObject({ hands: { us: [], jihadist: [87, 50] } });
  });

  it('puts lapsing cards into their box by default (4.7.7.3)', () => {
    expect(given({ lapsing: [117] })).toMatchObject({ lapsing: [117], lapsingBox: [117] });
    expect(given({ lapsing: [117], lapsingBox: [] }).draw).toContain(117);
  });

  it('reads over a position of any kind, not only a new one', () => {
    const match = matchAt({ hands: { us: [1, 2], jihadist: [87] } });
    const g = readPosition({ prestige: 3 }, match.position);
    expect(FORMAT.writeFile(g)).toEqual({ ...(FORMAT.writeFile(match.position) as PositionJson), prestige: 3 });
  });

  it.each(STEPS)('is read back as it was written at step %s', (step) => {
    const g = given(
      {
        step,
        played: 1,
        held: true,
        deck: 2,
        prestige: 11,
        funding: 2,
        reserves: { us: 1, jihadist: 2 },
        marks: ['nest', 'sadr', 'leak-renditions'],
        nato: 'iraq',
        plots: [
          { country: 'spain', kind: 'plot-1' },
          { country: 'canada', kind: 'wmd', open: true },
          { country: 'spain', kind: 'plot-3', backlash: true },
        ],
        pakistanArsenal: 1,
        available: { 'plot-1': 1, 'plot-2': 2, wmd: 1 },
        setAside: { 'plot-1': 1 },
        hands: { us: [1, 4, 3], jihadist: [87, 50] },
        top: [5, 6],
        lapsing: [117, 2],
        lapsingBox: [117],
        discard: [2, 120],
        firstPlot: true,
        firstPlotCard: 44,
        phase: { disrupted: ['iraq'], improved: [] },
        phaseBefore: { improved: ['yemen'] },
        countries: {
          iraq: { governance: 'poor', alignment: 'ally', troops: 6, active: 1, aid: 2, regimeChange: 'green' },
          yemen: { governance: 'fair', cadre: true, besieged: true },
          spain: { posture: 'hard', sleepers: 2 },
          'united-states': { posture: 'soft' },
        },
        ...(step === 'us' ? { operation: { kind: 'disrupt', value: 3 } } : {}),
        ...(step === 'jihadist' ? { event: { side: 'us', card: 104 } } : {}),
      },
      { length: 'campaign', solitaire: 'yes' },
    );
    expect(g.regimeChange[at('iraq')]).toBe(GREEN);
    const again = readPosition(
      JSON.parse(JSON.stringify(FORMAT.writeFile(g))),
      base({ length: 'campaign', solitaire: 'yes' }),
    );
    expect(again).toEqual({ ...g, chance: again.chance });
  });
});

describe('the action that a position file begins with', () => {
  const board = {
    onlyThese: true,
    countries: {
      pakistan: { governance: 'fair', alignment: 'ally', troops: 2, active: 2, sleepers: 1 },
      spain: { posture: 'soft', active: 1 },
      afghanistan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 2 },
      'gulf-states': { governance: 'fair', alignment: 'ally', troops: 7 },
      iraq: { governance: 'poor', alignment: 'ally', troops: 1, regimeChange: 'tan' },
    },
    plots: [{ country: 'spain', kind: 'plot-1' }],
  } as const;

  it.each(OPERATIONS)('is a single %s', (kind) => {
    const soft = { ...board.countries, 'united-states': { posture: 'soft' } };
    const note = kind === 'withdraw' ? { ...board, countries: soft } : board;
    const match = matchAt({ ...note, operation: { kind, value: 3 } }, {}, [6, 6, 6, 6, 6, 6]);
    expect(match.log[0]).toMatchObject({ key: 'log.operation', params: { operation: `operation:${kind}`, n: 3 } });
    expect(match.decision()?.rule).toMatch(/^[5-8]\./);
  });

  it('is a card of the hand, and play goes on after it', () => {
    const match = matchAt({ ...board, card: { side: 'us', card: 14 }, hands: { us: [14, 43], jihadist: [50] } });
    expect(match.decision()).toMatchObject({ seat: 'us', prompt: { key: promptKey('use') } });
    match.choose('reserves');
    expect(match.position).toMatchObject({ reserves: { us: 2 }, played: 1, step: 'us' });
    expect(match.decision()?.options).toContain('card:43');
  });

  it('is a card that comes to the hand from the pile', () => {
    const g = given({ card: { side: 'jihadist', card: 87 } });
    expect(g.hands.jihadist).toEqual([87]);
    expect(g.step).toBe('jihadist');
    const stack = given({ card: { side: 'jihadist', card: 87 }, hands: { jihadist: [87, 50] } }, { solitaire: 'yes' });
    expect(stack.hands.jihadist).toEqual([50, 87]);
  });

  it('is an event, whose card is then laid down as its rules say', () => {
    const match = matchAt({ ...board, event: { card: 117, side: 'jihadist' } });
    expect(match.log[0]).toMatchObject({ key: 'log.event', params: { card: 'card:117', side: 'seat:jihadist' } });
    expect(match.position.lapsing).toEqual([117]);
    expect(given({ event: { card: 50 } }).doing).toEqual({ side: 'jihadist', event: 50 });
  });

  it('is the chart of the solitaire Jihadists', () => {
    const match = matchAt({ card: { side: 'jihadist', card: 63 } }, { solitaire: 'yes' });
    expect(match.decision()).toMatchObject({ seat: 'jihadist', rule: '9.4.1' });
    const single = matchAt({ operation: { kind: 'travel', value: 2 } }, { solitaire: 'yes' });
    expect(single.decision()?.rule).toMatch(/^9\.4/);
  });
});

/** 2.1: positions in which somebody has won; a cell somewhere, so that it is not for lack of cells. */
const CELL = { spain: { sleepers: 1 } };
const governed = (ids: readonly string[], governance: string): Json => ({
  ...CELL,
  ...Object.fromEntries(ids.map((id) => [id, { governance }])),
});
const all = (governance: string): Json => governed(MUSLIM_COUNTRIES.slice(0, 15).map(countryId), governance);
const RICH = governed(['saudi-arabia', 'gulf-states', 'iraq', 'egypt'], 'good');
const ISLAMIST = governed(['saudi-arabia', 'gulf-states'], 'islamist-rule');

describe('2.1 a position that is nearly won', () => {
  it('is read: one country or Resource is missing, or nobody has won the solitaire game', () => {
    const few = governed(MUSLIM_COUNTRIES.slice(0, 14).map(countryId), 'fair');
    expect(tally(given({ onlyThese: true, countries: few })).goodOrFair).toBe(14);
    expect(given({ onlyThese: true, prestige: 2, countries: all('poor') }).prestige).toBe(2);
    const apart = governed(['saudi-arabia', 'egypt'], 'islamist-rule');
    expect(given({ onlyThese: true, countries: apart }).prestige).toBe(7);
    expect(refused({ onlyThese: true, countries: apart }, { solitaire: 'yes' })).toBe('wrong.won');
    expect(given({ onlyThese: true }, { solitaire: 'yes' }).sleepers.some(Boolean)).toBe(false);
  });

  it('says who has won and how', () => {
    const told = refusal(() => given({ onlyThese: true, countries: ISLAMIST }));
    expect(words('en', [game.messages], game.names).say(told)).toBe(
      'This position is already won by Jihadists: Countries under Islamist Rule hold 6 Resources.',
    );
  });
});

describe('a position file is refused', () => {
  it.each<[string, string, Json]>([
    ['that is no object', 'error.note.object', []],
    ['with a field that there is not', 'error.note.unknown', { spice: 1 }],
    ['with a country that there is not', 'error.note.unknown', { countries: { arrakis: {} } }],
    ['with a piece that there is not', 'error.note.unknown', { countries: { iraq: { worms: 1 } } }],
    ['with part of a cell', 'error.note.number', { countries: { iraq: { active: 1.5 } } }],
    ['with Prestige off its track', 'error.note.number', { prestige: 13 }],
    ['with Funding off its track', 'error.note.number', { funding: 0 }],
    ['with too many Reserves', 'error.note.number', { reserves: { us: 3 } }],
    ['with a deck after the last', 'error.note.number', { deck: 2 }],
    ['with a flag that is none', 'error.note.flag', { held: 'yes' }],
    ['with a list that is none', 'error.note.list', { marks: {} }],
    ['with a mark that there is not', 'error.note.word', { marks: ['spice'] }],
    ['with half a plot', 'error.note.missing', { plots: [{ country: 'spain' }] }],
    ['with a plot nowhere', 'error.note.missing', { plots: ['plot-1'] }],
    ['with sixteen cells', 'wrong.cells', { countries: { iraq: { active: 12 } } }],
    ['with sixteen troops', 'wrong.troops', { countries: { iraq: { troops: 12 } } }],
    [
      'with governance of a country that is not Muslim',
      'wrong.governance',
      { countries: { iran: { governance: 'poor' } } },
    ],
    ['with alignment of one', 'wrong.alignment', { countries: { spain: { alignment: 'ally' } } }],
    ['with alignment of an unmarked one', 'wrong.alignment', { countries: { egypt: { alignment: 'ally' } } }],
    ['with posture of a Muslim country', 'wrong.posture', { countries: { iraq: { posture: 'soft' } } }],
    ['with posture of Israel', 'wrong.posture', { countries: { israel: { posture: 'soft' } } }],
    ['without posture of the US', 'wrong.posture', { countries: { 'united-states': { posture: 'none' } } }],
    ['with Aid in Spain', 'wrong.aid', { countries: { spain: { aid: 1 } } }],
    ['with a siege under Islamist Rule', 'wrong.markers', { countries: { afghanistan: { besieged: true } } }],
    ['with Regime Change where nobody has looked', 'wrong.markers', { countries: { egypt: { regimeChange: 'tan' } } }],
    ['with NATO in Spain', 'wrong.nato', { nato: 'spain' }],
    ['with two plots of 3', 'wrong.plots', { countries: { spain: { plots: ['plot-3', 'plot-3'] } } }],
    ['with seven WMD', 'wrong.wmd', { countries: { spain: { plots: ['wmd'] } } }],
    ['with a card twice', 'wrong.cardTwice', { hands: { us: [1], jihadist: [1] } }],
    ['with a card twice in one hand', 'wrong.cardTwice', { hands: { us: [1, 1] } }],
    ['with a card nowhere', 'wrong.cardMissing', { draw: [1], removed: [2] }],
    ['with a card that does not lapse', 'wrong.lapsing', { lapsing: [1] }],
    ['with a card in the box that has no effect', 'wrong.lapsingBox', { lapsingBox: [117] }],
    ['with a first plot that was none', 'wrong.firstPlot', { firstPlotCard: 1, firstPlot: false }],
    ['that the US has won by Resources', 'wrong.won', { onlyThese: true, countries: RICH }],
    ['that the US has won by countries', 'wrong.won', { onlyThese: true, countries: all('fair') }],
    ['that the US has won for lack of cells', 'wrong.won', { onlyThese: true }],
    ['that the Jihadists have won by Resources', 'wrong.won', { onlyThese: true, countries: ISLAMIST }],
    ['that the Jihadists have won by countries', 'wrong.won', { onlyThese: true, prestige: 1, countries: all('poor') }],
    ['with the pile told twice', 'wrong.piles', { draw: [1], top: [1] }],
    ['with two things next', 'wrong.doing', { card: { side: 'us', card: 1 }, event: { card: 1 } }],
    ['with an operation that there is not', 'error.note.word', { operation: { kind: 'dance' } }],
    ['with an operation of the other side', 'error.note.word', { operation: { kind: 'jihad', side: 'us' } }],
    ['with an operation that is not possible', 'wrong.operation', { operation: { kind: 'alert' } }],
    ['with an operation of too little value', 'wrong.operation', { operation: { kind: 'regime-change', value: 2 } }],
    ['with an event that cannot occur', 'wrong.event', { event: { card: 13 } }],
    ['with an event of the other side', 'wrong.event', { event: { card: 14, side: 'jihadist' } }],
    ['with an event of nobody', 'wrong.eventSide', { event: { card: 112 } }],
    ['with a card of nobody', 'error.note.missing', { card: { card: 1 } }],
  ])('%s', (_, key, note) => {
    expect(refused(note)).toBe(key);
  });
});

describe('docs/positions-labyrinth.md', () => {
  const page = readFileSync(new URL('../../../../docs/positions-labyrinth.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)]
    .map(([, json]) => JSON.parse(json).new)
    .map(({ options, ...rest }) => ({ ...rest, settings: options }) as Beginning);
  const begin = (example: number) => newMatch(game, { ...examples[example], seed: 'page' });

  it('shows positions that can be played', () => {
    const asked = examples.map((_, i) => begin(i).decision());
    expect(asked.map((decision) => [decision?.seat, decision?.prompt.key])).toEqual([
      ['us', promptKey('warOfIdeas')],
      ['jihadist', promptKey('jihad')],
      ['us', promptKey('play')],
      ['jihadist', promptKey('event.jihad')],
      ['jihadist', promptKey('solo.use')],
    ]);
  });

  it('can be continued during its War of Ideas and its Jihad', () => {
    const ideas = begin(0);
    ideas.choose('space:pakistan');
    expect(ideas.position.alignment[at('pakistan')]).toBe(ALLY);
    const jihad = begin(1);
    for (const answer of ['space:yemen', 'space:yemen', 'space:yemen', 'yes']) jihad.choose(answer);
    expect(jihad.log.map(({ key }) => key)).toContain('log.revolution');
  });

  it.each([...COUNTRY_IDS, ...STEPS, ...EVENT_MARKERS, ...OPERATIONS, ...FORMAT.fileFields])('names %s', (word) => {
    expect(page).toContain(`\`${word}\``);
  });
});
