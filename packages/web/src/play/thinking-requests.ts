import {
  type AskedBot,
  askedBot,
  type Bot,
  type BotAnswer,
  type Game,
  InputError,
  type Match,
  newMatch,
  type Position,
  type SeatId,
  seatBots,
  type Thinking,
  type ThinkingTask,
} from '@sandtable/kernel';
import type { BotMoment, FromThinker, SharedTasks, ToThinker } from './thinking-messages.js';

/** A match and its bots at a moment. */
interface Table {
  readonly match: Match;
  readonly bots: ReadonlyMap<SeatId, Bot<Position>>;
}

/**
 * A worker on which bots think, so that the game's own worker can go on answering. One of a game's workers plays; the
 * others help it with simulations. What they find does not depend on how many they are.
 */
export function thinker(
  rulesOf: (game: string) => Promise<Game>,
  post: (message: FromThinker) => void,
): (message: ToThinker) => void {
  let moveNow = false;
  let goOn: (results: readonly (readonly unknown[])[]) => void = () => undefined;
  /** The moment of the plan that this worker helps with. */
  let helped: AskedBot<Position> | undefined;

  const tableAt = async ({ game: name, settings, seating, seed, position }: BotMoment): Promise<Table> => {
    const game = await rulesOf(name);
    const match = newMatch(game, { settings, seed, position }, { log: false });
    return { match, bots: seatBots(game, match.seats, seating, seed) };
  };

  const play = async (moment: BotMoment, helpers: number): Promise<void> => {
    moveNow = false;
    const { match, bots } = await tableAt(moment);
    for (let asked = askedBot(match, bots); asked; asked = askedBot(match, bots)) {
      const { bot, turn } = asked;
      const now = (): BotMoment => ({ ...moment, position: match.positionJson() });
      const { option, reason } = bot.think ? await thinkAloud(asked, bot.think(turn), now, helpers) : bot.answer(turn);
      match.choose(option, turn.seat, reason);
      const answer = match.answers.at(-1);
      if (answer) post({ is: 'answer', answer });
    }
    post({ is: 'done' });
  };

  /** Goes through the steps of a bot's thinking. Between two steps this worker reads its messages. */
  const thinkAloud = async (
    asked: AskedBot<Position>,
    thinking: Thinking<BotAnswer>,
    now: () => BotMoment,
    helpers: number,
  ): Promise<BotAnswer> => {
    const carryOut = (task: ThinkingTask): unknown => asked.bot.carryOut?.(asked.turn, task);
    const informed = new Set<number>();
    let shown = -1;
    let step = thinking.next();
    while (!step.done) {
      const { progress, tasks } = step.value;
      if (progress !== shown) post({ is: 'progress', seat: asked.turn.seat, progress });
      shown = progress;
      const results = await share(tasks, helpers, carryOut, (helper) => {
        const isNew = !informed.has(helper);
        informed.add(helper);
        return isNew ? now() : undefined;
      });
      step = thinking.next({ results, moveNow });
    }
    return step.value;
  };

  /** Gives the helpers their shares, does its own, and puts the results into the tasks' order. */
  const share = async (
    tasks: readonly ThinkingTask[],
    helpers: number,
    carryOut: (task: ThinkingTask) => unknown,
    momentFor: (helper: number) => BotMoment | undefined,
  ): Promise<readonly unknown[]> => {
    const size = Math.ceil(tasks.length / (helpers + 1));
    const shared: SharedTasks[] = [];
    for (let from = size; from < tasks.length; from += size) {
      const helper = shared.length;
      shared.push({ helper, moment: momentFor(helper), tasks: tasks.slice(from, from + size) });
    }
    const others = new Promise<readonly (readonly unknown[])[]>((resolve) => {
      goOn = resolve;
    });
    if (shared.length > 0) post({ is: 'shared', shared });
    const own = tasks.slice(0, size).map(carryOut);
    if (shared.length > 0) return [...own, ...(await others).flat()];
    await messagesRead();
    return own;
  };

  const help = async (moment: BotMoment | undefined, tasks: readonly ThinkingTask[]): Promise<void> => {
    if (moment) {
      const { match, bots } = await tableAt(moment);
      helped = askedBot(match, bots);
    }
    const asked = helped;
    if (!asked) throw new Error('there is no bot to help');
    post({ is: 'helped', results: tasks.map((task) => asked.bot.carryOut?.(asked.turn, task)) });
  };

  const failed = (error: unknown): void =>
    post(
      error instanceof InputError
        ? { is: 'refused', refused: error.explanation }
        : { is: 'broken', broken: error instanceof Error ? error.message : String(error) },
    );

  return (message) => {
    switch (message.do) {
      case 'play':
        return void play(message.moment, message.helpers).catch(failed);
      case 'help':
        return void help(message.moment, message.tasks).catch(failed);
      case 'moveNow':
        moveNow = true;
        return;
      case 'goOn':
        return goOn(message.results);
    }
  };
}

/** Resolves when the messages that have arrived so far are handled. */
const messagesRead = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
