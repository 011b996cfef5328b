import { CHECKPOINT, type Chance, type Decision, DONE, randomBelow, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import { INVESTMENTS } from '../data/investments.js';
import { SPACE_IDS, SPACES, type SpaceId } from '../data/spaces.js';
import type { Position } from '../position.js';
import { SIDES, type Side } from '../sides.js';
import {
  type Bought,
  independentPurchaseRules,
  isOpenOn,
  PLAIN,
  type Situation,
} from '../testing/independent-purchase-rules.js';
import { at, flagAt, type PositionFields, paid, positionWith } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { actionRound } from './round.js';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[randomBelow(chance, items.length)];
const happens = (chance: Chance, percent: number): boolean => randomBelow(chance, 100) < percent;

/** Flags, Squadrons, markers and damage anywhere, few or many. */
function anywhere(chance: Chance): { readonly g: Position; readonly s: Situation } {
  const turn = 1 + randomBelow(chance, 6);
  const side = pick(chance, SIDES);
  const density = 10 + randomBelow(chance, 60);
  const flags = new Map<SpaceId, Side>();
  const conflicts = new Map<SpaceId, 'usual' | 'dear'>();
  const damaged = new Set<SpaceId>();
  const atSea = { britain: 0, france: 0 };
  for (const id of SPACE_IDS) {
    const { kind } = SPACES[id];
    const open = isOpenOn(id, turn);
    const owner = pick(chance, SIDES);
    if (open && happens(chance, density) && !(kind === 'naval' && atSea[owner]++ >= 5)) {
      flags.set(id, owner);
      if (kind === 'fort' && happens(chance, 40)) damaged.add(id);
    }
    if (open && (kind === 'market' || kind === 'political') && happens(chance, 15)) {
      conflicts.set(id, pick(chance, ['usual', 'dear'] as const));
    }
  }
  const navyBox = { britain: randomBelow(chance, 3), france: randomBelow(chance, 3) };
  const limit = 4 + randomBelow(chance, 11);
  const debt = randomBelow(chance, limit + 1);
  const treaty = randomBelow(chance, 5);
  const unbuilt = randomBelow(chance, 2);
  const tile = randomBelow(chance, INVESTMENTS.length);
  const of = (owner: Side): SpaceId[] => [...flags.keys()].filter((id) => flags.get(id) === owner);
  const marked = (kind: string): SpaceId[] => [...conflicts.keys()].filter((id) => conflicts.get(id) === kind);
  const it: PositionFields = {
    turn,
    britain: of('britain'),
    france: of('france'),
    conflicts: marked('usual'),
    dearConflicts: marked('dear'),
    damaged: [...damaged],
    navyBox,
    unbuilt: { [side]: unbuilt },
    debtLimit: { [side]: limit },
    debt: { [side]: debt },
    treaty: { [side]: treaty },
    exhausted: ADVANTAGE_IDS,
    available: [INVESTMENTS[tile].id],
  };
  const bonus = turn === 6 && INVESTMENTS[tile].upgrade ? 1 : 0;
  const s: Situation = {
    turn,
    side,
    tile,
    flags,
    conflicts,
    damaged,
    navyBox: { ...navyBox },
    unbuilt,
    debt,
    limit,
    treaty: treaty + bonus,
  };
  return { g: positionWith(it), s };
}

const flagsOf = (owner: (id: SpaceId) => Side | undefined): string[] =>
  SPACE_IDS.flatMap((id) => (owner(id) ? [`${id} ${owner(id)}`] : []));

/** One Action Round by chance, each offer and each price of it looked at by both. */
function compare(seed: string): number {
  const chance = seedChance(seed);
  const { g, s } = anywhere(chance);
  const opinion = independentPurchaseRules(s);
  const round = actionRound(g, s.side);
  let asked: Decision | undefined;
  const answer = (given: Record<string, string>): void => {
    let step = round.next(given);
    while (!step.done && step.value === CHECKPOINT) step = round.next({});
    asked = step.done || step.value === CHECKPOINT ? undefined : step.value[0];
  };
  const key = (): string | undefined => asked?.prompt.key;
  const offered = (): readonly string[] => asked?.options ?? [];
  const choose = (option: string): void => {
    if (!offered().includes(option)) throw new Error(`${seed}: ${key()} offers ${offered().join(' ')}, not ${option}`);
    answer({ [s.side]: option });
  };
  /** What is asked offers just these, or is not asked as there is only one. */
  const choice = (question: string, options: readonly string[]): string => {
    if (options.length < 2) return options[0];
    expect([key(), ...offered()].sort(), `${seed} ${question}`).toEqual([question, ...options].sort());
    const chosen = pick(chance, options);
    choose(chosen);
    return chosen;
  };
  answer({});
  if (key() === promptKey('tile')) choose(offered()[0]);
  choose('play');
  let purchases = 0;
  for (; purchases < 8; purchases++) {
    const elsewhere = ['upgrade', 'convert', DONE];
    const options = opinion.options();
    expect(
      offered()
        .filter((option) => !elsewhere.includes(option))
        .sort(),
      seed,
    ).toEqual([...options].sort());
    if (options.length === 0) break;
    const option = pick(chance, options);
    choose(option);
    const id = SPACE_IDS.find((it) => `space:${it}` === option);
    const bought: Bought = id ? wanted(id) : PLAIN[option];
    let { price } = bought;
    let from: SpaceId | undefined;
    if (bought.kind === 'deploy' && id) {
      const boxed = s.navyBox[s.side] > 0 ? ['navy-box'] : [];
      const pays = (berth: string): boolean =>
        opinion.ways(bought, opinion.priceAtSea(id, berth !== 'navy-box'), id).length > 0;
      const berths = [...boxed, ...opinion.berths().map((it) => `space:${it}`)].filter(pays);
      const berth = choice(promptKey('deploy.from'), berths);
      price = opinion.priceAtSea(id, berth !== 'navy-box');
      from = SPACE_IDS.find((it) => `space:${it}` === berth);
    }
    const way = choice(promptKey('way'), opinion.ways(bought, price, id)) === 'minor' ? 'minor' : 'major';
    const [least, most] = opinion.treatyFor(way, price);
    const numbers = Array.from({ length: most - least + 1 }, (_, i) => `number:${least + i}`);
    const treaty = Number(choice(promptKey('treaty'), numbers).slice('number:'.length));
    while (key()?.startsWith(promptKey('war-tile'))) choose(offered()[0]);
    expect(paid(g).at(-1), `${seed} ${option}`).toBe(price);
    opinion.pay(way, price, treaty);
    if (id) opinion.carryOut(bought, id, from);
    else opinion.carryOutPlain(option);
    expect(
      flagsOf((it) => flagAt(g, it)),
      `${seed} ${option}`,
    ).toEqual(flagsOf((it) => s.flags.get(it)));
    expect([g.debt[s.side], g.treaty[s.side]], seed).toEqual([s.debt, s.treaty]);
    expect(
      SPACE_IDS.filter((it) => g.conflicts[at(it)] > 0),
      seed,
    ).toEqual(SPACE_IDS.filter((it) => s.conflicts.has(it)));
  }
  return purchases;

  function wanted(id: SpaceId): Bought {
    const all = opinion.at(id).filter((it) => opinion.ways(it, it.price, id).length > 0);
    const kind = choice(
      promptKey('act.what'),
      all.map((it) => it.kind),
    );
    return all.find((it) => it.kind === kind) ?? all[0];
  }
}

describe('5.3-5.6, 6.1, 9.1 Purchases, compared with an independent implementation', () => {
  it.each([0, 1, 2, 3])('the same offers and prices in rounds of any position (%i)', (n) => {
    let purchases = 0;
    for (let i = 0; i < 25; i++) purchases += compare(`opinion ${n}.${i}`);
    expect(purchases).toBeGreaterThan(50);
  });
});
