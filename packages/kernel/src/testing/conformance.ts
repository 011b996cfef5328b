import { playBots, playersFor, resolveSeating, seatBots } from '../bot-players.js';
import { type Chance, randomBelow, seedChance } from '../chance.js';
import { LANGUAGES } from '../languages.js';
import { type Match, newMatch } from '../match.js';
import { type Message, type Words, words } from '../messages.js';
import type { Position } from '../position.js';
import { optionKind, optionLabel, type SeatId } from '../procedure.js';
import { parseRecord, printRecord, recordOf, replayRecord } from '../record.js';
import type { Settings } from '../settings.js';
import { kernelMessages } from '../words/index.js';
import { statelessBot } from './bots.js';
import { observableState } from './random-play.js';
import { keepsAllSecrets, type Secrets } from './secrets.js';

/**
 * The checks that every game must pass. A game's test runs them all:
 * `it.each(conformanceChecks({ secrets, games: 24 }))('$name', ({ check }) => check());`
 */
export interface ConformanceSubject<P extends Position> {
  /** The game, and what a seat may not see of a position. */
  readonly secrets: Secrets<P>;
  /** How many whole games are played at random, with random settings. */
  readonly games: number;
  /** How many games the test of secrets plays; default: one per scenario. */
  readonly secretGames?: number;
  /** One decision in this many is checked closely; default: 8. */
  readonly every?: number;
  /** Bots that roll dice of their own. They play another game if they are created again for each answer. */
  readonly botsWithDice?: readonly string[];
  /** Bots that differ from another one only in how long they think. A game of theirs would take minutes. */
  readonly slowBots?: readonly string[];
}

export interface ConformanceCheck {
  readonly name: string;
  /** Throws an error that says what is wrong and where. */
  readonly check: () => void;
}

/** If a game has not ended after this many answers, we assume that it never ends. */
const MAX_ANSWERS = 20_000;

export function conformanceChecks<P extends Position>(subject: ConformanceSubject<P>): readonly ConformanceCheck[] {
  const { secrets, games, secretGames = Object.keys(secrets.game.scenarios).length } = subject;
  // All checks of whole games share the same games, because playing them takes most of the time.
  let faults: ReadonlyMap<string, unknown> | undefined;
  const ofWholeGames = (name: string): ConformanceCheck => ({
    name,
    check: () => {
      faults ??= faultsOfWholeGames(subject);
      if (faults.has(name)) throw faults.get(name);
    },
  });
  return [
    { name: `ends and replays from its record, over ${games} games`, check: () => ofWholeGames('').check() },
    ...Object.keys(DECISION_CHECKS).map(ofWholeGames),
    {
      name: 'changes nothing that a seat can obtain when only what it may not see changes',
      check: () => {
        const { pairs, differed } = keepsAllSecrets(secrets, secretGames, 'short');
        if (!secrets.game.openInformation && differed === 0) fault(`none of ${pairs} pairs of games differed`);
      },
    },
    ...LANGUAGES.map((language) => ({
      name: `has words for everything, in ${language}`,
      check: () =>
        saysEverything(subject, words(language, [kernelMessages, secrets.game.messages], secrets.game.names)),
    })),
    { name: 'has copies that play on the original leaves as they are', check: () => copiesStay(subject) },
    { name: 'has bots that finish a game, and that remember nothing but their dice', check: () => botsFinish(subject) },
  ];
}

type DecisionCheck = <P extends Position>(match: Match<P>, chance: Chance) => void;

/** What must hold at every decision. The first is checked at every decision, the others at one in `every`. */
const DECISION_CHECKS = {
  'asks properly and keeps its invariants': isAskedProperly,
  'carries out every option that it offers': offersOnlyWhatCanBeDone,
  'takes an answer back exactly, and the same answer leads on': undoes,
  'goes on the same from a position that was written and read': resumes,
  'shows each seat plain data': showsPlainData,
} as const satisfies Readonly<Record<string, DecisionCheck>>;

