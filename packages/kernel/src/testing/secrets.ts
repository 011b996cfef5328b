import type { Bot, BotAnswer } from '../bot.js';
import { defaultBot, preview, resolveSeating, seatBots } from '../bot-players.js';
import { type Audience, type Chance, randomBelow, seedChance } from '../chance.js';
import { InputError } from '../errors.js';
import type { Game, Json } from '../game.js';
import { type Match, newMatch } from '../match.js';
import type { Position } from '../position.js';
import { readPositionJson } from '../position-json.js';
import { type Decision, decisionView, optionKind, type SeatId } from '../procedure.js';
import type { Settings } from '../settings.js';
import { randomElement } from './random-play.js';
import {
  countInto,
  emptyFigures,
  figuresLine,
  reportLines,
  type SecretsFigures,
  type SecretsReport,
} from './secrets-figures.js';

/**
 * The test is non-interference: in two games that differ only in what a seat may not see ("twins"), the seat can obtain
 * the same information until a rule shows it something with `reveal` or another player answers differently.
 */
export type Viewer = SeatId | 'observer';

/** What a game declares about its secrets; the rest of the test is the same for all games. */
export interface Secrets<P extends Position> {
  readonly game: Game<P>;
  /** Changes, in place, what the viewer may not see. The position must stay legal (`check`). */
  readonly change: (position: P, viewer: Viewer, chance: Chance) => void;
  /** Turns random settings into a combination that the game allows. */
  readonly agree?: (settings: Settings) => Settings;
}

interface SecretsRun {
  readonly seed: string;
  readonly settings?: Settings;
  /** Twins are made at one checkpoint in this many. */
  readonly every: number;
  /** The maximum number of answers for which a pair of twins is followed. */
  readonly maxAnswers: number;
  /** The maximum number of options of a decision that are previewed, chosen at random. */
  readonly maxPreviews: number;
  /** Who answers for the other seats: random answers, or the game's own bots with their reasons. */
  readonly others?: 'random' | 'bots';
}

export class Leak extends Error {}

/** How much work a run does. */
const EFFORTS = {
  short: { every: 16, maxAnswers: 25, maxPreviews: 3 },
  full: { every: 6, maxAnswers: 40, maxPreviews: 1000 },
} as const;

/**
 * Tests the secrets of a game: every scenario, then random settings, alternately against random answers and against the
 * game's own bots. `short` runs with all other tests; `full` previews every option.
 */
export function keepsAllSecrets<P extends Position>(
  secrets: Secrets<P>,
  games: number,
  effort: keyof typeof EFFORTS,
  /** Receives one line per game, and at the end one line per scenario. */
  print: (line: string) => void = () => {},
  /** The first game to play, counted from 1: to repeat one that failed. */
  first = 1,
): SecretsReport {
  const { game, agree = (settings) => settings } = secrets;
  const scenarios = Object.entries(game.scenarios);
  const report: SecretsReport = { ...emptyFigures(), byScenario: new Map() };
  for (let i = first - 1; i < games; i++) {
    const [name, settings] = scenarios[i] ?? ['options by chance', agree(randomSettings(game, `options ${i}`))];
    const others = i % 2 === 0 ? 'random' : 'bots';
    const figures = emptyFigures();
    keepsSecrets(secrets, { seed: `secrets ${i}`, settings, others, ...EFFORTS[effort] }, figures);
    const label = `${name}, against ${others === 'bots' ? 'bots' : 'chance'}`;
    const before = report.byScenario.get(label) ?? emptyFigures();
    report.byScenario.set(label, before);
    for (const sum of [report, before]) countInto(sum, figures);
    print(`${game.id}, game ${i + 1} of ${games}, ${label}: ${figuresLine(figures)}`);
  }
  for (const line of reportLines(game.id, report)) print(line);
  return report;
}

function randomSettings<P extends Position>(game: Game<P>, seed: string): Settings {
  const chance = seedChance(seed);
  return Object.fromEntries(
    Object.entries(game.settings).map(([name, { values }]) => [name, randomElement(chance, values)]),
  );
}

/** Plays a whole random game and makes twins along the way. Throws a `Leak` that says what leaked and where. */
function keepsSecrets<P extends Position>(secrets: Secrets<P>, run: SecretsRun, report: SecretsFigures): void {
  const { game } = secrets;
  const { seed, settings = {} } = run;
  const chance = seedChance(`secrets ${seed}`);
  const match = newMatch(game, { seed, settings }, { log: false });
  const bots = seatBots(game, match.seats, resolveSeating(game, match.beginning.settings, {}).seating, seed);
  let lastTwinsAt = -1;
  report.games++;
  while (!match.result) {
    const at = match.checkpoints.at(-1) ?? 0;
    if (at === match.answers.length && at !== lastTwinsAt && randomBelow(chance, run.every) === 0) {
      lastTwinsAt = at;
      for (const viewer of [...match.seats, 'observer']) {
        if (!bots.has(viewer)) followTwins(secrets, match, viewer, run, chance, report);
      }
    }
    const decision = randomElement(chance, match.pending());
    const bot = bots.get(decision.seat);
    const { seat } = decision;
    const option = bot
      ? bot.answer({ decision, seat, position: () => game.redact(match.position, seat) }).option
      : pick(decision.options, chance);
    match.choose(option, seat);
    if (match.answers.length > 20_000) throw new Error('this game does not end');
  }
}

