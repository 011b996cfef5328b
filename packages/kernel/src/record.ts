import { GENERATORS, type GeneratorName } from './chance.js';
import { InputError } from './errors.js';
import { type Game, type Json, winners } from './game.js';
import { type Match, newMatch, pickBeginning, replayAnswer, writeAnswer } from './match.js';
import type { Position } from './position.js';
import { isDice, isJsonObject, type PositionJson } from './position-json.js';
import type { Settings } from './settings.js';

export const RECORD_FORMAT = 1;

/** A match as a small readable file: how it began, every answer (a line a checkpoint), and where it stood. */
export interface MatchRecord {
  readonly sandtable: 'record';
  readonly format: number;
  readonly game: string;
  readonly version: number;
  readonly options: Settings;
  readonly seed: string;
  /** What makes the dice from the seed; `xoshiro128**` if it isn't named. */
  readonly generator?: GeneratorName;
  /** What the seed was made of, if several parties made it. */
  readonly draw?: SeedDraw;
  /** Scripted dice or a position by hand: not a game that chance dealt. */
  readonly scripted?: true;
  readonly position?: PositionJson;
  readonly dice?: readonly number[];
  readonly answers: readonly (readonly string[])[];
  readonly end: { readonly answers: number; readonly winners?: readonly string[]; readonly position: string };
}

/**
 * What the seed of an online match was made of: the server's secret, and what people added to it. How the seed follows
 * from this is written down in docs/fair-dice.md; replaying a record doesn't need it.
 */
export interface SeedDraw {
  /** What links name the match by. */
  readonly match: string;
  readonly secret: string;
  /** In the order of the seats. Somebody who committed to a contribution and didn't show it has `withheld` its hash. */
  readonly contributions: readonly SeedShare[];
}
export type SeedShare =
  | { readonly seat: string; readonly contribution: string }
  | { readonly seat: string; readonly withheld: string };

const isSeedDraw = (json: Json): boolean =>
  isJsonObject(json) &&
  typeof json.match === 'string' &&
  typeof json.secret === 'string' &&
  Array.isArray(json.contributions) &&
  json.contributions.every(isShare);

const isShare = (json: Json): boolean =>
  isJsonObject(json) &&
  typeof json.seat === 'string' &&
  [json.contribution, json.withheld]
    .map((it) => typeof it)
    .sort()
    .join() === 'string,undefined';

export function recordOf(match: Match): MatchRecord {
  const { settings, seed, generator, position, dice } = match.beginning;
  const cuts = [...match.checkpoints, match.answers.length];
  const answers: string[][] = [];
  let from = 0;
  for (const to of cuts) {
    if (to > from) answers.push(match.answers.slice(from, to).map(writeAnswer));
    from = to;
  }
  return {
    sandtable: 'record',
    format: RECORD_FORMAT,
    game: match.game.id,
    version: match.game.version,
    options: settings,
    seed,
    ...(generator ? { generator } : {}),
    ...(position || dice ? { scripted: true } : {}),
    ...(position ? { position } : {}),
    ...(dice ? { dice } : {}),
    answers,
    end: {
      answers: match.answers.length,
      ...(match.result ? { winners: winners(match.result) } : {}),
      position: fingerprint(match.game.writePosition(match.position)),
    },
  };
}

/** One line a checkpoint: small, and a person can read and compare it. */
export function printRecord(record: MatchRecord): string {
  const { answers, end, ...head } = record;
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const body = answers.map((line) => `    ${JSON.stringify(line)}`).join(',\n');
  return `{\n${lines.join('\n')}\n  "answers": [\n${body}\n  ],\n  "end": ${JSON.stringify(end)}\n}\n`;
}

/** Reads a record's text and says what is wrong with one that is not whole. */
export function parseRecord(text: string): MatchRecord {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    throw new InputError('error.recordNotJson');
  }
  if (!isJsonObject(json) || json.sandtable !== 'record') throw new InputError('error.recordNotOne');
  if (json.format !== RECORD_FORMAT) {
    throw new InputError('error.recordFormat', { given: String(json.format), allowed: RECORD_FORMAT });
  }
  const broken = (field: string) => new InputError('error.recordField', { field });
  const { game, version, options, seed, generator, draw, position, dice, answers, end } = json;
  if (typeof game !== 'string') throw broken('game');
  if (typeof version !== 'number') throw broken('version');
  if (!isJsonObject(options) || !Object.values(options).every((v) => typeof v === 'string')) throw broken('options');
  if (typeof seed !== 'string') throw broken('seed');
  if (generator !== undefined && !GENERATORS.some((name) => name === generator)) throw broken('generator');
  if (draw !== undefined && !isSeedDraw(draw)) throw broken('draw');
  if (position !== undefined && !isJsonObject(position)) throw broken('position');
  if (dice !== undefined && !isDice(dice)) throw broken('dice');
  const isLine = (line: Json) => Array.isArray(line) && line.every((answer) => typeof answer === 'string');
  if (!Array.isArray(answers) || !answers.every(isLine)) throw broken('answers');
  if (!isJsonObject(end) || typeof end.answers !== 'number' || typeof end.position !== 'string') throw broken('end');
  if (end.winners !== undefined && !isLine(end.winners)) throw broken('end');
  return json as unknown as MatchRecord;
}

/**
 * Plays a record with every answer checked, up to `at` answers if given.
 * Refuses one that the rules do not allow, naming the answer, and one whose end is not the end it tells of.
 */
export function replayRecord<P extends Position>(game: Game<P>, record: MatchRecord, at?: number): Match<P> {
  if (record.game !== game.id) throw new InputError('error.recordGame', { given: record.game, allowed: game.id });
  if (record.version !== game.version) {
    throw new InputError('error.recordVersion', { given: record.version, allowed: game.version });
  }
  const written = record.answers.flat();
  if (written.length !== record.end.answers) {
    throw new InputError('error.recordCut', { given: written.length, allowed: record.end.answers });
  }
  if (at !== undefined && (!Number.isInteger(at) || at < 0 || at > written.length)) {
    throw new InputError('error.noSuchAnswer', { number: at, allowed: written.length });
  }
  const match = newMatch(game, pickBeginning({ ...record, settings: record.options }));
  for (const [index, answer] of written.slice(0, at).entries()) replayAnswer(match, answer, index);
  if (at === undefined || at === written.length) {
    const { position: mark, winners: won } = recordOf(match).end;
    if (mark !== record.end.position || won?.join() !== record.end.winners?.join()) {
      throw new InputError('error.recordEnd');
    }
  }
  return match;
}

/** A short mark of a position (53 bits, cyrb53): enough to notice a change, not meant against an attacker. */
export function fingerprint(json: Json): string {
  const text = JSON.stringify(json);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}
