import {
  arrange,
  type Game,
  InputError,
  LANGUAGES,
  type Options,
  playersFor,
  readOptions,
  type SeatId,
  usualBot,
  type Words,
} from '@sandtable/kernel';
import { type Context, contextOf, seatName, wordsFor } from '../context.js';
import { readRecordFile } from '../input.js';
import { layColumns } from '../text.js';
import type { CliKey } from '../words/index.js';

interface Item<T> {
  readonly value: T;
  readonly text: string;
}

/** Each language in its own words: who cannot read the others finds their own. */
const OWN_NAMES = { en: 'English', pl: 'Polski', hu: 'Magyar', fr: 'Français' } as const;

/** `sandtable` alone: a few questions that end in a `play` command, given back as it would be typed. */
export async function menu(start: Context): Promise<string[] | undefined> {
  const spoken = LANGUAGES.map((value) => ({ value, text: OWN_NAMES[value] }));
  const language = await pick(start, 'cli.menu.language', spoken, start.language);
  if (!language) return leave(start);
  const context = contextOf(language, start.io, start.shelf);
  const games = Object.values(context.shelf.games).map((game) => ({ value: game.id, text: game.title }));
  const id = await pick(context, 'cli.menu.game', games, games[0].value);
  if (!id) return leave(context);
  const { game, words } = context.game(id);
  const begun = await beginning(context, game, words);
  if (!begun) return leave(context);
  const seats = await seatsFor(context, game, words, begun.options);
  if (!seats) return leave(context);
  return ['play', id, '--lang', language, ...begun.flags, ...seats];
}

function leave({ io, say }: Context): undefined {
  io.out(`${say('cli.play.goodbye')}\n`);
}

/** The number of one of the items; an empty line takes the usual one; nothing at the end of input. */
async function pick<T>(
  { io, say }: Context,
  title: CliKey,
  items: readonly Item<T>[],
  usual: T,
  params: Readonly<Record<string, string>> = {},
): Promise<T | undefined> {
  const numbered = items.map(
    ({ value, text }, i) => `${i + 1}  ${text}${value === usual ? ` ${say('cli.menu.usual')}` : ''}`,
  );
  io.out(`\n${say(title, params)}\n${layColumns(numbered, io.columns - 2)}\n`);
  for (;;) {
    const line = (await io.line('> '))?.trim();
    if (line === undefined) return undefined;
    if (line === '') return usual;
    const chosen = /^\d+$/.test(line) ? items[Number(line) - 1] : items.find((it) => String(it.value) === line);
    if (chosen) return chosen.value;
    io.out(`${say('cli.menu.notOne', { given: line, most: items.length })}\n`);
  }
}

interface Begun {
  readonly flags: readonly string[];
  readonly options: Options;
}

async function beginning(context: Context, game: Game, words: Words): Promise<Begun | undefined> {
  const { say } = context;
  const ways: Item<string>[] = [
    { value: 'standard', text: say('cli.menu.standard') },
    ...Object.keys(game.scenarios).map((id) => ({
      value: `scenario=${id}`,
      text: say('cli.menu.scenario', { name: wordsFor(words, `scenario.${id}`) || id }),
    })),
    { value: 'each', text: say('cli.menu.each') },
    { value: 'saved', text: say('cli.menu.saved') },
  ];
  const way = await pick(context, 'cli.menu.beginning', ways, 'standard');
  if (way === undefined) return undefined;
  if (way === 'saved') return savedGame(context, game);
  if (way === 'each') return eachOption(context, game, words);
  if (way === 'standard') return { flags: [], options: readOptions(game) };
  return { flags: ['--option', way], options: readOptions(game, { scenario: way.slice('scenario='.length) }) };
}

async function eachOption(context: Context, game: Game, words: Words): Promise<Begun | undefined> {
  const chosen: Record<string, string> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const items = spec.values.map((value) => {
      const text = wordsFor(words, `option-value.${name}.${value}`);
      return { value, text: text ? `${value}: ${text}` : value };
    });
    const about = wordsFor(words, `option-help.${name}`) || name;
    const value = await pick(context, 'cli.menu.option', items, spec.default, { name, about });
    if (value === undefined) return undefined;
    chosen[name] = value;
  }
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  return { flags, options: readOptions(game, chosen) };
}

async function savedGame({ io, say, tell }: Context, game: Game): Promise<Begun | undefined> {
  for (;;) {
    const file = (await io.line(`${say('cli.menu.file')} `))?.trim();
    if (file === undefined) return undefined;
    try {
      const record = readRecordFile(file);
      if (record.game !== game.id) throw new InputError('error.recordGame', { given: record.game, allowed: game.id });
      return { flags: ['--file', file], options: readOptions(game, record.options) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      io.out(`${tell(error.told)}\n`);
    }
  }
}

/**
 * Where the options say which seats are bots', people take the others by default; else one person plays against the
 * best opponents there are.
 */
async function seatsFor(context: Context, game: Game, words: Words, options: Options): Promise<string[] | undefined> {
  const arranged = arrange(game, options, {}).seating;
  const alone = Object.keys(arranged).length === 0;
  const usual = (seat: SeatId, index: number): string =>
    arranged[seat] ?? (alone && index > 0 ? usualBot(game, options, seat) : 'person');
  const item = (value: string): Item<string> => {
    const text = value === 'person' ? context.say('cli.games.person') : wordsFor(words, `bot.${value}`);
    return { value, text: text ? `${value}: ${text}` : value };
  };
  const flags: string[] = [];
  for (const [index, seat] of game.seats(options).entries()) {
    const players = playersFor(game, options, seat).map(item);
    const player = await pick(context, 'cli.menu.seat', players, usual(seat, index), { seat: seatName(words, seat) });
    if (player === undefined) return undefined;
    flags.push('--seat', `${seat}=${player}`);
  }
  return flags;
}