/** The first fault of each check by its name; faults of the games themselves have an empty name. */
function faultsOfWholeGames<P extends Position>(subject: ConformanceSubject<P>): ReadonlyMap<string, unknown> {
  const faults = new Map<string, unknown>();
  const { games, every = 8 } = subject;
  const checks: readonly [string, DecisionCheck][] = Object.entries(DECISION_CHECKS);
  const atDecision = (match: Match<P>, chance: Chance): void => {
    const closely = randomBelow(chance, every) === 0;
    for (const [name, check] of checks) {
      if (faults.has(name) || (check !== isAskedProperly && !closely)) continue;
      try {
        check(match, chance);
      } catch (error) {
        faults.set(name, new Error(placeOf(match), { cause: error }));
      }
    }
  };
  try {
    playGames(subject, games, { atDecision, atEnd: replays });
  } catch (error) {
    faults.set('', error);
  }
  return faults;
}

/** Says which game failed and where, so that somebody can reproduce it. */
function placeOf<P extends Position>({ game, beginning: { seed, settings }, answers }: Match<P>): string {
  const last = answers.slice(-6).map(({ option }) => option);
  return `${game.id}, seed ${seed}, ${JSON.stringify(settings)}, after ${answers.length} answers (${last})`;
}

interface Watcher<P extends Position> {
  /** `played`: the seats to which the game itself assigns a bot. */
  readonly atDecision?: (match: Match<P>, chance: Chance, played: ReadonlyMap<SeatId, unknown>) => void;
  readonly atEnd?: (match: Match<P>) => void;
}

function fault(what: string): never {
  throw new Error(what);
}

/** The scenarios first, then random settings. */
function settingsFor<P extends Position>({ secrets }: ConformanceSubject<P>, index: number): Settings {
  const { game, agree = (settings: Settings) => settings } = secrets;
  const scenario = Object.values(game.scenarios)[index];
  if (scenario) return scenario;
  const chance = seedChance(`options ${index}`);
  return agree(
    Object.fromEntries(
      Object.entries(game.settings).map(([name, { values, ...spec }]) => [
        name,
        values[randomBelow(chance, values.length)] ?? spec.default,
      ]),
    ),
  );
}

/** Asides are rare, so that games make progress; in every third game they are as likely as the other options. */
function pick(options: readonly string[], chance: Chance, index: number): string {
  const main = options.filter((option) => optionKind(option) !== 'aside');
  const among = main.length > 0 && index % 3 > 0 && randomBelow(chance, 8) > 0 ? main : options;
  return among[randomBelow(chance, among.length)] ?? fault('a decision offers nothing');
}

