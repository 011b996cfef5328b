import { type Link, logOf, parseLink, printLink, setName } from '@sandtable/client';
import { type Decision, decision } from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import type { Flags } from '../flags.js';
import { type Choice, choiceOf, choicesOf, layChoices, layLatest, layLog, layResult, layTurn } from '../play/screen.js';
import { layPosition } from '../text.js';
import { layFaults, layMakers, laySeed } from './dice.js';
import { enter, type Keyboard } from './gathering.js';
import { saveLostHistory, showLostHistory } from './lost-history.js';
import { calledOf, harmless, isObserver, nameOf, namesAt, type Place, showNames } from './place.js';
import { fromServer, layRefusal } from './refusals.js';
import { goToRematch, showRematch } from './rematch.js';
import { layLastTalk, showNewTalk, showTalk } from './talk.js';

const RECENT = '10';
const RECENT_TALK = 5;
const LONGEST_NAME = 60;

/** `sandtable join`: a match, and the rematches that follow it. */
export async function join(context: Context, text: string, { explain = false }: Flags): Promise<number> {
  const keyboard: Keyboard = { reading: undefined };
  let link: Link | undefined = linkOf(text);
  while (link) link = await visit(context, link, explain, keyboard);
  context.io.out(`${context.say('cli.play.goodbye')}\n`);
  return 0;
}

/** One match, until somebody leaves; where they go from there, if anywhere. */
async function visit(context: Context, link: Link, explain: boolean, keyboard: Keyboard): Promise<Link | undefined> {
  const client = await enter(context, link, keyboard);
  if (!client) return undefined;
  try {
    const { welcome, history, chat, beginning } = client.standing();
    const { words } = context.game(welcome.game);
    const place: Place = {
      context,
      words,
      client,
      explain,
      told: history.length,
      heard: (chat.at(-1)?.number ?? -1) + 1,
      names: namesAt(client),
      online: true,
      shown: '',
      rematch: null,
      hashWarned: false,
      lostShown: undefined,
      diceFaults: client.standing().dice?.faults.length ?? 0,
      next: undefined,
      answering: false,
      busy: 0,
      wake: () => {},
    };
    greet(place);
    if (history.length === 0) context.io.out(layLog(context, beginning, words, explain));
    else {
      context.io.out(`${context.say('cli.play.resumed', { answers: history.length })}\n`);
      showLog(place, RECENT);
    }
    context.io.out(layLastTalk(place, RECENT_TALK));
    client.onChange(() => place.wake());
    await sit(place, keyboard);
    const closed = client.closed();
    if (closed) fromServer(link.address)(closed);
    if (place.next) context.io.out(`\n${context.say('cli.online.goes', { link: printLink(place.next) })}\n\n`);
    return place.next;
  } finally {
    client.close();
  }
}

function linkOf(text: string): Link {
  try {
    return parseLink(text);
  } catch (error) {
    return fromServer(text)(error);
  }
}

function greet(place: Place): void {
  const { context, words, client } = place;
  const { io, say } = context;
  const { welcome, seats, seedHash } = client.standing();
  const { game } = context.game(welcome.game);
  const rows = seats.map(({ seat, player }) => {
    const called = calledOf(place, seat);
    if (player === 'person') return say('cli.play.seatPerson', { seat: called });
    return say('cli.play.seatBot', { seat: called, bot: player });
  });
  const mine = isObserver(place)
    ? say('cli.online.watch')
    : say('cli.online.you', { seat: seatName(words, welcome.seat) });
  const hash = say('cli.host.seedHash', { hash: harmless(seedHash.pinned) });
  io.out(`${game.title}\n${rows.join('\n')}\n${hash}\n${layMakers(place)}${mine} ${say('cli.play.hint')}\n`);
}

/** From change to change and line to line, until somebody leaves or the server will have no more of it. */
async function sit(place: Place, keyboard: Keyboard): Promise<void> {
  const { client, context } = place;
  for (;;) {
    showNews(place);
    if (client.closed() || place.next) return;
    const asked = askedOf(place);
    const choices = asked ? choicesOf(context, asked, place.words) : [];
    showTurn(place, asked, choices);
    showRematch(place);
    // A person may type at any time; lines that were written beforehand wait until they are asked for.
    const over = client.standing().state.result !== null;
    if (context.io.watched.out || (place.busy === 0 && (asked || over))) {
      keyboard.reading ??= context.io.line('> ');
    }
    const { reading } = keyboard;
    const changed = new Promise<'changed'>((resolve) => {
      place.wake = () => resolve('changed');
    });
    const line = await (reading ? Promise.race([reading.then((it) => ({ typed: it })), changed]) : changed);
    if (line === 'changed') continue;
    keyboard.reading = undefined;
    if (line.typed === undefined || !attend(place, line.typed.trim(), choices)) return;
  }
}

function askedOf({ client, answering }: Place): Decision | undefined {
  const { state, welcome } = client.standing();
  const { decision: open } = state;
  return open && !answering ? decision(welcome.seat, open.prompt, open.rule, () => open.options) : undefined;
}