/** Asides are rare, so that games make progress. */
function pick(options: readonly string[], chance: Chance): string {
  const main = options.filter((option) => optionKind(option) !== 'aside');
  return randomElement(chance, main.length > 0 && randomBelow(chance, 8) > 0 ? main : options);
}

/** Something of each twin. */
type Pair<T> = readonly [T, T];
const mapPair = <T, R>([one, two]: Pair<T>, map: (of: T) => R): Pair<R> => [map(one), map(two)];

function followTwins<P extends Position>(
  { game, change }: Secrets<P>,
  begun: Match<P>,
  viewer: Viewer,
  run: SecretsRun,
  chance: Chance,
  report: SecretsFigures,
): void {
  const { settings } = begun.beginning;
  const from = checkpointOf(begun);
  const changed = game.clone(from);
  change(changed, viewer, chance);
  game.check(changed);
  const twins = mapPair([from, changed], (position) => startAt(game, position, settings));
  report.pairs++;
  if (JSON.stringify(game.writePosition(from)) !== JSON.stringify(game.writePosition(changed))) report.differed++;
  const others = mapPair(twins, (match) => playersOf(match, viewer, run));
  const history: string[] = [];
  const leak = (what: string): Leak =>
    new Leak(
      `${game.id}, seed ${run.seed}, ${JSON.stringify(settings)}, after ${begun.answers.length} answers, ` +
        `${viewer} learns from ${what}\nsince: ${history.join(' | ')}`,
    );

  let excused = twins.every(({ position }) => sees(position.chance.shownTo, viewer));
  let logged = 0;
  for (let n = 0; n < run.maxAnswers; n++) {
    const part = firstDifference(...mapPair(twins, (match) => obtainable(match, viewer, logged)));
    if (part) {
      if (!excused) throw leak(part);
      report.allowed++;
      return;
    }
    report.compared++;
    if (twins[0].result) return;
    const salt = randomBelow(chance, 1_000_000);
    const further = firstDifference(...inquire(twins, viewer, run, salt, report));
    if (further) throw leak(further);
    logged = twins[0].log.length;

    const asked = randomElement(chance, twins[0].pending());
    const there = twins[1].decision(asked.seat);
    // What another seat is asked may depend only on what everybody knows: otherwise the questions would leak something.
    if (!there || there.prompt.key !== asked.prompt.key || there.rule !== asked.rule) {
      if (!excused) throw leak(`what ${asked.seat} is asked: ${asked.prompt.key} or ${there?.prompt.key ?? 'nothing'}`);
      report.allowed++;
      return;
    }
    report.keys.add(asked.prompt.key);
    // Twins answer them differently, and nobody else may notice.
    const stayHidden = asked.seat !== viewer && game.hiddenAnswers?.includes(asked.prompt.key) === true;
    const answers = answersOf(twins, others, [asked, there], stayHidden, chance);
    const [one, two] = mapPair(answers, ({ option }) => option);
    history.push(`${asked.seat} ${asked.prompt.key}: ${one === two ? one : `${one}, ${two}`}`);
    for (const [match, { option, reason }] of [
      [twins[0], answers[0]],
      [twins[1], answers[1]],
    ] as const) {
      match.position.chance.shownTo = [];
      match.choose(option, asked.seat, reason);
    }
    const shown = twins.every(({ position }) => sees(position.chance.shownTo, viewer));
    const open = one !== two && !stayHidden;
    excused = shown || open;
  }
}

const sees = (shownTo: readonly Audience[] | undefined, viewer: Viewer): boolean =>
  shownTo?.some((to) => to === 'everybody' || to === viewer) ?? false;

/** The position of a match that is at a checkpoint. */
function checkpointOf<P extends Position>({ game, beginning, positionJson }: Match<P>): P {
  const { position, since } = readPositionJson(game, positionJson(), game.setup(beginning.settings, seedChance('')));
  if (since.length > 0) throw new Error('twins are made at a checkpoint');
  return position;
}

function startAt<P extends Position>(game: Game<P>, position: P, settings: Settings): Match<P> {
  const setup = (): P => {
    const begun = game.clone(position);
    begun.chance.shownTo = [];
    return begun;
  };
  return newMatch({ ...game, setup }, { seed: '', settings });
}

