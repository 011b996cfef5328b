import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import {
  type Bot,
  type Decision,
  type Game,
  type Match,
  newMatch,
  playBots,
  readSettings,
  replayRecord,
  resolveSeating,
  type SeatId,
  type Seating,
  seatBots,
  seatReference,
  type Words,
} from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import { firstLine } from '../first-line.js';
import type { Flags } from '../flags.js';
import { formatPosition, wrap } from '../format-text.js';
import { inputError } from '../input-error.js';
import { codeOf, readRecordFile, readSettingPairs } from '../read-input.js';
import {
  formatLatest,
  formatLog,
  formatOptions,
  formatResult,
  formatStanding,
  formatTurn,
  type NumberedOption,
  numberedOptions,
  parseAnswer,
} from './format.js';
import { OptionNumbers } from './option-numbers.js';
import { saveMatch, unusedFileName } from './save-match.js';
import { seatingOf } from './seating.js';
import { undoLastAnswer } from './undo.js';

/** A game at one terminal: people take turns at the keyboard, bots answer by themselves. */
interface Session {
  readonly context: Context;
  readonly words: Words;
  readonly match: Match;
  readonly bots: ReadonlyMap<SeatId, Bot>;
  readonly explain: boolean;
  /** Files that this game was saved to or loaded from. It may overwrite them. */
  readonly ownFiles: Set<string>;
  /** May leave out seats that people take. */
  readonly seating: Seating;
  /** How many log entries were shown. */
  loggedCount: number;
  /** How many answers there were when the game was last saved. */
  savedAnswers: number;
  /** What to type for the options of the present turn. */
  numbers: OptionNumbers;
  /** The standing that was last shown. */
  standing: string;
}

/** `sandtable play`: a new or saved game at one terminal. */
export async function play(context: Context, id: string, flags: Flags): Promise<number> {
  const { game, words } = context.game(id);
  if (flags.file !== undefined && (flags.set.length > 0 || flags.seed !== undefined)) {
    throw inputError('cli.error.fileDecides');
  }
  const { match, seating } = flags.file === undefined ? beginGame(game, flags) : resumeGame(game, flags.file, flags);
  // In a resumed game bots need another seed, or they would repeat the random numbers of its beginning.
  const botSeed = match.answers.length === 0 ? match.beginning.seed : `${match.beginning.seed} ${match.answers.length}`;
  const session: Session = {
    context,
    words,
    match,
    bots: seatBots(game, match.seats, seating, botSeed),
    explain: flags.explain === true,
    ownFiles: new Set(flags.file === undefined ? [] : [resolve(flags.file)]),
    seating,
    loggedCount: flags.file === undefined ? 0 : match.log.length,
    savedAnswers: flags.file === undefined ? 0 : match.answers.length,
    numbers: new OptionNumbers(),
    standing: '',
  };
  showWelcome(session);
  return (await playSession(session)) ? 0 : 1;
}

type SeatedMatch = Pick<Session, 'match' | 'seating'>;

function beginGame(game: Game, flags: Flags): SeatedMatch {
  const chosen = readSettings(game, readSettingPairs(flags.set));
  const { settings, seating } = resolveSeating(game, chosen, seatingOf(game, chosen, flags));
  const seed = flags.seed ?? randomBytes(16).toString('hex');
  return { match: newMatch(game, { settings, seed }), seating };
}

/** The settings stay those of the saved game, even if the seating has changed. */
function resumeGame(game: Game, file: string, flags: Flags): SeatedMatch {
  const match = replayRecord(game, readRecordFile(file));
  const { settings } = match.beginning;
  return { match, seating: resolveSeating(game, settings, seatingOf(game, settings, flags)).seating };
}

function showWelcome({ context: { io, say }, match, words, seating, loggedCount }: Session): void {
  const seats = match.seats.map((seat) => {
    const name = seatName(words, seat);
    const player = seating[seat] ?? 'person';
    if (player === 'person') return say('cli.play.seatPerson', { seat: name });
    return say('cli.play.seatBot', { seat: name, bot: player });
  });
  io.out(`${match.game.title}\n${seats.join('\n')}\n${say('cli.play.hint')}\n`);
  if (io.isInteractive.out) io.out(`${say('cli.play.hintQuit')}\n`);
  if (loggedCount > 0) io.out(`${say('cli.play.resumed', { answers: match.answers.length })}\n`);
}

