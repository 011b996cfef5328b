import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import {
  arrange,
  type Bot,
  type Decision,
  type Game,
  type Match,
  newMatch,
  playBots,
  readOptions,
  replayRecord,
  type SeatId,
  type Seating,
  seatBots,
  type Words,
} from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import type { Flags } from '../flags.js';
import { codeOf, readOptionPairs, readRecordFile } from '../input.js';
import { refuse } from '../refuse.js';
import { layPosition } from '../text.js';
import { freshName, saveMatch } from './saving.js';
import { type Choice, choiceOf, choicesOf, layChoices, layLatest, layLog, layResult, layTurn } from './screen.js';
import { seatingOf } from './seating.js';
import { takeBack } from './undo.js';

/** A game at one terminal: people take turns at the keyboard, bots answer by themselves. */
interface Table {
  readonly context: Context;
  readonly words: Words;
  readonly match: Match;
  readonly bots: ReadonlyMap<SeatId, Bot>;
  readonly explain: boolean;
  /** Files that this game wrote or came from: the ones it may write again. */
  readonly own: Set<string>;
  /** Who sits where, as far as anybody said so. */
  readonly seating: Seating;
  /** Log entries already shown. */
  told: number;
  /** Answers when it was last saved. */
  saved: number;
}

export async function play(context: Context, id: string, flags: Flags): Promise<number> {
  const { game, words } = context.game(id);
  if (flags.file !== undefined && (flags.option.length > 0 || flags.seed !== undefined)) {
    throw refuse('cli.error.fileDecides');
  }
  const { match, seating } = flags.file === undefined ? begin(game, flags) : goOn(game, flags.file, flags);
  // Bots that go on with a saved game must not repeat the thoughts they began it with.
  const botSeed = match.answers.length === 0 ? match.beginning.seed : `${match.beginning.seed} ${match.answers.length}`;
  const table: Table = {
    context,
    words,
    match,
    bots: seatBots(game, match.seats, seating, botSeed),
    explain: flags.explain === true,
    own: new Set(flags.file === undefined ? [] : [resolve(flags.file)]),
    seating,
    told: flags.file === undefined ? 0 : match.log.length,
    saved: flags.file === undefined ? 0 : match.answers.length,
  };
  greet(table);
  return (await sit(table)) ? 0 : 1;
}

type Seated = Pick<Table, 'match' | 'seating'>;

function begin(game: Game, flags: Flags): Seated {
  const chosen = readOptions(game, readOptionPairs(flags.option));
  const { options, seating } = arrange(game, chosen, seatingOf(game, chosen, flags));
  const seed = flags.seed ?? randomBytes(16).toString('hex');
  return { match: newMatch(game, { options, seed }), seating };
}

/** The options are those it was begun with, whoever sits down now. */
function goOn(game: Game, file: string, flags: Flags): Seated {
  const match = replayRecord(game, readRecordFile(file));
  const { options } = match.beginning;
  return { match, seating: arrange(game, options, seatingOf(game, options, flags)).seating };
}

function greet({ context: { io, say }, match, words, seating, told }: Table): void {
  const seats = match.seats.map((seat) => {
    const name = seatName(words, seat);
    const player = seating[seat] ?? 'person';
    if (player === 'person') return say('cli.play.seatPerson', { seat: name });
    return say('cli.play.seatBot', { seat: name, bot: player });
  });
  io.out(`${match.game.title}\n${seats.join('\n')}\n${say('cli.play.hint')}\n`);
  if (told > 0) io.out(`${say('cli.play.resumed', { answers: match.answers.length })}\n`);
}

/** From prompt to prompt until somebody leaves or the input ends; says whether the rules held. */
async function sit(table: Table): Promise<boolean> {
  const { context, match, words, bots } = table;
  const { io, say } = context;
  for (;;) {
    const sound = withoutLoss(table, () => letBotsPlay(table));
    showNews(table);
    // After a fault in a bot's turn nobody can answer, but the game can still be looked at, taken back and saved.
    const asked = sound ? match.decision() : undefined;
    if (asked) io.out(`\n${layTurn(context, asked, seatName(words, asked.seat))}\n`);
    else if (match.result) io.out(`\n${layResult(context, match.result, words)}\n`);
    if (match.result && match.seats.every((seat) => bots.has(seat))) return true;
    const choices = asked ? choicesOf(context, asked, words) : [];
    io.out(`${asked ? layChoices(context, choices) : `\n${say('cli.play.afterwards')}`}\n`);
    if (await listen(table, asked, choices)) continue;
    leave(table);
    io.out(`${say('cli.play.goodbye')}\n`);
    return sound;
  }
}

function letBotsPlay(table: Table): void {
  playBots(table.match, table.bots, () => showNews(table));
}

/** A fault in the rules leaves the match as it was: the people at the table must not lose their evening to it. */
function withoutLoss({ context: { io, say } }: Table, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    io.err(`${say('cli.play.fault', { reason: reason.split('\n')[0] })}\n`);
    return false;
  }
}