function playGames<P extends Position>(
  subject: ConformanceSubject<P>,
  games: number,
  { atDecision, atEnd }: Watcher<P>,
): void {
  const { game } = subject.secrets;
  for (let index = 0; index < games; index++) {
    const chance = seedChance(`path ${index}`);
    const match = newMatch(game, { seed: `conformance ${index}`, settings: settingsFor(subject, index) });
    const bots = seatBots(game, match.seats, resolveSeating(game, match.beginning.settings, {}).seating, `${index}`);
    try {
      while (!match.result) {
        atDecision?.(match, chance, bots);
        const pending = match.pending();
        const decision =
          pending[randomBelow(chance, pending.length)] ?? fault('nobody is asked and there is no result');
        const { seat } = decision;
        const answer = bots.get(seat)?.answer({ decision, seat, position: () => game.redact(match.position, seat) });
        match.choose(answer?.option ?? pick(decision.options, chance, index), seat);
        if (match.answers.length > MAX_ANSWERS) fault('the game does not end');
      }
      atEnd?.(match);
    } catch (error) {
      throw new Error(`${placeOf(match)}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}

/** The kinds of options that every game has. */
const COMMON_KINDS: readonly string[] = ['button', 'number', 'aside'];

function isAskedProperly<P extends Position>(match: Match<P>): void {
  const { kinds, formerOptionIds } = match.game;
  for (const { seat, prompt, rule, options } of match.pending()) {
    if (options.length === 0) fault(`${prompt.key} has no option`);
    if (new Set(options).size !== options.length) fault(`${prompt.key} offers one thing twice`);
    for (const option of options) {
      const kind = optionKind(option);
      if (!COMMON_KINDS.includes(kind) && !Object.hasOwn(kinds, kind))
        fault(`${option} is of a kind that is not declared`);
      if (formerOptionIds?.has(option)) fault(`${option} is the former id of something else`);
    }
    if (!match.seats.includes(seat)) fault(`${seat} is no seat`);
    if (rule === '') fault(`${prompt.key} names no rule`);
  }
  match.game.check(match.position);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function replays<P extends Position>(match: Match<P>): void {
  const { game, seats, result } = match;
  game.check(match.position);
  const ranked = result?.ranking.map(({ seat }) => seat).sort();
  if (!same(ranked, [...seats].sort())) fault(`the result ranks ${ranked}, the seats are ${seats}`);
  const again = replayRecord(game, parseRecord(printRecord(recordOf(match))));
  if (!same(observableState(again), observableState(match))) fault('the record replays to another end');
}

function offersOnlyWhatCanBeDone<P extends Position>(match: Match<P>): void {
  for (const { seat, prompt, options } of match.pending()) {
    for (const option of options) {
      const ahead = match.fork();
      try {
        ahead.choose(option, seat);
      } catch (error) {
        throw new Error(`${prompt.key}: ${option}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
      if (!ahead.result && ahead.pending().some((next) => next.options.length === 0)) fault(`${option} leads nowhere`);
      match.game.check(ahead.position);
    }
  }
}

function undoes<P extends Position>(match: Match<P>, chance: Chance): void {
  const pending = match.pending();
  const decision = pending[randomBelow(chance, pending.length)];
  if (!decision) return;
  const before = observableState(match);
  const there = match.fork();
  const option = pick(decision.options, chance, 0);
  there.choose(option, decision.seat);
  if (!there.canUndo(decision.seat)) return;
  const after = observableState(there);
  if (!there.undo(decision.seat)) fault(`undo of ${option} was promised and refused`);
  if (!same(observableState(there), before)) fault(`undo of ${option} does not lead back`);
  there.choose(option, decision.seat);
  if (!same(observableState(there), after)) fault(`${option} after its undo leads elsewhere`);
}

/** Everything but answers, checkpoints and log, which a position file does not hold. */
function currentState<P extends Position>(match: Match<P>): unknown {
  const { position, chance, script, pending, result } = observableState(match);
  return { position, chance, script, pending, result };
}

/** Fields that the kernel writes beside a game's own. */
const RESERVED_FIELDS = ['options', 'chance', 'dice', 'since'];

function resumes<P extends Position>(match: Match<P>, chance: Chance): void {
  const { settings, seed } = match.beginning;
  const own = Object.keys(match.game.writePosition(match.position) ?? {});
  const taken = own.find((field) => RESERVED_FIELDS.includes(field));
  if (taken) fault(`writePosition() uses the field “${taken}”, which the kernel writes itself`);
  const written = JSON.parse(JSON.stringify(match.positionJson()));
  const again = newMatch(match.game, { settings, seed: randomBelow(chance, 2) ? seed : 'another', position: written });
  if (!same(currentState(again), currentState(match))) fault('the written position is read as another one');
  const [decision] = match.pending();
  if (!decision) return;
  const option = pick(decision.options, chance, 0);
  const there = match.fork();
  for (const it of [again, there]) it.choose(option, decision.seat);
  if (!same(currentState(again), currentState(there))) fault(`after ${option} the written position has another future`);
}

function showsPlainData<P extends Position>(match: Match<P>): void {
  const { game, position, seats } = match;
  for (const viewer of [...seats, 'observer']) {
    const view = game.view(position, viewer);
    const where = notPlainIn(view);
    if (where !== undefined) fault(`the view of ${viewer} is not plain data at “${where}”`);
    if (!same(game.view(position, viewer), view)) fault(`looking changes what ${viewer} sees`);
  }
}

/** Where a value holds something that JSON would drop or change, if anywhere. */
function notPlainIn(value: unknown, path = 'view'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return path;
  for (const [key, part] of Object.entries(value)) {
    const where = notPlainIn(part, `${path}.${key}`);
    if (where !== undefined) return where;
  }
  return undefined;
}

/** Plays one random game per scenario and checks that every message in it has words. */
function saysEverything<P extends Position>(subject: ConformanceSubject<P>, speaker: Words): void {
  const { game } = subject.secrets;
  const checkWords = (message: Message): void => {
    if (!speaker.has(message.key)) fault(`no words for ${message.key}`);
    const text = speaker.say(message);
    if (text === '') fault(`${message.key} says nothing`);
    // A reference without a name is shown as it is written.
    const left = /\b(?:space|piece|seat|card|faction):[a-z0-9-]+/.exec(text);
    if (left) fault(`${message.key} says “${text}”: no name for ${left[0]}`);
    for (const param of Object.values(message.params ?? {})) if (typeof param === 'object') checkWords(param);
  };
  let read = 0;
  const checkMatch = (match: Match<P>, played: ReadonlyMap<SeatId, unknown>): void => {
    for (; read < match.log.length; read++) checkWords(match.log[read] ?? fault('the log has a hole'));
    for (const { seat, prompt, options } of match.pending()) {
      checkWords(prompt);
      // Nobody reads the options of a seat that the game itself plays.
      if (played.has(seat)) continue;
      for (const option of options) checkWords(optionLabel(option, prompt));
    }
    if (match.answers.length % 40 > 0) return;
    for (const viewer of [...match.seats, 'observer'] as const) {
      for (const part of game.standing?.(game.view(match.position, viewer)) ?? []) checkWords(part);
    }
    for (const { title, head, rows } of game.tables(match.position)) {
      for (const cell of [title, ...head, ...rows.flat()]) if (typeof cell === 'object') checkWords(cell);
    }
  };
  playGames(subject, Object.keys(game.scenarios).length, {
    atDecision: (match, _, played) => {
      if (match.answers.length === 0) read = 0;
      checkMatch(match, played);
    },
    atEnd: (match) => {
      checkMatch(match, new Map());
      if (match.result) checkWords(match.result.reason);
    },
  });
}

/** Freezes all parts of every copy that a match keeps: if play changes a list in place that `clone` shares, it throws. */
function copiesStay<P extends Position>(subject: ConformanceSubject<P>): void {
  const { game } = subject.secrets;
  const clone = (position: P): P => {
    const copy = game.clone(position);
    for (const part of Object.values(copy)) freezeAll(part);
    return copy;
  };
  const secrets = { ...subject.secrets, game: { ...game, clone } };
  playGames({ ...subject, secrets }, Object.keys(game.scenarios).length, {});
}

function freezeAll(value: unknown): void {
  // Typed arrays can't be frozen. Only the state of chance is one, and the kernel itself copies it.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part);
}

/** Every bot plays every seat that it may take. A bot without dice plays the same game if created for each answer. */
function botsFinish<P extends Position>({ secrets, botsWithDice = [], slowBots = [] }: ConformanceSubject<P>): void {
  const { game } = secrets;
  const { seats, beginning } = newMatch(game, { seed: 'bots' });
  const { settings } = beginning;
  for (const name of Object.keys(game.bots).filter((it) => !slowBots.includes(it))) {
    const able = seats.filter((seat) => playersFor(game, settings, seat).includes(name));
    if (able.length === 0) continue;
    const named = Object.fromEntries(seats.map((seat) => [seat, able.includes(seat) ? name : 'random']));
    const arranged = resolveSeating(game, settings, named);
    const play = (bots: typeof game.bots): string => {
      const match = newMatch(game, { seed: `bots ${name}`, settings: arranged.settings });
      playBots(match, seatBots({ ...game, bots }, match.seats, arranged.seating, name));
      if (!match.result) fault(`${name} leaves the game unfinished`);
      return JSON.stringify(match.answers.map(({ option }) => option));
    };
    const played = play(game.bots);
    const make = game.bots[name];
    // Bots with dice have memory: the state of their dice.
    if (name === 'random' || botsWithDice.includes(name)) continue;
    if (make && play({ ...game.bots, [name]: statelessBot(make) }) !== played) {
      fault(`${name} answers differently if it is created again for each answer`);
    }
  }
}
