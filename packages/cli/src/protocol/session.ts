import { randomBytes } from 'node:crypto';
import {
  type Bot,
  type Decision,
  type Game,
  InputError,
  isWithoutEffect,
  type Json,
  type Match,
  newMatch,
  optionKind,
  optionLabel,
  playBots,
  recordOf,
  type SeatId,
  type Seating,
  seatBots,
  type Words,
} from '@sandtable/kernel';
import { messageWithText, resultJson } from '../commands/replay.js';
import { inputError } from '../input-error.js';
import { undoLastAnswer } from '../play/undo.js';
import { type Request, readRequest } from './request.js';

type Fields = Readonly<Record<string, Json>>;

/** The state of a protocol session: one match at a time, and its bots. */
export function session(game: Game, words: Words) {
  let match: Match | undefined;
  let bots = new Map<SeatId, Bot>();
  /** Scripted dice that the bots have not rolled yet; all bots share the list. */
  let botDice: number[] = [];
  /** How many log entries were sent. */
  let sentLogEntries = 0;
  let over = false;

  const current = (): Match => {
    if (!match) throw inputError('cli.protocol.noMatch');
    return match;
  };

  /** Changes the match and lets bots answer. If a bot fails, everything is restored. */
  const change = (act: (match: Match) => void) => {
    const before = current();
    const answers = before.answers.length;
    const dice = [...botDice];
    act(before);
    try {
      playBots(before, bots);
    } catch (error) {
      match = before.fork(answers);
      botDice.splice(0, botDice.length, ...dice);
      throw error;
    }
  };

  const begin = ({ beginning, botDice: scripted }: Extract<Request, { ask: 'new' }>): Fields => {
    const seed = beginning.seed ?? randomBytes(16).toString('hex');
    match = newMatch(game, { ...beginning, seed });
    bots = new Map();
    botDice = [...scripted];
    sentLogEntries = 0;
    return { seed };
  };

  const seat = (seating: Seating) => {
    const { seats, beginning, answers } = current();
    const seated = seatBots(game, seats, seating, `${beginning.seed} ${answers.length}`, botDice);
    const earlier = bots;
    bots = new Map([...bots].filter(([it]) => !Object.hasOwn(seating, it)).concat([...seated]));
    try {
      change(() => {});
    } catch (error) {
      bots = earlier;
      throw error;
    }
  };

  const carryOut = (request: Request): Fields => {
    switch (request.ask) {
      case 'new':
        return begin(request);
      case 'choose':
        change((it) => it.choose(request.option, request.seat));
        return {};
      case 'undo': {
        const done = undoLastAnswer(current(), bots, words, request.seat);
        if (!done.undone) throw new InputError(done.text.key, done.text.params);
        return {};
      }
      case 'bots':
        seat(request.seating);
        return {};
      case 'view':
        return { view: viewOf(current(), request.seat) };
      case 'position':
        return { position: current().positionJson() };
      case 'record':
        return { record: JSON.parse(JSON.stringify(recordOf(current()))) };
      case 'log':
        current();
        sentLogEntries = 0;
        return {};
      case 'quit':
        over = true;
        return {};
    }
  };

  const status = (): Fields => {
    if (!match) return { decision: null, log: [] };
    const asked = match.pending().map((it) => decisionJson(it, words));
    const unsent = match.log.slice(Math.min(sentLogEntries, match.log.length));
    sentLogEntries = match.log.length;
    return {
      decision: asked[0] ?? null,
      ...(asked.length > 1 ? { decisions: asked } : {}),
      log: unsent.map((entry) => messageWithText(entry, words)),
      ...(match.result ? { result: resultJson(match.result, words) } : {}),
    };
  };

  return {
    answer(line: string): Fields {
      const asked = carryOut(readRequest(line));
      return { ...status(), ...asked };
    },
    over: () => over,
  };
}

function viewOf(match: Match, seat: SeatId): Json {
  const allowed = [...match.seats, 'observer'];
  if (!allowed.includes(seat)) throw new InputError('error.seat', { given: seat, allowed: allowed.join(', ') });
  return match.view(seat);
}

const decisionJson = (decision: Decision, words: Words): Json => ({
  seat: decision.seat,
  prompt: words.say(decision.prompt),
  key: decision.prompt.key,
  params: JSON.parse(JSON.stringify(decision.prompt.params ?? {})),
  rule: decision.rule,
  options: decision.options.map((id) => ({
    id,
    kind: optionKind(id),
    label: words.say(optionLabel(id, decision.prompt)),
    ...(isWithoutEffect(decision.prompt, id) ? { noEffect: true } : {}),
    ...JSON.parse(JSON.stringify(decision.facts?.(id) ?? {})),
  })),
});
