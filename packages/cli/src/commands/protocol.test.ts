import { type BotFactory, botChance, type Json, newMatch, replayRecord, roll } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { sandtable, toyGames } from '../testing/terminal.js';

/** Sends lines and returns the answers; every line must have exactly one. */
async function talk(requests: readonly (Json | string)[], lang = 'en', gameSource = toyGames) {
  const lines = requests.map((it) => (typeof it === 'string' ? it : JSON.stringify(it)));
  const [game] = Object.keys(gameSource.games);
  const { code, out, err } = await sandtable(['protocol', game, '--lang', lang], lines, { gameSource });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return answers;
}
const same = async (requests: readonly (Json | string)[]) => {
  const answers = await talk(requests);
  expect(answers).toHaveLength(requests.length);
  return answers;
};
const START = { new: { seed: 'p' } };
const BIDS = [START, { choose: 'number:2', seat: 'red' }, { choose: 'number:1', seat: 'blue' }];

describe('the protocol', () => {
  it('begins a match and offers its first decision with labels', async () => {
    const [begun] = await talk([START], 'pl');
    expect(begun).toMatchObject({
      ok: true,
      seed: 'p',
      decision: { seat: 'red', key: 'prompt.bid', rule: '1.1', prompt: expect.stringMatching(/^Ile dajesz/) },
      log: [{ key: 'log.card', params: { value: expect.any(Number) }, text: expect.stringMatching(/^Odkryto/) }],
    });
    expect(begun.decisions.map((it: { seat: string }) => it.seat)).toEqual(['red', 'blue']);
    expect(begun.decision.options[2]).toEqual({ id: 'number:2', kind: 'number', label: '2' });
  });

  it('makes a new seed if none is given, and returns it', async () => {
    const [one, two] = await same([{ new: {} }, { new: {} }]);
    expect(one.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(two.seed).not.toBe(one.seed);
  });

  it('takes answers, and returns the log since the last line', async () => {
    const [, first, second, third] = await same([...BIDS, { choose: 'space:hill' }]);
    expect(first.log).toEqual([]);
    expect(first.decision.seat).toBe('blue');
    expect(second.log.map((it: { key: string }) => it.key)).toEqual(['log.bids', 'log.wins']);
    expect(second.decision.options.at(-1)).toEqual({
      id: 'aside:gift',
      kind: 'aside',
      label: 'Give the other side a coin',
    });
    expect(third.log).toEqual([
      { key: 'log.takes', params: { seat: 'seat:red', place: 'space:hill' }, text: 'Red takes the hill.' },
    ]);
  });

  it('plays a whole game', async () => {
    const requests: Json[] = [{ new: { seed: 'whole', options: { scenario: 'skirmish' } } }];
    for (;;) {
      const answer = (await same(requests)).at(-1);
      expect(answer.ok).toBe(true);
      if (answer.result) {
        expect(answer).toMatchObject({ decision: null, result: { reason: { key: 'result.points' } } });
        expect(answer.result.ranking).toHaveLength(2);
        break;
      }
      requests.push({ choose: answer.decision.options[0].id, seat: answer.decision.seat });
    }
    const record = (await same([...requests, { record: true }])).at(-1).record;
    expect(replayRecord(toy, record).result).toBeDefined();
  });

  it('undoes, or says why it can’t', async () => {
    const [, , , moved, back, none] = await same([...BIDS, { choose: 'hold' }, { undo: true }, { undo: 'red' }]);
    expect(moved.decision.seat).toBe('blue');
    expect(back).toMatchObject({ ok: true, decision: { seat: 'red' }, log: [] });
    expect(none).toMatchObject({ ok: false, error: { key: 'cli.undo.seat' } });
    const answers = await same([
      ...BIDS,
      { choose: 'hold' },
      { choose: 'aside:gift' },
      { undo: 'red' },
      { undo: 'blue' },
    ]);
    expect(answers.at(-2)).toMatchObject({ ok: false, error: { key: 'cli.undo.seat' } });
    expect(answers.at(-1).ok).toBe(true);
    expect((await same([START, { undo: true }])).at(-1).error.key).toBe('cli.undo.nothing');
  });

  it('shows views, and hides in them what the seat may not see', async () => {
    const answers = await same([{ new: { seed: 'p', options: { fog: 'on' } } }, { view: 'red' }, { view: 'observer' }]);
    expect(answers[1].view).toMatchObject({ coins: { red: 5, blue: -1 }, deck: 7 });
    expect(answers[2].view).toMatchObject({ coins: { red: -1, blue: -1 }, deck: 7 });
    expect(answers[2].decision.key).toBe('prompt.bid');
  });

  it('writes a position file and begins from it again, with scripted dice if given', async () => {
    const [, , , given, noted] = await same([...BIDS, { choose: 'aside:gift' }, { position: true }]);
    expect(noted.position).toMatchObject({ since: ['aside:gift'], step: 'first' });
    const [again] = await same([{ new: { position: noted.position, seed: 'other' } }]);
    expect(again.decision).toEqual(given.decision);
    const hand = { step: 'first', card: 5, first: 'blue', holder: { hill: 'red' } };
    const assault = await same([
      { new: { position: hand, dice: [5] } },
      { choose: 'space:hill' },
      { choose: 'number:0' },
    ]);
    expect(assault.at(-1).log.map((it: { text: string }) => it.text)).toContain('Blue takes the hill.');
  });

  it('keeps the settings of a position file, and refuses others', async () => {
    const options = { scenario: 'skirmish', fog: 'on' };
    const [, { position }] = await same([{ new: { seed: 'p', options } }, { position: true }]);
    expect(position.options).toEqual({ rounds: '1', fog: 'on' });
    const [begun, view, refused, named] = await same([
      { new: { position } },
      { view: 'red' },
      { new: { position, options: { fog: 'off' } } },
      { new: { position, options } },
    ]);
    expect(view.view).toMatchObject({ coins: { red: 5, blue: -1 } });
    expect(refused).toMatchObject({ ok: false, error: { key: 'error.noteOptions' } });
    expect(refused.error.text).toBe('This position belongs to fog=on, not to fog=off.');
    expect(named.decision).toEqual(begun.decision);
    const { options: _, ...without } = position;
    const [lost] = await same([{ new: { position: without } }]);
    expect(lost).toMatchObject({ ok: false, error: { key: 'error.noteWithoutOptions' } });
  });

  it('returns the record and the whole log on request', async () => {
    const answers = await same([...BIDS, { log: true }, { record: true }]);
    expect(answers[3].log).toHaveLength(3);
    expect(answers[4].log).toEqual([]);
    expect(answers[4].record).toMatchObject({ sandtable: 'record', answers: [['red=number:2', 'blue=number:1']] });
  });

  it('lets bots answer for seats, and returns a seat to the program', async () => {
    const [, seated, moved] = await same([START, { bots: { blue: 'miser' } }, { choose: 'number:1', seat: 'red' }]);
    expect(seated.decision.seat).toBe('red');
    expect(seated.decisions).toBeUndefined();
    expect(moved.decision).toMatchObject({ seat: 'red', key: 'prompt.march' });
    const all = await same([START, { bots: { red: 'random', blue: 'random' } }]);
    expect(all.at(-1).result).toBeDefined();
    const back = await same([START, { bots: { blue: 'miser' } }, { bots: { blue: 'person' } }, { choose: 'number:1' }]);
    expect(back.at(-1).decision.seat).toBe('red');
    const undone = await same([...BIDS, { choose: 'hold' }, { bots: { blue: 'miser' } }, { undo: true }]);
    expect(undone.at(-1)).toMatchObject({ ok: false });
  });

  it('scripts the bots’ dice: one list for all of them, and a fault uses none up', async () => {
    const rolling: BotFactory = (seat, seed, dice) => {
      const chance = botChance(seed, dice);
      return {
        answer({ decision }) {
          const [one, two] = [roll(chance), roll(chance)];
          if (one === 6) throw new Error(`${seat} rolled 6 and ${two}`);
          return { option: decision.options[decision.options.length > two ? two : 0] };
        },
      };
    };
    const shelf = { games: { toy: { ...toy, bots: { ...toy.bots, rolling } } }, module: '' };
    const seat: Json = { bots: { red: 'rolling', blue: 'rolling' } };
    const script = (...botDice: number[]): Json => ({ new: { seed: 'p', botDice } });
    const [, bids] = await talk([script(1, 2, 1, 4, 6, 5), seat, { record: true }], 'en', shelf);
    expect(bids).toMatchObject({ ok: false, error: { text: expect.stringContaining('rolled 6 and 5') } });
    const answers = await talk([script(6, 5), seat, seat, { bots: { red: 'rolling' } }], 'en', shelf);
    for (const refused of answers.slice(1)) expect(refused.error.text).toContain('red rolled 6 and 5');
  });

  it('logs the bots’ reasons, marked as remarks, and keeps them out of the record', async () => {
    const answers = await same([
      START,
      { bots: { blue: 'miser' } },
      { choose: 'number:1', seat: 'red' },
      { record: true },
    ]);
    const because = {
      key: 'because.first',
      params: { seat: 'seat:blue' },
      text: 'Blue takes the first answer there is.',
      remark: true,
    };
    // The reason for a secret answer is logged when everybody has answered.
    expect(answers[1].log).toEqual([]);
    expect(answers[2].log[0]).toEqual(because);
    expect(answers[2].log.filter((it: { remark?: true }) => !it.remark)[0].key).toBe('log.bids');
    expect(JSON.stringify(answers[3].record)).not.toContain('because');
  });

  it('ends at quit', async () => {
    expect(await talk([START, { quit: true }, START])).toHaveLength(2);
  });
});

describe('8.0 non-players', () => {
  const solo: Json = {
    new: { seed: 'np', options: { scenario: 'solo' }, position: { card: 40, acting: 'auc' } },
  };

  it('are asked like other seats until bots are seated for them', async () => {
    const [begun, seated] = await talk(
      [solo, { bots: { farc: 'nonplayer', auc: 'nonplayer', cartels: 'nonplayer' } }],
      'en',
      realGames,
    );
    expect(begun.decision.seat).toBe('auc');
    expect(seated.decision.seat).toBe('government');
    expect(seated.log.some((it: { remark?: true; text: string }) => it.remark && it.text.startsWith('8.'))).toBe(true);
  });

  it('are never the Government', async () => {
    const [, refused] = await talk([solo, { bots: { government: 'nonplayer' } }], 'hu', realGames);
    expect(refused).toMatchObject({ ok: false, error: { key: 'error.nonplayerGovernment' } });
    expect(refused.error.text).toContain('nincs nem-játékos Kormány');
  });
});

describe('a bad line', () => {
  it.each<[Json | string, string]>([
    ['', 'cli.protocol.notJson'],
    ['hello', 'cli.protocol.notJson'],
    ['[1]', 'cli.protocol.notJson'],
    ['null', 'cli.protocol.notJson'],
    ['{"new": {}', 'cli.protocol.notJson'],
    [{}, 'cli.protocol.unknown'],
    [{ dance: true }, 'cli.protocol.unknown'],
    [{ undo: true, quit: true }, 'cli.protocol.unknown'],
    [{ choose: 'hold', seat: 5 }, 'cli.protocol.kind'],
    [{ choose: 3 }, 'cli.protocol.kind'],
    [{ choose: 'space:moon' }, 'error.notAnOption'],
    [{ choose: 'hold', seat: 'blue' }, 'error.notAsked'],
    [{ choose: 'hold', seat: 'green' }, 'error.notAsked'],
    [{ undo: 'blue' }, 'cli.undo.chance'],
    [{ undo: 7 }, 'cli.protocol.kind'],
    [{ view: 'green' }, 'error.seat'],
    [{ view: true }, 'cli.protocol.kind'],
    [{ position: 'yes' }, 'cli.protocol.kind'],
    [{ bots: { green: 'random' } }, 'error.seat'],
    [{ bots: { red: 'genius' } }, 'error.bot'],
    [{ bots: ['red'] }, 'cli.protocol.kind'],
    [{ new: true }, 'cli.protocol.kind'],
    [{ new: { weather: 'rain' } }, 'cli.protocol.unknown'],
    [{ new: { seed: [5] } }, 'cli.protocol.kind'],
    [{ new: { options: { rounds: '2' } } }, 'error.optionValue'],
    [{ new: { options: { rounds: 2 } } }, 'error.optionValue'],
    [{ new: { options: { rounds: [3] } } }, 'cli.protocol.kind'],
    [{ new: { options: { scenario: 'siege' } } }, 'error.scenario'],
    [{ new: { dice: [7] } }, 'error.dice'],
    [{ new: { botDice: [0] } }, 'error.dice'],
    [{ new: { botDice: 3 } }, 'error.dice'],
    [{ new: { position: [] } }, 'error.noteShape'],
    [{ new: { position: { coins: { red: 'many' } } } }, 'error.toy'],
    [{ new: { position: { step: 'first', since: ['moon'] } } }, 'error.answerAt'],
  ])('%j is refused and changes nothing', async (line, key) => {
    const answers = await same([...BIDS, { position: true }, line, { position: true }]);
    const [before, refused, after] = answers.slice(-3);
    expect(refused).toEqual({ ok: false, error: { key, text: expect.stringMatching(/\S/) } });
    expect(refused.error.text).not.toBe(key);
    expect(after).toEqual(before);
  });

  it('may write seeds and settings as numbers', async () => {
    const begun = async (beginning: Json) => {
      const answers = await same([{ new: beginning }, { position: true }]);
      return answers[1].position;
    };
    expect(await begun({ seed: 7, options: { rounds: 6 } })).toEqual(
      await begun({ seed: '7', options: { rounds: '6' } }),
    );
  });

  it('needs a match, but there is none yet', async () => {
    const lines: Json[] = [
      { choose: 'x' },
      { undo: true },
      { view: 'red' },
      { position: true },
      { bots: {} },
      { log: true },
    ];
    for (const line of lines) {
      expect((await same([line]))[0].error.key).toBe('cli.protocol.noMatch');
    }
  });
});

it('a match begun through the protocol is the same as one begun in code', async () => {
  const [{ decision }] = await same([START]);
  expect(decision.options.map((it: { id: string }) => it.id)).toEqual(newMatch(toy, { seed: 'p' }).decision()?.options);
});
