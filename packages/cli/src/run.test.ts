import { readFileSync, writeFileSync } from 'node:fs';
import { newMatch, printRecord, recordOf } from '@sandtable/kernel';
import { playRandomly, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from './testing/terminal.js';

const COMMANDS = [
  'games',
  'play',
  'host',
  'join',
  'serve',
  'check',
  'export',
  'import',
  'simulate',
  'replay',
  'protocol',
  'bench',
  'train',
  'ladder',
];

describe('help', () => {
  it.each([[['--help']], [['help']], [['-h']]])('%s shows the commands', async (argv) => {
    const { code, out, err } = await sandtable(argv);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
    expect(out).toContain('--lang');
  });

  it.each(COMMANDS)('%s has help, by flag and by command, in every language', async (command) => {
    for (const [lang, heading] of [
      ['en', 'Usage:'],
      ['pl', 'Użycie:'],
      ['hu', 'Használat:'],
      ['fr', 'Usage :'],
    ]) {
      const flag = await sandtable([command, '--help', '--lang', lang]);
      expect(flag).toMatchObject({ code: 0, err: '' });
      expect(flag.out).toContain(`${heading} sandtable ${command}`);
      expect(flag.out).toContain('--lang');
      expect(await sandtable(['help', command, `--lang=${lang}`])).toEqual(flag);
    }
  });

  it.each([
    ['simulate', '100'],
    ['train', '3000'],
    ['ladder', '40'],
  ])('of %s names its own default number of games', async (command, usual) => {
    const { out } = await sandtable([command, '--help']);
    expect(out.replace(/\s+/g, ' ')).toMatch(new RegExp(`--games <number> [^-]*\\(default: ${usual}\\)`));
  });

  it('has no English left in the other languages', async () => {
    for (const command of COMMANDS) {
      const { out } = await sandtable([command, '--help', '--lang', 'hu']);
      expect(out).not.toMatch(/\b(Options|Arguments|Commands|default|display|Usage)\b/);
    }
  });
});

it('--version shows the version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const argv of [['--version'], ['play', '--version', '--lang', 'pl']]) {
    expect(await sandtable(argv)).toEqual({ code: 0, out: `${version}\n`, err: '' });
  }
});

describe('the language', () => {
  it('comes from the flag, else from the environment if we have that language, else it is English', async () => {
    const help = async (argv: string[], env = {}) => (await sandtable(['--help', ...argv], [], { env })).out;
    expect(await help([], { LANG: 'pl_PL.UTF-8' })).toContain('Użycie:');
    expect(await help([], { LANG: 'pl_PL.UTF-8', LC_ALL: 'hu_HU.UTF-8' })).toContain('Használat:');
    expect(await help([], { LANG: 'de_DE.UTF-8' })).toContain('Usage:');
    expect(await help(['--lang', 'fr'], { LANG: 'pl_PL' })).toContain('Usage :');
  });
});

