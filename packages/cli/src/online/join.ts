import { type Link, logOf, parseLink, printLink, setName } from '@sandtable/client';
import type { DecisionView, Json } from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import type { Flags } from '../flags.js';
import { formatPosition } from '../format-text.js';
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
} from '../play/format.js';
import { OptionNumbers } from '../play/option-numbers.js';
import { formatLastChat, showChat, showNewChat } from './chat.js';
import { formatDiceFaults, formatDiceMakers, formatSeed } from './dice.js';
import { joinOnline, type Keyboard } from './gathering.js';
import { saveLostHistory, showLostHistory } from './lost-history.js';
import {
  isObserver,
  nameOf,
  namesAt,
  type OnlineSeat,
  seatWithName,
  showNames,
  withoutControls,
} from './online-seat.js';
import { formatRefusal, toRefusal } from './refusals.js';
import { goToRematch, showRematch } from './rematch.js';

const RECENT_LOG_LINES = '10';
const RECENT_CHAT_LINES = 5;
const MAX_NAME_LENGTH = 60;

/** `sandtable join`: plays a match and the rematches that follow it. */
export async function join(context: Context, text: string, { explain = false }: Flags): Promise<number> {
  const keyboard: Keyboard = { reading: undefined };
  let link: Link | undefined = linkOf(text);
  while (link) link = await playMatch(context, link, explain, keyboard);
  context.io.out(`${context.say('cli.play.goodbye')}\n`);
  return 0;
}

/** Plays one match until the person leaves. Returns the link of the rematch if they go to one. */
async function playMatch(
  context: Context,
  link: Link,
  explain: boolean,
  keyboard: Keyboard,
): Promise<Link | undefined> {
  const client = await joinOnline(context, link, keyboard);
  if (!client) return undefined;
  try {
    const { welcome, history, chat, beginning } = client.snapshot();
    const { words, game } = context.game(welcome.game);
    const onlineSeat: OnlineSeat = {
      context,
      words,
      game,
      client,
      explain,
      loggedCount: history.length,
      nextChatLine: (chat.at(-1)?.number ?? -1) + 1,
      names: namesAt(client),
      online: true,
      shown: '',
      numbers: new OptionNumbers(),
      standing: '',
      rematch: null,
      hashWarned: false,
      lostShown: undefined,
      diceFaults: client.snapshot().dice?.faults.length ?? 0,
      next: undefined,
      answering: false,
      busy: 0,
      redraw: () => {},
    };
    showWelcome(onlineSeat);
    if (history.length === 0) context.io.out(formatLog(context, beginning, words, explain));
    else {
      context.io.out(`${context.say('cli.play.resumed', { answers: history.length })}\n`);
      showLog(onlineSeat, RECENT_LOG_LINES);
    }
    context.io.out(formatLastChat(onlineSeat, RECENT_CHAT_LINES));
    client.onChange(() => onlineSeat.redraw());
    await playSeat(onlineSeat, keyboard);
    const closed = client.closed();
    if (closed) toRefusal(link.address)(closed);
    if (onlineSeat.next)
      context.io.out(`\n${context.say('cli.online.goes', { link: printLink(onlineSeat.next) })}\n\n`);
    return onlineSeat.next;
  } finally {
    client.close();
  }
}

function linkOf(text: string): Link {
  try {
    return parseLink(text);
  } catch (error) {
    return toRefusal(text)(error);
  }
}

function showWelcome(onlineSeat: OnlineSeat): void {
  const { context, words, client } = onlineSeat;
  const { io, say } = context;
  const { welcome, seats, seedHash } = client.snapshot();
  const { game } = context.game(welcome.game);
  const rows = seats.map(({ seat, player }) => {
    const called = seatWithName(onlineSeat, seat);
    if (player === 'person') return say('cli.play.seatPerson', { seat: called });
    return say('cli.play.seatBot', { seat: called, bot: player });
  });
  const mine = isObserver(onlineSeat)
    ? say('cli.online.watch')
    : say('cli.online.you', { seat: seatName(words, welcome.seat) });
  const hash = say('cli.host.seedHash', { hash: withoutControls(seedHash.pinned) });
  io.out(
    `${game.title}\n${rows.join('\n')}\n${hash}\n${formatDiceMakers(onlineSeat)}${mine} ${say('cli.play.hint')}\n`,
  );
}