function showNews(place: Place): void {
  const { context, words, client, explain } = place;
  const { io, say } = context;
  if (client.online() !== place.online && !client.closed()) {
    place.online = client.online();
    io.out(`${say(place.online ? 'cli.online.back' : 'cli.online.lost')}\n`);
  }
  const { history, seedHash, dice } = client.standing();
  if (dice && dice.faults.length > place.diceFaults) {
    place.diceFaults = dice.faults.length;
    io.out(`\n${layFaults(say, dice)}\n\n`);
  }
  if (seedHash.changedTo !== undefined && !place.hashWarned) {
    place.hashWarned = true;
    io.out(
      `\n${say('cli.online.seedHashChanged', { pinned: harmless(seedHash.pinned), hash: harmless(seedHash.changedTo) })}\n\n`,
    );
  }
  showLostHistory(place);
  for (const { seat, undone, log } of history.slice(place.told)) {
    if (undone === undefined) io.out(layLog(context, log, words, explain));
    else io.out(`  · ${say('cli.online.tookBack', { seat: nameOf(place, seat) })}\n`);
  }
  place.told = history.length;
  showNames(place);
  showNewTalk(place);
}

/** What is asked, whom everybody waits for, or how it ended; once. */
function showTurn(place: Place, asked: Decision | undefined, choices: readonly Choice[]): void {
  const { context, words, client, answering } = place;
  const { io, say } = context;
  const { state, history, welcome, seats } = client.standing();
  const people = seats.filter(({ seat, player }) => player === 'person' && state.waiting.includes(seat));
  const others = people.filter(({ seat }) => seat !== welcome.seat).map(({ seat }) => nameOf(place, seat));
  const mine = history.filter(({ seat }) => seat === welcome.seat).length;
  const now = answering ? '' : JSON.stringify([state.result, asked ? [mine, state.decision] : others]);
  if (now === place.shown) return;
  place.shown = now;
  if (asked) {
    io.out(`\n${layTurn(context, asked, seatName(words, asked.seat))}\n${layChoices(context, choices)}\n`);
  } else if (state.result) {
    io.out(`\n${layResult(context, state.result, words)}\n`);
    if (state.seed !== undefined) io.out(`\n${laySeed(place, state.seed)}\n`);
    io.out(`\n${say('cli.online.afterwards')}\n`);
  } else if (others.length > 0 && !answering) io.out(`${say('cli.online.waiting', { seats: others.join(', ') })}\n`);
}

/** Carries out one line; says whether the person stays. */
function attend(place: Place, typed: string, choices: readonly Choice[]): boolean {
  const { context, client } = place;
  const { io, say } = context;
  if (typed === '') return true;
  const choice = choiceOf(choices, typed);
  if (choice) {
    answer(place, choice);
    return true;
  }
  const [word, ...rest] = typed.split(/\s+/);
  switch (word.toLowerCase()) {
    case 'quit':
      return false;
    case 'undo':
      request(place, client.undo());
      break;
    case 'map':
      request(place, showMap(place, rest.join(' ')));
      break;
    case 'log':
      showLog(place, rest[0]);
      break;
    case 'say': {
      const text = typed.slice(word.length).trim();
      if (text === '') io.out(`${say('cli.online.sayWhat')}\n`);
      else request(place, client.say(text));
      break;
    }
    case 'talk':
      request(place, showTalk(place, rest[0]));
      break;
    case 'name': {
      const name = harmless(rest.join(' ')).trim();
      if (name === '' || name.length > LONGEST_NAME) {
        io.out(`${say('cli.online.nameWhat', { most: LONGEST_NAME })}\n`);
      } else request(place, setName(client.link, name));
      break;
    }
    case 'save':
      saveLostHistory(place, typed.slice(word.length).trim());
      break;
    case 'rematch':
      request(place, goToRematch(place));
      break;
    case 'help':
      io.out(`${say('cli.online.help')}\n`);
      break;
    default:
      if (choices.length > 0) {
        const [least, most] = [choices[0].number, choices[choices.length - 1].number];
        io.out(`${say('cli.play.notAnAnswer', { given: typed, least, most })}\n`);
      } else if (/^\d+$/.test(typed)) io.out(`${say('cli.online.notNow')}\n`);
      else io.out(`${say('cli.play.notACommand', { given: typed })}\n`);
  }
  return true;
}

function answer(place: Place, { option }: Choice): void {
  place.answering = true;
  request(
    place,
    place.client.answer(option).finally(() => {
      place.answering = false;
    }),
  );
}

/** Something is asked of the server; the terminal goes on meanwhile. */
function request(place: Place, done: Promise<void>): void {
  const { context, client } = place;
  place.busy++;
  done
    .catch((error: unknown) => {
      if (!client.closed()) context.io.out(`${layRefusal(context, error, isObserver(place))}\n`);
    })
    .finally(() => {
      place.busy--;
      place.wake();
    });
}

async function showMap({ context: { io, say }, client, words }: Place, word: string): Promise<void> {
  const laid = layPosition(await client.tables(), words, word);
  io.out(`${laid || say('cli.play.nothingFound', { word })}\n`);
}

function showLog({ context, client, words, explain }: Place, count: string | undefined): void {
  context.io.out(layLatest(context, logOf(client.standing()), words, explain, count));
}
