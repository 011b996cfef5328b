import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';

/** The examples of chapter 8 of Andean Abyss, over the protocol, with scripted dice for the match and for the bots. */

async function talk(requests: readonly Json[]) {
  const lines = requests.map((it) => JSON.stringify(it));
  const { code, out, err } = await sandtable(['protocol', 'andean-abyss'], lines, { gameSource: realGames });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true });
  return answers;
}

interface Entry {
  readonly key: string;
  readonly params: Readonly<Record<string, Json>>;
  readonly remark?: true;
}
const SOLO = { scenario: 'solo' };
const BOTS = { bots: { farc: 'nonplayer', auc: 'nonplayer', cartels: 'nonplayer' } };
const remarks = (log: readonly Entry[]) => log.filter(({ remark }) => remark);
const answersIn = (record: { answers: string[][] }) => record.answers.flat();

describe('8.3 example: three LoCs of Econ 2 at Bogotá are 1-2, 3-4 and 5-6', () => {
  const hidden = { 'farc-guerrilla': 1, police: 1 };
  // FARC attacks (8.7.3): in Neiva, where it has 22 guerrillas, and on one LoC with somebody underground.
  const position = {
    onlyThese: true,
    card: 12,
    next: 1,
    acting: 'farc',
    resources: { farc: 20, government: 10 },
    spaces: {
      neiva: { support: 'passive-support', 'farc-guerrilla-active': 22, police: 2 },
      'loc-neiva-bogota': hidden,
      'loc-yopal-bogota': hidden,
      'loc-bogota-ibague-bucaramanga': hidden,
      'loc-medellin-sincelejo': hidden,
    },
  };
  /** 3-4-4 on the table of 8.2 is Bogotá. */
  const BOGOTA = [3, 4, 4];
  const play = async (dice: number[], botDice: number[]) => {
    const [, seated, { record }] = await talk([
      { new: { seed: 'solo', options: SOLO, position, dice, botDice } },
      BOTS,
      { record: true },
    ]);
    return { log: seated.log as Entry[], answers: answersIn(record) };
  };

  it.each([
    [1, 'loc-neiva-bogota'],
    [2, 'loc-neiva-bogota'],
    [3, 'loc-yopal-bogota'],
    [4, 'loc-yopal-bogota'],
    [5, 'loc-bogota-ibague-bucaramanga'],
    [6, 'loc-bogota-ibague-bucaramanga'],
  ])('the bots’ die %i takes %s', async (die, loc) => {
    const { log, answers } = await play([6], [...BOGOTA, die]);
    expect(answers.slice(0, 2)).toEqual(['attack', 'space:neiva']);
    expect(answers).toContain(`space:${loc}`);
    expect(answers.filter((it) => it.startsWith('space:loc-'))).toEqual([`space:${loc}`]);
    const table = remarks(log).find(({ key }) => key === 'why.table');
    expect(table?.params).toMatchObject({ space: `space:${loc}`, dice: '3-4-4' });
  });

  it('the match has its own dice: the Attack rolls them, the choice of spaces does not', async () => {
    const rolled = async (die: number, botDie: number) => {
      const { log } = await play([die], [...BOGOTA, botDie]);
      return log.filter(({ key }) => key.startsWith('log.attack'));
    };
    const hit = await rolled(2, 1);
    expect(JSON.stringify(hit)).toContain('"die":2');
    expect(await rolled(2, 6)).toEqual(hit);
    expect(await rolled(5, 1)).not.toEqual(hit);
  });

  it('after the scripted dice the bots use their own chance', async () => {
    const { answers } = await play([6], BOGOTA);
    expect(answers.filter((it) => it.startsWith('space:loc-'))).toHaveLength(1);
    expect(answers).not.toContain('space:loc-medellin-sincelejo');
  });
});

describe('8.1 example: no piece of the Cartels on a coast, so Narco-Subs would have no effect', () => {
  it('and the Cartels, first eligible, do an operation and a special activity', async () => {
    const [, { log }] = await talk([
      {
        new: {
          seed: 'solo',
          options: SOLO,
          position: {
            onlyThese: true,
            card: 68,
            next: 1,
            acting: 'cartels',
            resources: { cartels: 10 },
            spaces: { guaviare: { 'cartels-base': 1, 'cartels-guerrilla': 1 } },
          },
        },
      },
      BOTS,
    ]);
    const [first] = remarks(log);
    expect(first).toMatchObject({ params: { rule: '8.1', reason: { key: 'reason.ineffective' } } });
    const deeds = log.filter(({ key }: Entry) => ['log.event', 'log.operation', 'log.special'].includes(key));
    expect(deeds[0]).toMatchObject({ key: 'log.operation', params: { faction: 'faction:cartels' } });
  });
});