/** Plays until somebody leaves or the input ends. Returns false if a fault in a bot's turn has stopped the game. */
async function playSession(session: Session): Promise<boolean> {
  const { context, match, words, bots } = session;
  const { io, say } = context;
  for (;;) {
    const withoutFault = guardMatch(session, () => letBotsPlay(session));
    showNews(session);
    // After a fault in a bot's turn nobody can answer, but people can still look at the game, undo and save.
    const decision = withoutFault ? match.decision() : undefined;
    if (decision) showTurn(session, decision);
    else if (match.result) io.out(`\n${formatResult(context, match.result, words)}\n`);
    if (match.result && match.seats.every((seat) => bots.has(seat))) return true;
    const choices = decision ? numberedOptions(context, decision, words, match.game, session.numbers) : [];
    io.out(`${decision ? formatOptions(context, choices) : `\n${say('cli.play.afterwards')}`}\n`);
    const next = await readCommand(session, decision, choices);
    if (next === 'continue') continue;
    if (next === 'save') saveUnfinished(session);
    else if (match.answers.length !== session.savedAnswers) io.out(`${say('cli.play.notSaved')}\n`);
    io.out(`${say('cli.play.goodbye')}\n`);
    return withoutFault;
  }
}

/** The question, and above it how everybody stands, if it begins a turn or if the standing has changed. */
function showTurn(session: Session, decision: Decision): void {
  const { context, match, words } = session;
  const isBeginning = match.answers.at(-1)?.seat !== decision.seat;
  if (isBeginning) session.numbers = new OptionNumbers();
  const standing = formatStanding(context, match.game, match.view(decision.seat), words);
  if (standing !== '' && (isBeginning || standing !== session.standing)) context.io.out(`\n${standing}\n`);
  session.standing = standing;
  context.io.out(`\n${formatTurn(context, decision, seatName(words, decision.seat))}\n`);
}

function letBotsPlay(session: Session): void {
  playBots(session.match, session.bots, () => showNews(session));
}

/** Reports a fault in the rules. The match stays as it was before, so people do not lose their game. */
function guardMatch({ context: { io, say } }: Session, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    io.err(`${say('cli.play.fault', { reason: firstLine(error) })}\n`);
    return false;
  }
}

function showNews(session: Session): void {
  const { context, match, words } = session;
  context.io.out(formatLog(context, match.log.slice(session.loggedCount), words, session.explain));
  session.loggedCount = match.log.length;
}

/** What a line leads to: the game goes on, or the person leaves and saves the game or doesn't. */
type AfterCommand = 'continue' | 'save' | 'leave';

/** Reads lines until one of them changes the match or leaves it. */
async function readCommand(
  session: Session,
  decision: Decision | undefined,
  choices: readonly NumberedOption[],
): Promise<AfterCommand> {
  const { io, say } = session.context;
  for (;;) {
    const line = await io.line('> ');
    if (line === undefined) return isUnsaved(session) ? 'save' : 'leave';
    const typed = line.trim();
    if (typed === '') continue;
    const choice = parseAnswer(choices, typed);
    if (decision && choice) {
      if (guardMatch(session, () => answer(session, decision, choice))) return 'continue';
      continue;
    }
    const [word = '', ...rest] = typed.split(/\s+/);
    switch (word.toLowerCase()) {
      case 'quit': {
        const next = isUnsaved(session) ? await askWhetherToSave(session) : 'leave';
        if (next !== 'continue') return next;
        break;
      }
      case 'undo':
        if (undo(session)) return 'continue';
        break;
      case 'map':
        showMap(session, rest.join(' '));
        break;
      case 'log':
        showLog(session, rest[0]);
        break;
      case 'save':
        save(session, typed.slice(word.length).trim());
        break;
      case 'help':
        io.out(`${say('cli.play.help')}\n`);
        break;
      default: {
        const key = choices.length > 0 ? 'cli.play.notAnAnswer' : 'cli.play.notACommand';
        io.out(`${say(key, { given: typed })}\n`);
      }
    }
  }
}

