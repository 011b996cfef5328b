import type { Bot, BotFactory, BotTurn } from './bot.js';
import { seedChance } from './chance.js';
import { InputError } from './errors.js';
import type { Game, Json } from './game.js';
import type { SeatKnowledge } from './knowledge.js';
import type { Answer, Match } from './match.js';
import type { Position } from './position.js';
import type { DecisionView, SeatId } from './procedure.js';
import type { Seating } from './seating.js';
import type { Settings } from './settings.js';
import { inputError } from './text.js';
import type { ThinkingWatch } from './thinking.js';

export function seatBots<P extends Position>(
  game: Game<P>,
  seats: readonly SeatId[],
  seating: Seating,
  seed: string,
  /** Scripted rolls. The bots remove dice from this list itself, not from a copy. */
  dice?: number[],
): Map<SeatId, Bot<P>> {
  const bots = new Map<SeatId, Bot<P>>();
  for (const [seat, name] of Object.entries(seating)) {
    if (!seats.includes(seat)) throw inputError('error.seat', { given: seat, allowed: seats.join(', ') });
    if (name === 'person') continue;
    const factory = Object.hasOwn(game.bots, name) ? game.bots[name] : undefined;
    if (!factory) {
      throw inputError('error.bot', { given: name, allowed: ['person', ...Object.keys(game.bots)].join(', ') });
    }
    bots.set(seat, factory(seat, seed, dice));
  }
  return bots;
}

/** The settings that follow from who plays, and a player for each seat that was not named. */
export const resolveSeating = <P extends Position>(game: Game<P>, settings: Settings, seating: Seating) =>
  game.resolveSeating ? game.resolveSeating(settings, seating) : { settings, seating };

/** Who may take a seat under these settings: a person, and each bot that the rules and the bot itself allow there. */
export function playersFor<P extends Position>(game: Game<P>, settings: Settings, seat: SeatId): string[] {
  const isAllowed = ([name, makeBot]: readonly [string, BotFactory<P>]): boolean => {
    try {
      game.setup(resolveSeating(game, settings, { [seat]: name }).settings, seedChance(''));
      makeBot(seat, '');
      return true;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  };
  const allowed = Object.entries(game.bots).filter(isAllowed);
  return ['person', ...allowed.map(([name]) => name)];
}

/** The best bot for a seat under these settings: the game's own choice, or else any bot but `random`. */
export function defaultBot<P extends Position>(game: Game<P>, settings: Settings, seat: SeatId): string {
  const [, ...bots] = playersFor(game, settings, seat);
  const preferred = game.defaultBots?.[seat];
  if (preferred !== undefined && bots.includes(preferred)) return preferred;
  return bots.find((name) => name !== 'random') ?? 'random';
}

/** A seating in which the game plays itself. */
export const botSeating = <P extends Position>(game: Game<P>, settings: Settings): Seating =>
  Object.fromEntries(game.seats(settings).map((seat) => [seat, defaultBot(game, settings, seat)]));

/** A bot that is asked, and what it is given. */
export interface AskedBot<P extends Position> {
  readonly bot: Bot<P>;
  readonly turn: BotTurn<P>;
}

/** The bot whose answer comes next; undefined if no bot is asked. */
export function askedBot<P extends Position>(
  match: Match<P>,
  bots: ReadonlyMap<SeatId, Bot<P>>,
  watch?: ThinkingWatch,
): AskedBot<P> | undefined {
  const pending = match.pending();
  const decision = pending.length === 1 ? pending[0] : pending.find((d) => bots.has(d.seat));
  const bot = decision && bots.get(decision.seat);
  if (!decision || !bot) return undefined;
  return { bot, turn: new TurnInMatch(decision, match, bots, watch) };
}

/**
 * A class, because a turn is made for every answer of a bot, and most bots of a simulation ask for none of this. Its getters
 * give functions that need no `this`, so a bot may take them apart: `answer({ position })`.
 */
class TurnInMatch<P extends Position> implements BotTurn<P> {
  readonly seat: SeatId;

  constructor(
    readonly decision: DecisionView,
    private readonly match: Match<P>,
    private readonly bots: ReadonlyMap<SeatId, Bot<P>>,
    readonly watch: ThinkingWatch | undefined,
  ) {
    this.seat = decision.seat;
  }

  get position(): () => P {
    return () => this.match.game.redact(this.match.position, this.seat);
  }

  get knowledge(): () => SeatKnowledge<P> {
    return () => this.match.knowledge(this.seat);
  }

  get isOpenTable(): () => boolean {
    return () => this.match.seats.every((it) => this.bots.has(it));
  }
}

/** Lets one bot that is asked give one answer, and logs its reason. Returns the answer; undefined if no bot is asked. */
export function playBot<P extends Position>(
  match: Match<P>,
  bots: ReadonlyMap<SeatId, Bot<P>>,
  watch?: ThinkingWatch,
): Answer | undefined {
  const asked = askedBot(match, bots, watch);
  if (!asked) return undefined;
  const answer = asked.bot.answer(asked.turn);
  match.choose(answer.option, asked.turn.seat, answer.reason);
  return match.answers.at(-1);
}

/** Lets bots answer until a person is asked or the game ends. */
export function playBots<P extends Position>(
  match: Match<P>,
  bots: ReadonlyMap<SeatId, Bot<P>>,
  after?: () => void,
): void {
  while (playBot(match, bots)) after?.();
}

/**
 * What a seat would see after an answer that it could undo: a preview shows nothing that answering and undoing would
 * not show. Undefined if the outcome depends on chance, hidden information or another seat.
 */
export function preview<P extends Position>(match: Match<P>, option: string, seat: SeatId): Json | undefined {
  const ahead = match.fork();
  ahead.choose(option, seat);
  return ahead.canUndo(seat) ? ahead.view(seat) : undefined;
}
