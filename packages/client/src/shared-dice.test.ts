import { createHash } from 'node:crypto';
import type { SeedDraw, SeedShare } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { type Gatherer, gatheringSnapshot, receiveGathering } from './gather.js';
import {
  checkSharedDice,
  commitmentOf,
  commitmentsIn,
  type DiceEvidence,
  type DiceMemory,
  newContribution,
  seedOf,
} from './shared-dice.js';
import type { Gathering, GatheringSeat } from './wire.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const [A, B, SECRET] = ['a', 'b', '5'].map((digit) => digit.repeat(64));
const MATCH = 'AAAAAAAAAAAA';
const SHARES: readonly SeedShare[] = [
  { seat: 'red', contribution: A },
  { seat: 'blue', withheld: hash(B) },
];
const DRAW: SeedDraw = { match: MATCH, secret: SECRET, contributions: SHARES };

describe('the seed of a match with shared dice', () => {
  it('is the SHA-256 of the text that docs/fair-dice.md describes', () => {
    expect(seedOf(DRAW)).toBe(hash(`sandtable shared dice 1\nmatch ${MATCH}\nserver ${SECRET}\nseat red ${A}`));
    const both: SeedDraw = { ...DRAW, contributions: [SHARES[0], { seat: 'blue', contribution: B }] };
    expect(seedOf(both)).toBe(
      hash(`sandtable shared dice 1\nmatch ${MATCH}\nserver ${SECRET}\nseat red ${A}\nseat blue ${B}`),
    );
  });

  it('gets 256 random bits from each seat', () => {
    const drawn = Array.from({ length: 20 }, newContribution);
    for (const it of drawn) expect(it).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(drawn).size).toBe(20);
  });
});

describe('checking shared dice', () => {
  const evidence: DiceEvidence = {
    match: MATCH,
    seat: 'red',
    people: ['red', 'blue', 'green'],
    shares: SHARES,
    seedHash: hash(SECRET),
    seed: seedOf(DRAW),
    draw: DRAW,
  };
  const kept: DiceMemory = { contribution: A, list: commitmentsIn(SHARES), shares: SHARES };
  const begun = { ...evidence, seed: undefined, draw: undefined };

  it('finds nothing wrong with an honest server, and proves the seed at the end', () => {
    expect(checkSharedDice(begun, kept)).toEqual({
      shares: SHARES,
      absent: ['green'],
      mine: true,
      faults: [],
      proven: false,
    });
    expect(checkSharedDice(evidence, kept)).toMatchObject({ faults: [], proven: true });
    expect(checkSharedDice(evidence, {})).toMatchObject({ mine: undefined, faults: [], proven: true });
  });

  it('says nothing of dice that are the server’s own', () => {
    expect(checkSharedDice({ ...evidence, shares: undefined, draw: undefined }, {})).toBeUndefined();
  });

  it('ignores the order of the members of an object, which databases change', () => {
    const turned = SHARES.map((share) => Object.fromEntries(Object.entries(share).reverse()) as unknown as SeedShare);
    const again = { ...evidence, shares: turned, draw: { ...DRAW, contributions: turned } };
    expect(checkSharedDice(again, kept)).toMatchObject({ proven: true });
  });

  const other = (contribution: string): readonly SeedShare[] => [{ seat: 'red', contribution }, SHARES[1]];
  const drawn = (draw: SeedDraw) => ({ draw, seed: seedOf(draw) });
  it.each<readonly [string, Partial<DiceEvidence>, DiceMemory, readonly string[]]>([
    ['another secret', drawn({ ...DRAW, secret: B }), kept, ['secretWrong']],
    ['another seed', { seed: B }, kept, ['seedWrong']],
    ['a seed without its parts', { draw: undefined }, kept, ['sharesChanged', 'secretWrong', 'seedWrong']],
    ['the draw of another match', drawn({ ...DRAW, match: 'BBBBBBBBBBBB' }), kept, ['seedWrong']],
    [
      'a swapped contribution',
      { shares: other(B), ...drawn({ ...DRAW, contributions: other(B) }) },
      kept,
      ['mineMissing', 'listChanged', 'sharesChanged'],
    ],
    ['a contribution swapped at the end', drawn({ ...DRAW, contributions: other(B) }), kept, ['sharesChanged']],
    [
      'a contribution that the server says was withheld',
      { ...begun, shares: [{ seat: 'red', withheld: hash(A) }, SHARES[1]] },
      { contribution: A, list: commitmentsIn(SHARES) },
      ['mineMissing'],
    ],
    ['a seat left out', { ...begun, shares: [SHARES[1]] }, { contribution: A }, ['mineMissing']],
    [
      'a contribution of somebody who does not play',
      { ...begun, shares: [...SHARES, { seat: 'bot', contribution: B }] },
      { contribution: A },
      ['stranger'],
    ],
    [
      'two contributions of one seat',
      { ...begun, shares: [SHARES[0], { seat: 'red', withheld: B }] },
      { contribution: A },
      ['stranger'],
    ],
    ['another list', { ...begun, shares: [SHARES[0]] }, { list: commitmentsIn(SHARES) }, ['listChanged']],
    [
      'a withheld contribution that is there later',
      { ...begun, shares: [SHARES[0], { seat: 'blue', contribution: B }] },
      kept,
      ['sharesChanged'],
    ],
    ['shares that the server no longer shows', { ...begun, shares: undefined }, { contribution: A }, ['mineMissing']],
  ])('finds %s', (_, told, memory, faults) => {
    expect(checkSharedDice({ ...evidence, ...told }, memory)).toMatchObject({ faults, proven: false });
  });
});

