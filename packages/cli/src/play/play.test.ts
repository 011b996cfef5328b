import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newMatch, parseRecord, printRecord, recordOf, replayRecord } from '@sandtable/kernel';
import { playRandomly, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../testing/terminal.js';

const play = async (argv: string[], input: string[], more = {}) => {
  const seen = await sandtable(['play', 'toy', '--seed', 'play', ...argv], input, more);
  expect(seen).toMatchObject({ code: 0, err: '' });
  return seen.out;
};
/** A folder where a person's game is saved when they leave. */
const saves = () => ({ SANDTABLE_SAVES: dirname(folder()('x')) });
const SKIRMISH = ['--set', 'scenario=skirmish'];

describe('play', () => {
  it('shows whose turn it is, the rule, the prompt and numbered options, with asides listed separately', async () => {
    const out = await play([], ['2', '1']);
    expect(out).toMatch(/── Red ─+ rule 1\.1/);
    expect(out).toMatch(/── Blue ─+ rule 1\.1/);
    expect(out).toContain('  · Red bids 2, Blue bids 1.');
    expect(out).toMatch(
      /Where do you march\?\n {2}1 {2}the hill\n {2}2 {2}the ford\n {2}3 {2}Mill\n {2}4 {2}Hold\nAlso possible:\n {2}5 {2}Give/,
    );
  });

  it('can be finished with numbers, ids or labels, in any language', async () => {
    const out = await play([...SKIRMISH, '--lang', 'pl'], ['0', 'number:0', 'space:hill', 'stój', 'quit']);
    expect(out).toContain('Czerwoni zajmują wzgórze.');
    expect(out).toContain('Koniec gry. Najwięcej punktów: 1.');
    expect(out).toMatch(/1 {2}Czerwoni +1\n +2 {2}Niebiescy +0/);
    expect(out).toContain('Tej gry nie zapisano.');
  });

  it('says so if a line is not an answer', async () => {
    const out = await play([], ['99', 'moon', '', '0', '0', '0']);
    expect(out).toContain('“99” is not an answer here. Type a number from the list');
    expect(out).toContain('“moon” is not');
    expect(out).toContain('“0” is not an answer here.');
  });

  it('takes an amount as the number it is', async () => {
    const out = await play([], ['2', '1']);
    expect(out).toContain('points?\n  0 … 5\n> 2\n');
    expect(out).toContain('Red bids 2, Blue bids 1.');
  });

  it('lets bots answer and shows their reasons on request', async () => {
    const argv = ['--seat', 'blue=miser', '--explain', ...SKIRMISH];
    expect(await play(argv, ['1', '4'])).toContain('(Blue takes the first answer there is.)');
    expect(
      await play(
        argv.filter((it) => it !== '--explain'),
        ['1', '4'],
      ),
    ).not.toContain('first answer there is');
  });

  it('seats bots on all seats but the solo player’s', async () => {
    const out = await play(['--solo', 'blue'], []);
    expect(out).toContain('Red: the bot miser\n  Blue: a person');
    expect(await play(['--solo', 'blue', '--seat', 'red=random'], [])).toContain('Red: the bot random');
  });

  it('needs no input if all players are bots', async () => {
    const out = await play(['--seat', 'red=random', 'blue=miser'], []);
    expect(out).toContain('The game is over.');
    expect(out).not.toContain('>');
  });

  it('shows the position, or only the rows with a word', async () => {
    expect(await play([], ['map'])).toMatch(/Holder[\s\S]*Mill +nobody/);
    const some = await play([], ['map FORD']);
    expect(some).toContain('the ford');
    expect(some).not.toContain('Mill');
    expect(await play([], ['map moon'])).toContain('Nothing in the position matches “moon”.');
  });

  it('hides in the map what the seat may not see', async () => {
    expect(await play(['--set', 'fog=on'], ['map'])).toMatch(/Blue +\?/);
  });

  it('shows the log, help and unknown commands', async () => {
    const out = await play([], ['0', '0', '1', 'log', 'log 1', 'log all', 'help']);
    expect(out).toContain('save <file>');
    expect(out).toContain('(of 3; “log all” shows them all)');
    expect(out.match(/Red bids 0, Blue bids 0\./g)).toHaveLength(3);
  });

  it('undoes an answer and says which, or why it can’t', async () => {
    const out = await play([], ['undo', '0', 'undo', '0', '0', 'undo', 'hold', 'undo', 'hold', 'undo']);
    expect(out).toContain('There is no answer to undo.');
    expect(out).toContain('Undone: Red, 0.');
    expect(out).toContain('dice were rolled or something hidden was revealed');
    expect(out.match(/Undone: Red, Hold\./g)).toHaveLength(2);
    const withBot = await play(['--seat', 'blue=miser'], ['1', 'hold', 'undo']);
    expect(withBot).toMatch(/dice were rolled|Blue (has|have) answered since/);
  });

  it('hands the keyboard over during a hidden question, and clears the screen if a person watches', async () => {
    expect(await play([], ['3'])).toContain('Hand the keyboard to Blue.');
    expect(await play([], ['3'])).not.toContain('\x1b[2J');
    expect(await play([], ['3'], { isInteractive: { out: true, err: false }, env: saves() })).toContain('\x1b[2J');
  });

  it('breaks long lines of the log between words if a person watches', async () => {
    const argv = ['--seat', 'red=random', 'blue=miser'];
    const all = await play(argv, []);
    const narrow = await play(argv, [], { isInteractive: { out: true, err: true }, columns: 24 });
    expect(narrow).toMatch(/\n {4}\S/);
    const log = narrow.slice(narrow.indexOf('  · '), narrow.indexOf('\n\n'));
    for (const line of log.split('\n')) expect(line.length).toBeLessThanOrEqual(24);
    expect(log.replace(/\n {4}/g, ' ')).toBe(all.slice(all.indexOf('  · '), all.indexOf('\n\n')));
  });

  it('says goodbye at the end of input', async () => {
    const out = await play([], ['1']);
    expect(out.endsWith('This game was not saved.\nGoodbye.\n')).toBe(true);
    expect((await play([], [])).endsWith('\nGoodbye.\n')).toBe(true);
  });
});

describe('a fault in the rules', () => {
  const broken: typeof toy = {
    ...toy,
    *play(p) {
      const rules = toy.play(p);
      let step = rules.next({});
      while (!step.done) {
        const answers = yield step.value;
        if (answers === 'space:mill') throw new Error('no mill');
        step = rules.next(answers);
      }
      return step.value;
    },
  };
  const gameSource = { games: { toy: broken }, module: '' };

  it('loses nothing: the decision is still pending and the game can be saved', async () => {
    const path = folder();
    const argv = ['play', 'toy', '--seed', 'play'];
    const { code, out, err } = await sandtable(argv, ['2', '1', 'space:mill', `save ${path('x')}`, 'hold'], {
      gameSource,
    });
    expect(err).toBe(
      'A rule failed here: no mill. Nothing was changed. Please save the game: its record shows us the bug.\n',
    );
    expect(code).toBe(0);
    expect(out).toContain('Red holds.');
    expect(replayRecord(toy, parseRecord(readFileSync(path('x'), 'utf8'))).answers).toHaveLength(2);
  });

  it('in a bot’s turn leaves the commands available', async () => {
    const bots = {
      ...toy.bots,
      miller: () => ({
        answer: ({ decision }: { decision: { options: readonly string[] } }) => ({
          option: decision.options.find((it) => it === 'space:mill') ?? decision.options[0],
        }),
      }),
    };
    const path = folder();
    const argv = ['play', 'toy', '--seed', 'play', '--seat', 'blue=miller'];
    const input = ['1', 'hold', '1', 'map', `save ${path('x')}`];
    const { code, out, err } = await sandtable(argv, input, {
      gameSource: { games: { toy: { ...broken, bots } }, module: '' },
    });
    expect(err).toContain('no mill');
    expect(out).toContain('“1” is not a command.');
    expect(out).toContain('Holder');
    expect(code).toBe(1);
    expect(existsSync(path('x'))).toBe(true);
  });
});

describe('save', () => {
  it('saves the game, says how to resume it, and resumes it', async () => {
    const path = folder();
    const out = await play(['--seat', 'blue=miser'], ['2', `save ${path('my game.json')}`, 'quit']);
    expect(out).toContain(`To continue: npx sandtable play toy --file ${path('my game.json')} --seat blue=miser`);
    expect(out).not.toContain('was not saved');
    expect(readdirSync(dirname(path('x')))).toEqual(['my game.json']);
    const again = await sandtable(['play', 'toy', '--file', path('my game.json')], ['hold', 'map']);
    expect(again.out).toContain('Continuing after 2 answers.');
    expect(again.out).toContain('Red holds.');
    expect(again.out).toContain('This game was not saved.');
  });

  it('overwrites its own file and no other', async () => {
    const path = folder();
    writeFileSync(path('taken.json'), 'mine');
    const out = await play(
      [],
      ['1', `save ${path('taken.json')}`, `save ${path('new.json')}`, '1', `save ${path('new.json')}`],
    );
    expect(out).toContain('already exists');
    expect(readFileSync(path('taken.json'), 'utf8')).toBe('mine');
    const record = parseRecord(readFileSync(path('new.json'), 'utf8'));
    expect(replayRecord(toy, record).answers).toHaveLength(2);
    expect(out).not.toContain('was not saved');
  });

  it('may overwrite the file that the game was loaded from', async () => {
    const path = folder();
    writeFileSync(path('game.json'), printRecord(recordOf(playRandomly(newMatch(toy, { seed: 's' }), 's', 2))));
    await sandtable(['play', 'toy', '--file', path('game.json')], ['hold', `save ${path('game.json')}`]);
    expect(parseRecord(readFileSync(path('game.json'), 'utf8')).end.answers).toBe(3);
  });

  it('continues the game if the file cannot be written', async () => {
    const path = folder();
    const out = await play([], ['1', 'save', `save ${path('no/such/folder.json')}`, '1']);
    expect(out).toContain('Under which name?');
    expect(out).toContain('could not be written (ENOENT)');
    expect(out).toContain('Where do you march?');
    expect(existsSync(path('no'))).toBe(false);
  });
});

describe('leaving', () => {
  const isInteractive = { out: true, err: true };

  it('saves a person’s game, and says how to resume it', async () => {
    const env = saves();
    const leave = async (...lines: string[]) =>
      play(['--seat', 'blue=miser', '--explain'], lines, { isInteractive, env });
    const out = await leave('2', 'quit');
    const [, file = '', more] =
      /Saved as (\S+)\. To continue: npx sandtable play toy --file \S+ (.*)\nGoodbye/.exec(out) ?? [];
    expect(file).toMatch(/toy-\d{4}-\d\d-\d\d-\d{4}\.json$/);
    expect(more).toBe('--seat blue=miser --explain');
    expect(parseRecord(readFileSync(file, 'utf8')).end.answers).toBe(2);
    // The end of input (Ctrl-C, Ctrl-D) saves too, under another name.
    expect(await leave('1')).not.toContain(`Saved as ${file}.`);
    expect(readdirSync(env.SANDTABLE_SAVES)).toHaveLength(2);
  });

  it('says what “quit” does, where the game would be saved, and leaves without saving on request', async () => {
    const env = saves();
    const out = await play([], ['1', 'quit', 'huh', 'back', '2', 'quit', 'discard'], { isInteractive, env });
    expect(out).toContain('“quit” leaves the game and asks whether to save it');
    const [asked, again, last] = out.split('> quit').slice(1).join('').split('Leaving. ').slice(1);
    for (const part of [asked, again, last])
      expect(part.replaceAll('\n', ' ')).toContain(`save the game as ${env.SANDTABLE_SAVES}/toy-`);
    expect(last).toMatch(/> discard\nThis game was not saved\.\nGoodbye\.\n$/);
    expect(readdirSync(env.SANDTABLE_SAVES)).toEqual([]);
  });

  it('saves at Enter, and at the end of input', async () => {
    const env = saves();
    const out = await play([], ['1', 'quit', ''], { isInteractive, env });
    expect(out).toMatch(/Saved as \S+\. To continue: /);
    await play([], ['1', 'quit'], { isInteractive, env });
    expect(readdirSync(env.SANDTABLE_SAVES)).toHaveLength(2);
  });

  it('saves nothing if there is nothing to save', async () => {
    const env = saves();
    const path = folder();
    await play([], ['quit'], { isInteractive, env });
    await play([], ['1', `save ${path('mine.json')}`, 'quit'], { isInteractive, env });
    const over = await play(SKIRMISH, ['0', '0', 'space:hill', 'hold', 'quit'], { isInteractive, env });
    expect(over).toContain('This game was not saved.');
    expect(readdirSync(env.SANDTABLE_SAVES)).toEqual([]);
  });

  it('says so if it cannot save', async () => {
    const env = { SANDTABLE_SAVES: folder()('no/such') };
    expect(await play([], ['1', 'quit'], { isInteractive, env })).toMatch(
      /could not be written \(ENOENT\): this game was not saved/,
    );
  });
});
