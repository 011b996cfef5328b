import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folder } from './testing/terminal.js';

/** The built command as a shell starts it; `npm test` builds before it tests. */
const BIN = fileURLToPath(new URL('../bin/sandtable.mjs', import.meta.url));
const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8' };
const sandtable = (argv: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], { input, encoding: 'utf8', env });
  return { code: status, out: stdout, err: stderr };
};

describe('the command as a process', () => {
  it('lists its games', () => {
    const { code, out, err } = sandtable(['games']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('andean-abyss');
  });

  it('refuses with exit code 2, one line on standard error, nothing on standard output', () => {
    for (const argv of [
      ['play', 'chess'],
      ['replay', 'no-such-file'],
      ['simulate', 'andean-abyss', '--games', 'x'],
      ['simulate', 'andean-abyss', '--set', 'reveal=no', 'eligibility=A'],
      ['play', 'andean-abyss', '--set', 'reveal=no', 'eligibility=A'],
    ]) {
      const { code, out, err } = sandtable(argv);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^[^\n]+\n$/);
    }
  });

  it('plays the same games on one thread and on several', () => {
    const simulate = (jobs: string) => {
      const { code, out, err } = sandtable([
        'simulate',
        'andean-abyss',
        '--games',
        '7',
        '--seed',
        'bin',
        '--json',
        '--check',
        '--jobs',
        jobs,
      ]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { digest, wins, decisions, ended } = JSON.parse(out);
      return { digest, wins, decisions, ended };
    };
    const alone = simulate('1');
    expect(alone.ended).toBe(7);
    expect(simulate('3')).toEqual(alone);
  });

  it('answers the protocol line by line, and ends with its input', () => {
    const { code, out } = sandtable(
      ['protocol', 'andean-abyss'],
      '{"new":{"seed":"bin"}}\nnonsense\n{"position":true}',
    );
    expect(code).toBe(0);
    const answers = out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(answers.map((it) => it.ok)).toEqual([true, false, true]);
    expect(answers[2].decision).toEqual(answers[0].decision);
  });

  it('answers each line before the next one comes', async () => {
    const child = spawn(process.execPath, [BIN, 'protocol', 'andean-abyss'], { env });
    child.stdin.write('{"new":{"seed":"bin"}}\n');
    const first = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
    expect(JSON.parse(first).ok).toBe(true);
    child.stdin.write('{"quit":true}\n');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  });

  it('opens the menu and plays from piped input', () => {
    const { code, out, err } = sandtable([], '\n\n\n\n\n\n\nquit\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Andean Abyss');
    expect(out.endsWith('Goodbye.\n')).toBe(true);
  });

  it('serves until it is asked to stop, and creates matches meanwhile', async () => {
    const path = folder();
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', path('data')], {
      env: { ...env, LOG_LEVEL: 'warn' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = new Promise((resolve) => child.once('exit', resolve));
    const address = await new Promise<string>((resolve) => {
      let out = '';
      child.stdout.on('data', (data) => {
        out += data;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(out);
        if (found && out.includes('Ctrl-C')) resolve(found[0]);
      });
    });
    const taken = sandtable(['serve', '--port', new URL(address).port, '--data', path('other')]);
    expect(taken).toMatchObject({ code: 2, out: '' });
    expect(taken.err).toContain('is already in use');
    const second = sandtable(['serve', '--port', '0', '--data', path('data')]);
    expect(second).toMatchObject({ code: 2, out: '' });
    expect(second.err).toMatch(/^Another server uses the data folder [^\n]+\n$/);
    const made = sandtable(['host', 'andean-abyss', '--set', 'scenario=solo', '--server', address]);
    expect(made).toMatchObject({ code: 0, err: '' });
    const [link] = made.out.match(/http:\S+/) ?? [];
    const joined = sandtable(['join', link ?? ''], '1\nquit\n');
    expect(joined).toMatchObject({ code: 0, err: '' });
    expect(joined.out).toContain('You play Government.');
    expect(joined.out.endsWith('Goodbye.\n')).toBe(true);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(sandtable(['join', link ?? ''])).toMatchObject({ code: 2, out: '' });
  });

  it('refuses at once a data folder that cannot be created', () => {
    const argv = [BIN, 'serve', '--port', '0', '--data', '/proc/nowhere/data'];
    const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8', env, timeout: 100_000 });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^The data folder \/proc\/nowhere\/data cannot be used \(\w+\)\.\n$/);
  });

  it('leaves a game in order on SIGTERM', async () => {
    const child = spawn(process.execPath, [BIN, 'play', 'andean-abyss', '--seed', '1'], { env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let out = '';
    const asked = new Promise<void>((resolve) => {
      child.stdout.on('data', (data) => {
        out += data;
        if (out.endsWith('> ')) resolve();
      });
    });
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await asked;
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(out.endsWith('Goodbye.\n')).toBe(true);
  });

  it('ends quietly if the reader of its output goes away', async () => {
    const child = spawn(process.execPath, [BIN, 'play', 'andean-abyss', '--seed', '1'], { env });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.stdout.destroy();
    child.stdin.on('error', () => {});
    child.stdin.end('map\nmap\nmap\n'.repeat(100));
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    expect(err).toBe('');
  });
});