/** Shows changes and reads lines until the person leaves or the server closes the match. */
async function playSeat(onlineSeat: OnlineSeat, keyboard: Keyboard): Promise<void> {
  const { client, context } = onlineSeat;
  for (;;) {
    showNews(onlineSeat);
    if (client.closed() || onlineSeat.next) return;
    const asked = decisionOf(onlineSeat);
    if (isTurnBeginning(onlineSeat)) onlineSeat.numbers = new OptionNumbers();
    const { words, game, numbers } = onlineSeat;
    const choices = asked ? numberedOptions(context, asked, words, game, numbers) : [];
    showTurn(onlineSeat, asked, choices);
    showRematch(onlineSeat);
    // A person may type at any time; piped input waits until the seat is asked.
    const over = client.snapshot().state.result !== null;
    if (context.io.isInteractive.out || (onlineSeat.busy === 0 && (asked || over))) {
      keyboard.reading ??= context.io.line('> ');
    }
    const { reading } = keyboard;
    const changed = new Promise<'changed'>((resolve) => {
      onlineSeat.redraw = () => resolve('changed');
    });
    const line = await (reading ? Promise.race([reading.then((it) => ({ typed: it })), changed]) : changed);
    if (line === 'changed') continue;
    keyboard.reading = undefined;
    if (line.typed === undefined || !readCommands(onlineSeat, line.typed.trim(), choices)) return;
  }
}

const decisionOf = ({ client, answering }: OnlineSeat): DecisionView | undefined =>
  answering ? undefined : (client.snapshot().state.decision ?? undefined);

/** The last answer was not this seat’s: its turn begins. */
function isTurnBeginning({ client }: OnlineSeat): boolean {
  const { history, welcome } = client.snapshot();
  return history.findLast(({ undone }) => undone === undefined)?.seat !== welcome.seat;
}

function showNews(onlineSeat: OnlineSeat): void {
  const { context, words, client, explain } = onlineSeat;
  const { io, say } = context;
  if (client.online() !== onlineSeat.online && !client.closed()) {
    onlineSeat.online = client.online();
    io.out(`${say(onlineSeat.online ? 'cli.online.back' : 'cli.online.lost')}\n`);
  }
  const { history, seedHash, dice } = client.snapshot();
  if (dice && dice.faults.length > onlineSeat.diceFaults) {
    onlineSeat.diceFaults = dice.faults.length;
    io.out(`\n${formatDiceFaults(say, dice)}\n\n`);
  }
  if (seedHash.changedTo !== undefined && !onlineSeat.hashWarned) {
    onlineSeat.hashWarned = true;
    io.out(
      `\n${say('cli.online.seedHashChanged', { pinned: withoutControls(seedHash.pinned), hash: withoutControls(seedHash.changedTo) })}\n\n`,
    );
  }
  showLostHistory(onlineSeat);
  for (const { seat, undone, log } of history.slice(onlineSeat.loggedCount)) {
    if (undone === undefined) io.out(formatLog(context, log, words, explain));
    else io.out(`  · ${say('cli.online.tookBack', { seat: nameOf(onlineSeat, seat) })}\n`);
  }
  onlineSeat.loggedCount = history.length;
  showNames(onlineSeat);
  showNewChat(onlineSeat);
}

/** Shows the decision, or who everybody waits for, or the result; each only once. */
function showTurn(onlineSeat: OnlineSeat, asked: DecisionView | undefined, choices: readonly NumberedOption[]): void {
  const { context, words, client, answering } = onlineSeat;
  const { io, say } = context;
  const { state, history, welcome, seats } = client.snapshot();
  const people = seats.filter(({ seat, player }) => player === 'person' && state.waiting.includes(seat));
  const others = people.filter(({ seat }) => seat !== welcome.seat).map(({ seat }) => nameOf(onlineSeat, seat));
  const mine = history.filter(({ seat }) => seat === welcome.seat).length;
  const now = answering ? '' : JSON.stringify([state.result, asked ? [mine, state.decision] : others]);
  if (now === onlineSeat.shown) return;
  onlineSeat.shown = now;
  if (asked) {
    showStanding(onlineSeat);
    io.out(`\n${formatTurn(context, asked, seatName(words, asked.seat))}\n${formatOptions(context, choices)}\n`);
  } else if (state.result) {
    io.out(`\n${formatResult(context, state.result, words)}\n`);
    if (state.seed !== undefined) io.out(`\n${formatSeed(onlineSeat, state.seed)}\n`);
    io.out(`\n${say('cli.online.afterwards')}\n`);
  } else if (others.length > 0 && !answering) io.out(`${say('cli.online.waiting', { seats: others.join(', ') })}\n`);
}