function showNews(table: Table): void {
  const { context, match, words } = table;
  context.io.out(layLog(context, match.log.slice(table.told), words, table.explain));
  table.told = match.log.length;
}

/** Reads lines until one of them changes the match; says whether the game goes on. */
async function listen(table: Table, asked: Decision | undefined, choices: readonly Choice[]): Promise<boolean> {
  const { io, say } = table.context;
  for (;;) {
    const line = await io.line('> ');
    if (line === undefined) return false;
    const typed = line.trim();
    if (typed === '') continue;
    const choice = choiceOf(choices, typed);
    if (asked && choice) {
      if (withoutLoss(table, () => answer(table, asked, choice))) return true;
      continue;
    }
    const [word, ...rest] = typed.split(/\s+/);
    switch (word.toLowerCase()) {
      case 'quit':
        return false;
      case 'undo':
        if (undo(table)) return true;
        break;
      case 'map':
        showMap(table, rest.join(' '));
        break;
      case 'log':
        showLog(table, rest[0]);
        break;
      case 'save':
        save(table, typed.slice(word.length).trim());
        break;
      case 'help':
        io.out(`${say('cli.play.help')}\n`);
        break;
      default: {
        if (choices.length === 0) io.out(`${say('cli.play.notACommand', { given: typed })}\n`);
        else {
          const [least, most] = [choices[0].number, choices[choices.length - 1].number];
          io.out(`${say('cli.play.notAnAnswer', { given: typed, least, most })}\n`);
        }
      }
    }
  }
}

function answer({ context: { io, say }, match, words, bots }: Table, asked: Decision, { option }: Choice): void {
  match.choose(option, asked.seat);
  const next = match.decision();
  // Under a hidden question the next person must not read the answer of the last one.
  if (next && match.answers.at(-1)?.together && !bots.has(next.seat)) {
    if (io.watched.out) io.control('out', '\x1b[2J\x1b[3J\x1b[H');
    io.out(`${say('cli.play.handOver', { seat: seatName(words, next.seat) })}\n`);
  }
}

function undo(table: Table): boolean {
  const { context, match, words, bots } = table;
  const done = takeBack(match, bots, words);
  context.io.out(`${context.tell(done.told)}\n`);
  table.told = Math.min(table.told, match.log.length);
  return done.back;
}

/** What the seat now asked may see, or everybody when there is none. */
function showMap({ context: { io, say }, match, words }: Table, word: string): void {
  const { game, position } = match;
  const laid = layPosition(game.tables(game.visible(position, match.decision()?.seat ?? 'observer')), words, word);
  io.out(`${laid || say('cli.play.nothingFound', { word })}\n`);
}

function showLog({ context, match, words, explain }: Table, count: string | undefined): void {
  context.io.out(layLatest(context, match.log, words, explain, count));
}

function save(table: Table, name: string): void {
  const { context, match, own } = table;
  const { io, say } = context;
  if (name === '') {
    io.out(`${say('cli.play.saveName')}\n`);
    return;
  }
  const file = resolve(name);
  try {
    if (!saveMatch(match, file, own)) {
      io.out(`${say('cli.play.saveTaken', { file: name })}\n`);
      return;
    }
  } catch (error) {
    io.out(`${say('cli.play.saveFailed', { file: name, code: codeOf(error) })}\n`);
    return;
  }
  own.add(file);
  showSaved(table, name);
}

function showSaved(table: Table, name: string): void {
  const { context, match, explain } = table;
  table.saved = match.answers.length;
  const again = ['npx', 'sandtable', 'play', match.game.id, '--file', name, ...seatsToName(table)];
  const command = [...again, ...(explain ? ['--explain'] : [])].join(' ');
  context.io.out(`${context.say('cli.play.saved', { file: name, command })}\n`);
}

/** A person's game that is not over is kept, also if they left in a hurry; a script's is not. */
function leave(table: Table): void {
  const { context, match, own } = table;
  const { io, say } = context;
  if (match.answers.length === table.saved) return;
  if (!io.watched.out || match.result) {
    io.out(`${say('cli.play.notSaved')}\n`);
    return;
  }
  const file = freshName(io.env.SANDTABLE_SAVES ?? '', match.game.id, new Date());
  try {
    saveMatch(match, file, own);
    showSaved(table, file);
  } catch (error) {
    io.out(`${say('cli.play.lost', { file, code: codeOf(error) })}\n`);
  }
}

/** Who must be named to go on as now: the record's options seat the rest. */
function seatsToName({ match: { game, beginning }, seating }: Table): string[] {
  const usual = arrange(game, beginning.options, {}).seating;
  return Object.entries(seating)
    .filter(([seat, player]) => player !== (usual[seat] ?? 'person'))
    .flatMap(([seat, player]) => ['--seat', `${seat}=${player}`]);
}