function answer(
  { context: { io, say }, match, words, bots }: Session,
  decision: Decision,
  { option }: NumberedOption,
): void {
  match.choose(option, decision.seat);
  const next = match.decision();
  // In a simultaneous group the next person must not read the previous person's answer.
  const isAnother = next !== undefined && next.seat !== decision.seat && !bots.has(next.seat);
  if (isAnother && match.answers.at(-1)?.simultaneous) {
    if (io.isInteractive.out) io.control('out', '\x1b[2J\x1b[3J\x1b[H');
    io.out(`${say('cli.play.handOver', { seat: seatReference(words, next.seat) })}\n`);
  }
}

function undo(session: Session): boolean {
  const { context, match, words, bots } = session;
  const done = undoLastAnswer(match, bots, words);
  context.io.out(`${context.sentence(done.text)}\n`);
  session.loggedCount = Math.min(session.loggedCount, match.log.length);
  return done.undone;
}

/** Shows what the seat that is asked may see, or what an observer may see if nobody is asked. */
function showMap({ context: { io, say }, match, words }: Session, word: string): void {
  const { game, position } = match;
  const laid = formatPosition(game.tables(game.redact(position, match.decision()?.seat ?? 'observer')), words, word);
  io.out(`${laid || say('cli.play.nothingFound', { word })}\n`);
}

function showLog({ context, match, words, explain }: Session, count: string | undefined): void {
  context.io.out(formatLatest(context, match.log, words, explain, count));
}

function save(session: Session, name: string): void {
  const { context, match, ownFiles } = session;
  const { io, say } = context;
  if (name === '') {
    io.out(`${say('cli.play.saveName')}\n`);
    return;
  }
  const file = resolve(name);
  try {
    if (!saveMatch(match, file, ownFiles)) {
      io.out(`${say('cli.play.saveTaken', { file: name })}\n`);
      return;
    }
  } catch (error) {
    io.out(`${say('cli.play.saveFailed', { file: name, code: codeOf(error) })}\n`);
    return;
  }
  ownFiles.add(file);
  showSaved(session, name);
}

function showSaved(session: Session, name: string): void {
  const { context, match, explain } = session;
  session.savedAnswers = match.answers.length;
  const again = ['npx', 'sandtable', 'play', match.game.id, '--file', name, ...seatsToName(session)];
  const command = [...again, ...(explain ? ['--explain'] : [])].join(' ');
  context.io.out(`${context.say('cli.play.saved', { file: name, command })}\n`);
}

/** A person's unfinished game is saved when they leave, unless they say otherwise; a script's game is not. */
const isUnsaved = ({ context: { io }, match, savedAnswers }: Session): boolean =>
  io.isInteractive.out && !match.result && match.answers.length !== savedAnswers;

const fileToSave = ({ context: { io }, match }: Session): string =>
  unusedFileName(io.env.SANDTABLE_SAVES ?? '', match.game.id, new Date());

/** Says where the game would be saved, and asks whether to. */
async function askWhetherToSave(session: Session): Promise<AfterCommand> {
  const { io, say } = session.context;
  for (;;) {
    io.out(`${wrap(say('cli.play.leaving', { file: resolve(fileToSave(session)) }), io.columns)}\n`);
    const line = await io.line('> ');
    switch (line?.trim().toLowerCase()) {
      case undefined:
      case '':
      case 'save':
        return 'save';
      case 'discard':
        return 'leave';
      case 'back':
        return 'continue';
    }
  }
}

function saveUnfinished(session: Session): void {
  const { context, match, ownFiles } = session;
  const { io, say } = context;
  const file = fileToSave(session);
  try {
    saveMatch(match, file, ownFiles);
    showSaved(session, file);
  } catch (error) {
    io.out(`${say('cli.play.lost', { file, code: codeOf(error) })}\n`);
  }
}

/** The `--seat` flags that restore this seating; the record's settings seat the rest. */
function seatsToName({ match: { game, beginning }, seating }: Session): string[] {
  const bySettings = resolveSeating(game, beginning.settings, {}).seating;
  return Object.entries(seating)
    .filter(([seat, player]) => player !== (bySettings[seat] ?? 'person'))
    .flatMap(([seat, player]) => ['--seat', `${seat}=${player}`]);
}
