import { GENERATORS, type GeneratorName } from './chance.js';
import { type Game, type Json, winners } from './game.js';
import { isJsonObject } from './json-format.js';
import { type Match, newMatch, pickBeginning, replayAnswer, writeAnswer } from './match.js';
import type { Position } from './position.js';
import { isDice, type PositionJson } from './position-json.js';
import type { Settings } from './settings.js';
import { inputError } from './text.js';

export const RECORD_FORMAT = 1;

/** A match as a small readable file: its beginning, every answer (one line per checkpoint), and how it ended. */
export interface MatchRecord {
  readonly sandtable: 'record';
  readonly format: number;
  readonly game: string;
  readonly version: number;
  readonly options: Settings;
  readonly seed: string;
  /** The random generator; default: `xoshiro128**`. */
  readonly generator?: GeneratorName;
  /** How the seed was made, if several people contributed to it. */
  readonly draw?: SeedDraw;
  /** The match began with scripted dice or from a position file. */
  readonly scripted?: true;
  readonly position?: PositionJson;
  readonly dice?: readonly number[];
  readonly answers: readonly (readonly string[])[];
  readonly end: { readonly answers: number; readonly winners?: readonly string[]; readonly position: string };
}

/**
 * What the seed of an online match was made from: the server's secret and people's contributions. docs/fair-dice.md
 * says how the seed is computed from this; replaying a record doesn't need it.
 */
export interface SeedDraw {
  /** The match's id, as in links. */
  readonly match: string;
  readonly secret: string;
  /** In the order of the seats. `withheld` is the hash of a contribution that was promised but never revealed. */
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

/** Prints a record with one line per checkpoint: it is small, and people can read and compare it. */
export function printRecord(record: MatchRecord): string {
  const { answers, end, ...head } = record;
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const body = answers.map((line) => `    ${JSON.stringify(line)}`).join(',\n');
  return `{\n${lines.join('\n')}\n  "answers": [\n${body}\n  ],\n  "end": ${JSON.stringify(end)}\n}\n`;
}

/** Reads a record. The error says what is wrong with a record that is not whole. */
export function parseRecord(text: string): MatchRecord {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    throw inputError('error.recordNotJson');
  }
  if (!isJsonObject(json) || json.sandtable !== 'record') throw inputError('error.recordNotOne');
  if (json.format !== RECORD_FORMAT) {
    throw inputError('error.recordFormat', { given: String(json.format), allowed: RECORD_FORMAT });
  }
  const broken = (field: string) => inputError('error.recordField', { field });
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
 * Plays a record and checks every answer, up to `at` answers if given.
 * Refuses a record with an illegal answer, naming the answer, and one that ends differently from what it says.
 */
export function replayRecord<P extends Position>(game: Game<P>, record: MatchRecord, at?: number): Match<P> {
  if (record.game !== game.id) throw inputError('error.recordGame', { given: record.game, allowed: game.id });
  if (record.version !== game.version) {
    throw inputError('error.recordVersion', { given: record.version, allowed: game.version });
  }
  const written = record.answers.flat();
  if (written.length !== record.end.answers) {
    throw inputError('error.recordCut', { given: written.length, allowed: record.end.answers });
  }
  if (at !== undefined && (!Number.isInteger(at) || at < 0 || at > written.length)) {
    throw inputError('error.noSuchAnswer', { number: at, allowed: written.length });
  }
  const match = newMatch(game, pickBeginning({ ...record, settings: record.options }));
  for (const [index, answer] of written.slice(0, at).entries()) replayAnswer(match, answer, index);
  if (at === undefined || at === written.length) {
    const { position: reached, winners: won } = recordOf(match).end;
    if (reached !== record.end.position || won?.join() !== record.end.winners?.join()) {
      throw inputError('error.recordEnd');
    }
  }
  return match;
}

/** A short hash of a position (53 bits, cyrb53): enough to notice a change, but not secure against an attacker. */
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
