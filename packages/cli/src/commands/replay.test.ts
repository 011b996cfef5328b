import { writeFileSync } from 'node:fs';
import { newMatch, printRecord, recordOf } from '@sandtable/kernel';
import { playRandomly, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../testing/terminal.js';

const match = playRandomly(newMatch(toy, { seed: 'replay' }), 'replay');
const saved = () => {
  const file = folder()('game.json');
  writeFileSync(file, printRecord(recordOf(match)));
  return file;
};

describe('replay', () => {
  it('shows the log, the position and the result', async () => {
    const { code, out, err } = await sandtable(['replay', saved()]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Hill and Ford');
    expect(out).toContain('End of round 3');
    expect(out).toContain('Holder');
    expect(out).toContain('The game is over. Most points');
  });

  it('stops after some answers and shows the pending decision', async () => {
    const { out } = await sandtable(['replay', saved(), '--at', '2', '--lang', 'pl']);
    expect(out).toContain('2 odpowiedzi');
    expect(out).toContain('Dokąd maszerujesz?');
    expect(out).not.toContain('Koniec gry');
  });

  it('prints one JSON object with what an observer sees', async () => {
    const { out } = await sandtable(['replay', saved(), '--json']);
    expect(out.trimEnd()).not.toContain('\n');
    const told = JSON.parse(out);
    expect(told).toMatchObject({
      game: 'toy',
      options: { rounds: '3', fog: 'off' },
      view: toy.view(match.position, 'observer'),
      result: { winners: match.result?.ranking.filter((r) => r.place === 1).map((r) => r.seat) },
    });
    expect(told.answers).toHaveLength(match.answers.length);
    expect(told.log).toHaveLength(match.log.length);
    expect(told.log[0]).toEqual({ key: 'log.card', params: expect.anything(), text: expect.stringMatching(/^A card/) });
    const part = JSON.parse((await sandtable(['replay', saved(), '--json', '--at', '3'])).out);
    expect(part.answers).toHaveLength(3);
    expect(part.result).toBeNull();
  });
});