describe('a mistake is one sentence on standard error and exit code 2', () => {
  const here = () => {
    const path = folder();
    const text = printRecord(recordOf(playRandomly(newMatch(toy, { seed: 'bad' }), 'bad')));
    writeFileSync(path('whole.json'), text);
    writeFileSync(path('cut.json'), text.slice(0, text.length / 2));
    writeFileSync(path('edited.json'), text.replace(/"red=number:\d"/, '"red=number:99"'));
    writeFileSync(path('end.json'), text.replace(/"position":"[0-9a-f]+"/, '"position":"00000000000000"'));
    writeFileSync(path('other.json'), text.replace('"toy"', '"chess"'));
    writeFileSync(path('newer.json'), text.replace(/"version": \d+/, '"version": 99'));
    return path;
  };

  it.each<[string[], RegExp]>([
    [
      ['chess'],
      /no command “chess”.*games, play, host, join, serve, check, export, import, simulate, train, ladder, replay, protocol, bench/,
    ],
    [['help', 'chess'], /no command “chess”/],
    [['--fast'], /no flag “--fast”.*--lang/],
    [['play', '--lang', 'xx', 'toy'], /Unknown language “xx”.*en, pl, hu, fr/],
    [['--lang'], /--lang <language> needs a value/],
    [['play'], /Which game\? Usage: sandtable play <game>\. Games: toy/],
    [['replay'], /“file” is missing. Usage: sandtable replay <file>/],
    [['play', 'chess'], /no game “chess”.*toy/],
    [['play', 'constructor'], /no game “constructor”/],
    [['play', 'toy', 'now'], /play does not take “now”/],
    [['play', 'toy', '--fast'], /no flag “--fast”.*--seat, --set, --seed, --solo, --file, --explain, --lang/],
    [['play', 'toy', '--seat'], /--seat <seat=player> needs a value/],
    [['play', 'toy', '--seat', 'red'], /--seat takes name=value, not “red”/],
    [['play', 'toy', '--seat', '=random'], /--seat takes name=value/],
    [['play', 'toy', '--seat', 'red:random'], /not “red:random”/],
    [['play', 'toy', '--seat', 'green=random'], /no seat “green”.*red, blue/],
    [['play', 'toy', '--seat', 'red=genius'], /no player “genius”.*person, random, miser/],
    [['play', 'toy', '--seat', 'red=random', '--seat', 'red=miser'], /--seat was given twice for “red”/],
    [['play', 'toy', '--set', 'weather=rain'], /no setting “weather”.*rounds, fog, scenario/],
    [['play', 'toy', '--set', '__proto__=x'], /no setting “__proto__”/],
    [['play', 'toy', '--set', 'rounds=2'], /rounds cannot be “2”.*1, 3, 6/],
    [['play', 'toy', '--option', 'rounds=2'], /rounds cannot be “2”.*1, 3, 6/],
    [['play', 'toy', '--option=rounds=2'], /rounds cannot be “2”.*1, 3, 6/],
    [['play', 'toy', '--set', 'scenario=siege'], /no scenario “siege”.*skirmish, campaign/],
    [['play', 'toy', '--file', 'no.json'], /no file no\.json/],
    [['play', 'toy', '--file', 'x', '--seed', 'y'], /--file can’t be combined/],
    [['simulate', 'toy', '--games', 'many'], /--games must be a whole number from 1 to .*“many”/],
    [['simulate', 'toy', '--games', '0'], /--games must be/],
    [['simulate', 'toy', '--games', '-1'], /--games/],
    [['simulate', 'toy', '--games', '1.5'], /--games must be/],
    [['simulate', 'toy', '--jobs', 'all'], /--jobs must be/],
    [['simulate', 'toy', '--seat', 'red=person'], /red needs a bot.*random, miser/],
    [['simulate', 'toy', '--seat', 'red=genius'], /no player “genius”/],
    [['host', 'chess'], /no game “chess”/],
    [['host', 'toy', '--seat', 'red=genius'], /no player “genius”/],
    [['host', 'toy', '--solo', 'green'], /no seat “green”/],
    [['host', 'toy', '--server', 'http://127.0.0.1:1'], /No Sandtable server answers at http:\/\/127\.0\.0\.1:1\./],
    [['join', 'http://127.0.0.1:1/m/AAAAAAAAAAAA'], /not a link to a match/],
    [['join', `ftp://127.0.0.1/m/AAAAAAAAAAAA#${'A'.repeat(43)}`], /not a link to a match/],
    [['join', `http://127.0.0.1:1/m/AAAAAAAAAAAA#${'A'.repeat(43)}`], /No Sandtable server answers/],
    [['serve', '--port', 'x'], /--port must be a whole number from 0 to 65535/],
    [['serve', '--database', 'mysql://x'], /setting DATABASE_URL cannot be/],
    [['bench', 'toy', '--seconds', 'x'], /--seconds must be/],
    [['replay', 'no.json'], /no file no\.json/],
    [['replay', '.'], /cannot be read \(EISDIR\)/],
    [['replay', '@cut.json'], /is incomplete/],
    [
      ['replay', '@edited.json'],
      /Answer \d+ \(“red=number:99”\) does not fit the rules\. “number:99” is not a legal answer/,
    ],
    [['replay', '@end.json'], /edited after it was written/],
    [['replay', '@other.json'], /no game “chess”/],
    [['replay', '@newer.json'], /version 99 of the rules/],
    [['replay', '@whole.json', '--at', '9999'], /--at must be a whole number from 0 to/],
    [['play', 'toy', '--file', '@cut.json'], /is incomplete/],
  ])('%j', async (argv, sentence) => {
    const path = here();
    const { code, out, err } = await sandtable(argv.map((word) => (word.startsWith('@') ? path(word.slice(1)) : word)));
    expect(err).toMatch(sentence);
    expect(err.trimEnd()).not.toContain('\n');
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('is in the reader’s language', async () => {
    expect((await sandtable(['play', 'chess', '--lang', 'pl'])).err).toBe('Nie ma gry „chess”. Dozwolone: toy.\n');
    expect((await sandtable(['--fast'], [], { env: { LANG: 'fr_FR' } })).err).toContain('Cette commande n’a pas');
  });
});

describe('a fault in our code', () => {
  it('is one sentence too, with exit code 1', async () => {
    const broken = {
      ...toy,
      setup: () => {
        throw new Error('a fault\nwith a second line');
      },
    };
    const { code, out, err } = await sandtable(['play', 'toy'], [], {
      gameSource: { games: { toy: broken }, module: '' },
    });
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'This is a bug in Sandtable: a fault\n' });
  });
});