/** How everybody stands, if a turn begins or if it has changed. */
function showStanding(onlineSeat: OnlineSeat): void {
  const { context, words, client, game } = onlineSeat;
  const { view } = client.snapshot().state;
  const standing = view === undefined ? '' : formatStanding(context, game, view as Json, words);
  const isNew = standing !== onlineSeat.standing || isTurnBeginning(onlineSeat);
  if (standing !== '' && isNew) context.io.out(`\n${standing}\n`);
  onlineSeat.standing = standing;
}

/** Carries out one line. Returns whether the person stays. */
function readCommands(onlineSeat: OnlineSeat, typed: string, choices: readonly NumberedOption[]): boolean {
  const { context, client } = onlineSeat;
  const { io, say } = context;
  if (typed === '') return true;
  const choice = parseAnswer(choices, typed);
  if (choice) {
    answer(onlineSeat, choice);
    return true;
  }
  const [word = '', ...rest] = typed.split(/\s+/);
  switch (word.toLowerCase()) {
    case 'quit':
      return false;
    case 'undo':
      request(onlineSeat, client.undo());
      break;
    case 'map':
      request(onlineSeat, showMap(onlineSeat, rest.join(' ')));
      break;
    case 'log':
      showLog(onlineSeat, rest[0]);
      break;
    case 'say': {
      const text = typed.slice(word.length).trim();
      if (text === '') io.out(`${say('cli.online.sayWhat')}\n`);
      else request(onlineSeat, client.say(text));
      break;
    }
    case 'talk':
      request(onlineSeat, showChat(onlineSeat, rest[0]));
      break;
    case 'name': {
      const name = withoutControls(rest.join(' ')).trim();
      if (name === '' || name.length > MAX_NAME_LENGTH) {
        io.out(`${say('cli.online.nameWhat', { most: MAX_NAME_LENGTH })}\n`);
      } else request(onlineSeat, setName(client.link, name));
      break;
    }
    case 'save':
      saveLostHistory(onlineSeat, typed.slice(word.length).trim());
      break;
    case 'rematch':
      request(onlineSeat, goToRematch(onlineSeat));
      break;
    case 'help':
      io.out(`${say('cli.online.help')}\n`);
      break;
    default: {
      if (choices.length > 0) io.out(`${say('cli.play.notAnAnswer', { given: typed })}\n`);
      else if (/^\d+$/.test(typed)) io.out(`${say('cli.online.notNow')}\n`);
      else io.out(`${say('cli.play.notACommand', { given: typed })}\n`);
    }
  }
  return true;
}

function answer(onlineSeat: OnlineSeat, { option }: NumberedOption): void {
  onlineSeat.answering = true;
  request(
    onlineSeat,
    onlineSeat.client.answer(option).finally(() => {
      onlineSeat.answering = false;
    }),
  );
}

/** Tracks a request to the server and shows its refusal. The terminal does not wait for it. */
function request(onlineSeat: OnlineSeat, done: Promise<void>): void {
  const { context, client } = onlineSeat;
  onlineSeat.busy++;
  done
    .catch((error: unknown) => {
      if (!client.closed()) context.io.out(`${formatRefusal(context, error, isObserver(onlineSeat))}\n`);
    })
    .finally(() => {
      onlineSeat.busy--;
      onlineSeat.redraw();
    });
}

async function showMap({ context: { io, say }, client, words }: OnlineSeat, word: string): Promise<void> {
  const laid = formatPosition(await client.tables(), words, word);
  io.out(`${laid || say('cli.play.nothingFound', { word })}\n`);
}

function showLog({ context, client, words, explain }: OnlineSeat, count: string | undefined): void {
  context.io.out(formatLatest(context, logOf(client.snapshot()), words, explain, count));
}
