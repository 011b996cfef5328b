import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { newMatch, recordOf } from '@sandtable/kernel';
import { playRandomly, toy } from '@sandtable/kernel/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { escapeControls } from './escape-controls.js';
import { folder, sandtable, toyGames } from './testing/terminal.js';

/** Clears the screen, sets the window's title, moves the cursor by a C1 code, and reverses the text's direction. */
const HOSTILE = '\u001b[2J\u001b]0;owned\u0007\r\u009b9A\u202ereversed\u2066\u2028';
const ESCAPED = '\\u001b[2J\\u001b]0;owned\\u0007\\u000d\\u009b9A\\u202ereversed\\u2066\\u2028';
const DANGEROUS = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

describe('what a terminal shows', () => {
  it('has no control characters, but keeps newlines, tabs and all our letters', () => {
    expect(escapeControls(HOSTILE)).toBe(ESCAPED);
    const ours = 'Zażółć\tgęślą\nœuvre\u202f: « ők » 👩‍🚀';
    expect(escapeControls(ours)).toBe(ours);
  });

  it('is the same JSON as before', () => {
    const json = JSON.stringify({ text: HOSTILE });
    expect(json).toMatch(DANGEROUS);
    expect(escapeControls(json)).not.toMatch(DANGEROUS);
    expect(JSON.parse(escapeControls(json))).toEqual({ text: HOSTILE });
  });
});

describe('a hostile record', () => {
  const honest = recordOf(playRandomly(newMatch(toy, { seed: 'hostile' }), 'hostile'));
  it.each([
    ['game', { game: HOSTILE }],
    ['format', { format: HOSTILE }],
    ['option', { options: { ...honest.options, rounds: HOSTILE } }],
    ['name of an option', { options: { ...honest.options, [HOSTILE]: 'on' } }],
    [
      'answer',
      {
        answers: [[HOSTILE], ...honest.answers.slice(1)],
        end: { ...honest.end, answers: 1 + honest.answers.slice(1).flat().length },
      },
    ],
  ])('does nothing to the terminal by its %s', async (_, changed) => {
    const file = folder()('game.json');
    writeFileSync(file, JSON.stringify({ ...honest, ...changed }));
    for (const argv of [
      ['replay', file],
      ['replay', file, '--json'],
    ]) {
      const { code, out, err } = await sandtable(argv);
      expect(code).toBe(2);
      expect(err).toContain(ESCAPED);
      expect(out + err).not.toMatch(DANGEROUS);
    }
  });

  it('cannot control the terminal through what the rules print of it', async () => {
    const title = `Hill${HOSTILE}Ford`;
    const file = folder()('game.json');
    writeFileSync(file, JSON.stringify(honest));
    const gameSource = { ...toyGames, games: { toy: { ...toy, title } } };
    const { code, out } = await sandtable(['replay', file], [], { gameSource });
    expect(code).toBe(0);
    expect(out).toContain(`Hill${ESCAPED}Ford`);
    expect(out).not.toMatch(DANGEROUS);
  });
});

describe('a hostile server', () => {
  it('cannot control the terminal through its refusals', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    });
    server.on('connection', (socket) => {
      const refused = { is: 'refused', re: 'join', refusal: { code: 'strange', text: HOSTILE } };
      socket.on('message', () => socket.send(JSON.stringify(refused)));
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const link = `http://127.0.0.1:${port}/m/${'a'.repeat(12)}#${'b'.repeat(43)}`;
    const { code, out, err } = await sandtable(['join', link]);
    expect(code).toBe(2);
    expect(err).toContain(ESCAPED);
    expect(out + err).not.toMatch(DANGEROUS);
  });
});

describe('a hostile program at the other end of the protocol', () => {
  it('gets its own text back as JSON without control characters', async () => {
    const { out } = await sandtable(['protocol', 'toy'], [JSON.stringify({ do: HOSTILE }), HOSTILE]);
    expect(out).not.toMatch(DANGEROUS);
    for (const line of out.trimEnd().split('\n')) expect(JSON.parse(line)).toMatchObject({ ok: false });
  });
});
