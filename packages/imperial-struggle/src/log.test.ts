import { newMatch, randomBelow, type Settings, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { COMMODITIES } from './data/spaces.js';
import { imperialStruggle } from './index.js';
import type { Space } from './map.js';
import { JACOBITE_UPRISINGS } from './ministries/cards.js';
import { theaterRef } from './next-war-display.js';
import { CONFLICT, clone, DEAR_CONFLICT, flagOf, NOBODY, type Position, USA } from './position.js';
import { advantageReferred, cardReferred, investmentRef, ministryReferred, spaceReferred } from './references.js';
import { SIDES, type Side } from './sides.js';

/** Replaying the log by the rules gives the same position: no change goes unlogged. */

/** What all can see. */
type Table = ReturnType<typeof tableOf>;

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The theater of each Bonus War Tile. */
const bonusOf = (g: Position, side: Side): string[] =>
  g.display[side].flatMap(({ bonus }, i) => bonus.map(() => theaterRef(g, i))).sort();

function tableOf(g: Position) {
  const { flags, conflicts, damaged, debt, debtLimit, treaty, vp, navyBox, unbuilt, waiting, ...copy } = clone(g);
  const { holders, exhausted, huguenots, townshend, dominance, jacobiteVictories } = copy;
  const revealed = SIDES.flatMap((side) => g.cabinet[side].filter((it) => it.revealed).map(({ card }) => card));
  return {
    ...{ flags, conflicts, damaged, debt, debtLimit, treaty, vp, navyBox, unbuilt, waiting },
    ...{ holders, exhausted, huguenots, townshend, dominance, jacobiteVictories },
    demand: g.demand.map((it) => `commodity:${it}`).sort(),
    discard: inOrder(g.discard),
    removed: inOrder(g.removed),
    revealed: inOrder(revealed),
    hands: { britain: g.hands.britain.length, france: g.hands.france.length },
    bonus: { britain: bonusOf(g, 'britain'), france: bonusOf(g, 'france') },
    byng: g.byng < 0 ? '' : theaterRef(g, g.byng),
    taken: [...g.taken.britain, ...g.taken.france].map(investmentRef).sort(),
  };
}

/** What an entry speaks of. */
interface Told {
  readonly side: Side;
  readonly space: Space;
  /** The sea that a Squadron left; none if it was the Navy Box. */
  readonly from: Space | undefined;
  readonly n: number;
  readonly now: number;
  readonly advantage: number;
  readonly card: number;
  readonly ministry: number;
  readonly word: (param: string) => string;
  readonly words: (param: string) => string[];
}

const wordsIn = (param: unknown): string[] => {
  if (typeof param === 'string') return [param];
  return param && typeof param === 'object' ? Object.values(param).flatMap(wordsIn) : [];
};

function toldBy(params: Readonly<Record<string, unknown>>): Told {
  const word = (param: string): string => String(params[param]);
  return {
    side: params.side === 'seat:britain' ? 'britain' : 'france',
    space: spaceReferred(word('space')) ?? (-1 as Space),
    from: spaceReferred(word('from')),
    n: Number(params.n),
    now: Number(params.now),
    advantage: advantageReferred(word('advantage')) ?? -1,
    card: cardReferred(word('card')) ?? 0,
    ministry: ministryReferred(word('ministry')) ?? 0,
    word,
    words: (param) => wordsIn(params[param]),
  };
}

/** 3.8.2: a Conflict marker goes with any change of the flag; a Fort without a flag is none that could be damaged. */
function setFlag(t: Table, space: Space, flag: number): void {
  t.flags[space] = flag;
  t.conflicts[space] = 0;
  if (flag === NOBODY) t.damaged[space] = 0;
}
function leave(t: Table, { from, side }: Told): void {
  if (from === undefined) t.navyBox[side]--;
  else t.flags[from] = NOBODY;
}
/** R7: the third Ministry of France is no part of what is chosen. */
const RESTORED = new WeakSet<Table>();

const READ: Readonly<Record<string, (t: Table, told: Told) => void>> = {
  // 4.1.5, 7.5: what everybody does as a turn begins, and after a war.
  'log.turn': (t) => {
    t.exhausted.fill(0);
    t.townshend = undefined;
    t.taken = [];
  },
  'log.war.over': (t) => {
    t.bonus = { britain: [], france: [] };
    t.byng = '';
    t.dominance = undefined;
  },
  'log.era.empire': (t) => {
    for (const side of SIDES) t.debtLimit[side] += 4;
  },
  'log.era.revolution': (t) => {
    for (const side of SIDES) t.debtLimit[side] += 4;
  },
  'log.returned': (t, { side, n }) => {
    t.navyBox[side] += n;
    t.waiting[side] -= n;
  },
  'log.demand.now': (t, { words }) => {
    t.demand = words('list')
      .filter((it) => it.startsWith('commodity:'))
      .sort();
  },
  'log.draw': (t, { side, n }) => {
    t.hands[side] += n;
  },
  'log.discarded': (t, { side, card }) => {
    t.hands[side]--;
    t.discard = inOrder([...t.discard, card]);
  },
  'log.reshuffle': (t) => {
    t.discard = [];
  },
  'log.succession': (t, { card }) => {
    t.removed = inOrder([...t.removed, card]);
  },
  'log.succession.hand': (t, { side, card }) => {
    t.hands[side]--;
    t.removed = inOrder([...t.removed, card]);
  },
  'log.cabinets': (t) => {
    t.revealed = RESTORED.has(t) ? [JACOBITE_UPRISINGS] : [];
  },
  'log.jacobites.third': (t, { ministry }) => {
    RESTORED.add(t);
    t.revealed = inOrder([...t.revealed.filter((card) => card !== ministry), ministry]);
  },
  'log.investment': (t, { word }) => {
    t.taken = [...t.taken, word('tile')].sort();
  },

  'log.flag': (t, { space, side }) => setFlag(t, space, flagOf(side)),
  'log.unflag': (t, { space }) => setFlag(t, space, NOBODY),
  'log.usa': (t, { space }) => setFlag(t, space, USA),
  'log.conflict': (t, { space }) => {
    t.conflicts[space] = CONFLICT;
  },
  'log.conflict.dear': (t, { space }) => {
    t.conflicts[space] = DEAR_CONFLICT;
  },
  'log.calm': (t, { space }) => {
    t.conflicts[space] = 0;
  },
  'log.damaged': (t, { space }) => {
    t.damaged[space] = 1;
  },
  'log.repaired': (t, { space }) => {
    t.damaged[space] = 0;
  },
  'log.built': (t, { side }) => {
    t.unbuilt[side]--;
    t.navyBox[side]++;
  },
  'log.deployed': (t, told) => {
    leave(t, told);
    setFlag(t, told.space, flagOf(told.side));
  },
  'log.displaced': (t, { space, side }) => {
    t.navyBox[side]++;
    setFlag(t, space, NOBODY);
  },
  'log.event.aside': (t, told) => {
    leave(t, told);
    t.waiting[told.side]++;
  },
  'log.event.gone': leave,
  'log.squadron.gone': leave,
  'log.squadron.unbuilt': (t, told) => {
    leave(t, told);
    t.unbuilt[told.side]++;
  },

  'log.vp': (t, { now }) => {
    t.vp = now;
  },
  'log.debt': (t, { side, now }) => {
    t.debt[side] = now;
  },
  'log.debt.limit': (t, { side, now }) => {
    t.debtLimit[side] = now;
  },
  'log.treaty': (t, { side, now }) => {
    t.treaty[side] = now;
  },
  'log.treaty.cap': (t, { side, word }) => {
    t.treaty[side] = Number(word('most'));
  },

  'log.advantage': (t, { advantage, side }) => {
    t.holders[advantage] = flagOf(side);
  },
  'log.advantage.lost': (t, { advantage }) => {
    t.holders[advantage] = NOBODY;
  },
  'log.advantage.used': (t, { advantage }) => {
    t.exhausted[advantage] = 1;
  },
  'log.event.exhausted': (t, { advantage }) => {
    t.exhausted[advantage] = 1;
  },
  'log.event.refreshed': (t, { advantage }) => {
    t.exhausted[advantage] = 0;
  },

  'log.event': (t, { side, card }) => {
    t.hands[side]--;
    t.removed = inOrder([...t.removed, card]);
  },
  'log.event.demand': (t, { word }) => {
    t.demand = [...t.demand, word('commodity')].sort();
  },
  'log.event.demand.replaced': (t, { word }) => {
    t.demand = [...t.demand.filter((it) => it !== word('old')), word('commodity')].sort();
  },
  'log.event.tile.back': (t, { side, word }) => {
    t.bonus[side].splice(t.bonus[side].indexOf(word('theater')), 1);
  },
  'log.event.byng': (t, { word }) => {
    t.byng = word('theater');
  },
  'log.ministry.revealed': (t, { ministry }) => {
    t.revealed = inOrder([...t.revealed, ministry]);
  },
  'log.huguenots': (t, { space }) => {
    t.huguenots = [...t.huguenots, { space, used: false }];
  },
  'log.huguenots.used': (t, { space }) => {
    t.huguenots = t.huguenots.map((it) => (it.space === space ? { space, used: true } : it));
  },
  'log.huguenots.again': (t) => {
    t.huguenots = t.huguenots.map(({ space }) => ({ space, used: false }));
  },
  'log.huguenots.lost': (t, { space }) => {
    t.huguenots = t.huguenots.filter((it) => it.space !== space);
  },
  'log.townshend': (t, { word }) => {
    t.townshend = COMMODITIES.find((it) => word('commodity') === `commodity:${it}`);
  },

  'log.tile': (t, { side, word }) => {
    t.bonus[side] = [...t.bonus[side], word('theater')].sort();
  },
  'log.tile.moved': (t, { side, word }) => {
    t.bonus[side].splice(t.bonus[side].indexOf(word('from')), 1);
    t.bonus[side] = [...t.bonus[side], word('to')].sort();
  },
  'log.jacobites.victory': (t) => {
    t.jacobiteVictories++;
  },
  'log.jacobites.defeat': (t) => {
    RESTORED.delete(t);
    t.revealed = t.revealed.filter((card) => card !== JACOBITE_UPRISINGS);
  },
  'log.dominance': (t, { side }) => {
    t.dominance = side;
  },
};

/** Cabinets are discarded before both sides choose new ones. */
const isChoosing = ({ step }: Position): boolean => step === 'ministries';

function silentChange(seed: string, settings: Settings): string | undefined {
  const match = newMatch(imperialStruggle, { seed, settings });
  const table = tableOf(match.position);
  const chance = seedChance(`answers of ${seed}`);
  let read = match.log.length;
  for (;;) {
    const [decision] = match.pending();
    const offered = decision.options;
    match.choose(offered[randomBelow(chance, offered.length)], decision.seat);
    if (match.result) return undefined;
    for (; read < match.log.length; read++) {
      const { key, params = {} } = match.log[read];
      READ[key]?.(table, toldBy(params));
    }
    const now = tableOf(match.position);
    for (const key of Object.keys(now) as (keyof Table)[]) {
      if (key === 'revealed' && isChoosing(match.position)) continue;
      const [expected, got] = [JSON.stringify(now[key]), JSON.stringify(table[key])];
      if (expected === got) continue;
      const last = match.log.slice(-8).map((it) => `${it.key} ${JSON.stringify(it.params ?? {})}`);
      return `${key}: ${expected}, by the log ${got}, after\n${last.join('\n')}`;
    }
  }
}

describe('5.2, 7.0 The log', () => {
  it.each<Settings>([{}, { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough' }])(
    'tells of every change that all can see (%o)',
    (options) => {
      for (let seed = 0; seed < 5; seed++) expect(silentChange(`log ${seed}`, options)).toBeUndefined();
    },
  );
});