/** Bots for the viewer's opponents; seats without a bot answer at random. */
function playersOf<P extends Position>(match: Match<P>, viewer: Viewer, { seed, others }: SecretsRun): Players<P> {
  const { game, seats, beginning } = match;
  const { settings } = beginning;
  const { seating } = resolveSeating(game, settings, {});
  const wanted = seats.filter((seat) => seat !== viewer && others === 'bots');
  const bots = Object.fromEntries(wanted.map((seat) => [seat, defaultBot(game, settings, seat)]));
  return seatBots(game, seats, { ...bots, ...seating }, seed);
}
type Players<P extends Position> = ReadonlyMap<SeatId, Bot<P>>;

/** Everything that a viewer is sent or can request, by name. */
type Obtained = Readonly<Record<string, string>>;

const decisionJson = (decision: Decision | undefined): Json =>
  sayable(decision && [decisionView(decision), decision.options.map((option) => decision.facts?.(option) ?? null)]);
const sayable = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

function obtainable<P extends Position>(match: Match<P>, viewer: Viewer, logged: number): Obtained {
  const { game, position } = match;
  const seen = game.redact(position, viewer);
  const own = viewer === 'observer' ? undefined : match.decision(viewer);
  return {
    view: JSON.stringify(match.view(viewer)),
    'the log': JSON.stringify(match.log.slice(logged)),
    'who is waited for': JSON.stringify(match.pending().map(({ seat }) => seat)),
    'the number of answers': `${match.answers.length}`,
    'the decision': JSON.stringify(decisionJson(own)),
    'what undo allows': `${viewer !== 'observer' && match.canUndo(viewer)}`,
    tables: JSON.stringify(game.tables(seen)),
    'what a bot thinks on': JSON.stringify(seen),
    'the result': JSON.stringify(match.result ?? null),
  };
}

/** What a viewer can find out by trying: previews, the past, undo, and illegal answers. */
function inquire<P extends Position>(
  twins: Pair<Match<P>>,
  viewer: Viewer,
  run: SecretsRun,
  salt: number,
  report: SecretsFigures,
): Pair<Obtained> {
  return mapPair(twins, (match): Obtained => {
    const found: Record<string, string> = {};
    const chance = seedChance(`inquire ${salt}`);
    const at = randomBelow(chance, match.answers.length + 1);
    const then = match.fork(at);
    found[`the past after ${at}`] = JSON.stringify([then.view(viewer), then.pending().map(({ seat }) => seat)]);
    if (viewer === 'observer') return found;
    found['the refusal of an answer'] = refusedWith(() => match.choose('no-such-answer', viewer));
    const options = [...(match.decision(viewer)?.options ?? [])];
    for (let i = 0; i < run.maxPreviews && options.length > 0; i++) {
      const option = randomElement(chance, options);
      options.splice(options.indexOf(option), 1);
      found[`the preview of ${option}`] = JSON.stringify(preview(match, option, viewer) ?? null);
      report.previews++;
    }
    if (match.canUndo(viewer)) {
      const back = match.fork();
      back.undo(viewer);
      found['taking back'] = JSON.stringify(obtainable(back, viewer, 0));
      report.undone++;
    }
    return found;
  });
}

function refusedWith(act: () => void): string {
  try {
    act();
    return 'accepted';
  } catch (error) {
    if (error instanceof InputError) return JSON.stringify(error.explanation);
    throw error;
  }
}

/** Names the first part that differs, with an excerpt. */
function firstDifference(one: Obtained, two: Obtained): string | undefined {
  for (const part of new Set([...Object.keys(one), ...Object.keys(two)])) {
    const [a, b] = [one[part] ?? '', two[part] ?? ''];
    if (a === b) continue;
    let at = 0;
    while (a[at] === b[at]) at++;
    const from = Math.max(0, at - 80);
    return `${part}:\n  …${a.slice(from, from + 240)}\n  …${b.slice(from, from + 240)}`;
  }
  return undefined;
}

/** The viewer answers the same in both twins. So do the others if they can, except for answers that stay hidden. */
function answersOf<P extends Position>(
  twins: Pair<Match<P>>,
  players: Pair<Players<P>>,
  asked: Pair<Decision>,
  stayHidden: boolean,
  chance: Chance,
): Pair<BotAnswer> {
  const [{ seat }] = asked;
  const bots = mapPair(players, (seated) => seated.get(seat));
  if (bots[0] && bots[1]) {
    const answerOf = (bot: Bot<P>, { game, position }: Match<P>, decision: Decision): BotAnswer =>
      bot.answer({ decision, seat, position: () => game.redact(position, seat) });
    return [answerOf(bots[0], twins[0], asked[0]), answerOf(bots[1], twins[1], asked[1])];
  }
  const options = mapPair(asked, (decision) => decision.options);
  const common = stayHidden ? [] : options[0].filter((option) => options[1].includes(option));
  if (common.length === 0) return mapPair(options, (list) => ({ option: pick(list, chance) }));
  const option = pick(common, chance);
  return [{ option }, { option }];
}