describe('taking part in a gathering', () => {
  const person = (name: string, commitment: string | null = null, revealed = false): GatheringSeat => ({
    seat: name,
    player: 'person',
    name: null,
    online: true,
    commitment,
    revealed,
  });
  const bot: GatheringSeat = { ...person('green'), player: 'random' };
  const gathering = (phase: Gathering['phase'], seats: readonly GatheringSeat[], more: Partial<Gathering> = {}) => ({
    match: MATCH,
    game: 'toy',
    seat: 'red',
    seedHash: hash(SECRET),
    phase,
    seats: [...seats, bot],
    ...more,
  });
  const gatherer = (memory: DiceMemory = { contribution: A }): Gatherer => ({
    memory,
    seedHash: undefined,
    gathering: undefined,
  });
  const both = [person('red', hash(A)), person('blue', hash(B))];

  it('draws a contribution, keeps it, and sends only its hash', () => {
    const red = gatherer({});
    const sent = receiveGathering(red, gathering('open', [person('red'), person('blue')]), true);
    expect(red.memory.contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(sent).toEqual({ do: 'commit', commitment: commitmentOf(red.memory.contribution ?? '') });
    expect(red.seedHash?.pinned).toBe(hash(SECRET));
  });

  it('commits again after a lost connection, but does not compete with another device of the same seat', () => {
    expect(receiveGathering(gatherer(), gathering('open', [person('red', hash(A))]), true)).toBeUndefined();
    expect(receiveGathering(gatherer(), gathering('open', [person('red')]), false)).toMatchObject({ do: 'commit' });
    expect(receiveGathering(gatherer(), gathering('open', [person('red', hash(B))]), true)).toMatchObject({
      do: 'commit',
    });
    expect(receiveGathering(gatherer(), gathering('open', [person('red', hash(B))]), false)).toBeUndefined();
  });

  it('reveals once, when the list is closed and has its own commitment', () => {
    const red = gatherer();
    expect(receiveGathering(red, gathering('closed', both), true)).toEqual({ do: 'reveal', contribution: A });
    expect(red.memory.list).toEqual([
      { seat: 'red', commitment: hash(A) },
      { seat: 'blue', commitment: hash(B) },
    ]);
    const revealed = gathering('closed', [person('red', hash(A), true), both[1]]);
    expect(receiveGathering(red, revealed, false)).toBeUndefined();
    expect(gatheringSnapshot(red, () => {})).toMatchObject({
      missing: [],
      unrevealed: ['blue'],
      faults: [],
      mayBegin: false,
    });
  });

  it.each<readonly [string, Gathering, readonly string[]]>([
    ['a list without it', gathering('closed', [person('red'), both[1]]), ['mineMissing']],
    [
      'a list with the commitment of a bot',
      { ...gathering('closed', both), seats: [...both, { ...bot, commitment: hash('bot') }] },
      ['stranger'],
    ],
    ['a list with another commitment', gathering('closed', [person('red', hash(B)), both[1]]), ['mineMissing']],
  ])('reveals nothing to %s', (_, told, faults) => {
    const red = gatherer();
    expect(receiveGathering(red, told, true)).toBeUndefined();
    expect(gatheringSnapshot(red, () => {})?.faults).toEqual(faults);
  });

  it('reveals nothing to a server that opens or changes a closed list, or changes the hash of its secret', () => {
    const list = [{ seat: 'red', commitment: hash(A) }];
    for (const told of [gathering('open', [person('red')]), gathering('closed', both)]) {
      const red = gatherer({ contribution: A, list });
      expect(receiveGathering(red, told, true)).toBeUndefined();
      expect(gatheringSnapshot(red, () => {})?.faults).toEqual(['listChanged']);
    }
    const red = { ...gatherer(), seedHash: { pinned: hash('first'), changedTo: undefined } };
    expect(receiveGathering(red, gathering('closed', both), true)).toBeUndefined();
    expect(gatheringSnapshot(red, () => {})?.seedHash.changedTo).toBe(hash(SECRET));
  });

  it('sends nothing for an observer', () => {
    const watcher = gatherer({});
    expect(receiveGathering(watcher, gathering('open', both, { seat: 'observer' }), true)).toBeUndefined();
    expect(receiveGathering(watcher, gathering('closed', both, { seat: 'observer' }), true)).toBeUndefined();
    expect(watcher.memory.contribution).toBeUndefined();
    expect(gatheringSnapshot(watcher, () => {})).toMatchObject({ faults: [], mayBegin: false });
  });

  it('lists the missing seats, and lets a seat that has committed begin without them', () => {
    const red = gatherer();
    receiveGathering(red, gathering('open', [person('red', hash(A)), person('blue')]), true);
    expect(gatheringSnapshot(red, () => {})).toMatchObject({ missing: ['blue'], mayBegin: true });
    receiveGathering(red, gathering('open', [person('red'), person('blue')]), true);
    expect(gatheringSnapshot(red, () => {})).toMatchObject({ missing: ['red', 'blue'], mayBegin: false });
  });
});
