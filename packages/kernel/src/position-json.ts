import { CHACHA20_STATE_WORDS } from './chacha20.js';
import type { Chance } from './chance.js';
import type { Game, Json } from './game.js';
import { isJsonObject } from './json-format.js';
import type { Position } from './position.js';
import { readSettings, type Settings } from './settings.js';
import { inputError } from './text.js';

/**
 * A position file: the settings (as `options`), the fields that the game writes at the last checkpoint, the state of
 * chance, scripted dice not yet rolled, and the answers since. A match loaded from it is at the same decision and has
 * the same future.
 */
export type PositionJson = { readonly [key: string]: Json };

export function writePositionJson<P extends Position>(
  game: Game<P>,
  settings: Settings,
  checkpoint: P,
  since: readonly string[],
): PositionJson {
  const written = game.writePosition(checkpoint);
  if (!isJsonObject(written)) throw new Error(`${game.id} must write its position as an object`);
  const { scriptedDice } = checkpoint.chance;
  return {
    options: settings,
    ...written,
    chance: writeChance(checkpoint.chance),
    ...(scriptedDice.length > 0 ? { dice: [...scriptedDice] } : {}),
    ...(since.length > 0 ? { since } : {}),
  };
}

export function readPositionJson<P extends Position>(
  game: Game<P>,
  positionJson: PositionJson,
  base: P,
): { position: P; since: readonly string[] } {
  if (!isJsonObject(positionJson)) throw inputError('error.noteShape');
  const { options: _, chance, dice, since = [], ...written } = positionJson;
  if (!Array.isArray(since) || !since.every((answer) => typeof answer === 'string')) {
    throw inputError('error.noteSince');
  }
  if (dice !== undefined && !isDice(dice)) throw inputError('error.dice');
  const position = game.readPosition(written, base);
  if (chance !== undefined) readChance(chance, position.chance);
  // Dice that the caller gave take precedence over those in the file.
  if (dice !== undefined && position.chance.scriptedDice.length === 0) position.chance.scriptedDice = [...dice];
  return { position, since };
}

/**
 * The settings of a match that begins from a position file. If the file names settings, they apply, and settings that
 * the caller gives must agree with them. A file without settings was written by hand and fits any. But a file with the
 * state of chance was written by a match, which had settings: if the file lacks them, the caller must name them.
 */
export function settingsOfPosition<P extends Position>(
  game: Game<P>,
  positionJson: PositionJson,
  given?: Settings,
): Settings {
  if (positionJson.options === undefined) {
    if (positionJson.chance !== undefined && given === undefined) throw inputError('error.noteWithoutOptions');
    return readSettings(game, given);
  }
  const inFile = readSettings(game, settingValues(positionJson.options));
  const wanted = readSettings(game, given);
  // A scenario names every setting.
  const named = given?.scenario === undefined ? Object.keys(given ?? {}) : Object.keys(wanted);
  const option = named.find((name) => wanted[name] !== inFile[name]);
  if (option !== undefined) {
    throw inputError('error.noteOptions', { option, given: `${wanted[option]}`, own: `${inFile[option]}` });
  }
  return inFile;
}

function settingValues(json: Json): Settings {
  if (!isJsonObject(json)) throw inputError('error.note.object', { where: 'options' });
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)]));
}

export const isDice = (json: Json): json is readonly number[] =>
  Array.isArray(json) && json.every((die) => Number.isInteger(die) && Number(die) >= 1 && Number(die) <= 6);

/** Lengths of the states of xoshiro128** and ChaCha20, in hexadecimal digits. */
const STATE_DIGITS: readonly number[] = [32, 8 * CHACHA20_STATE_WORDS];

const hex = (n: number) => n.toString(16).padStart(8, '0');

const writeChance = (chance: Chance): string => [...chance.state].map(hex).join('');

function readChance(json: Json, into: Chance): void {
  if (
    typeof json !== 'string' ||
    !STATE_DIGITS.includes(json.length) ||
    !/^[0-9a-f]+$/.test(json) ||
    /^0+$/.test(json)
  ) {
    throw inputError('error.noteChance');
  }
  into.state = Uint32Array.from(json.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16));
}
