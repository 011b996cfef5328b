import type { Chance } from './chance.js';
import { InputError } from './errors.js';
import type { Game, Json, Position } from './game.js';

/**
 * A position written down: what the game writes of the last checkpoint, the state of chance, scripted dice
 * not yet rolled, and the answers given since. Loaded again it stands at the same decision with the same future.
 */
export type Note = { readonly [key: string]: Json };

export function writeNote<P extends Position>(game: Game<P>, checkpoint: P, since: readonly string[]): Note {
  const written = game.write(checkpoint);
  if (!isNote(written)) throw new Error(`${game.id} must write its position as an object`);
  const { script } = checkpoint.chance;
  return {
    ...written,
    chance: writeChance(checkpoint.chance),
    ...(script.length > 0 ? { dice: [...script] } : {}),
    ...(since.length > 0 ? { since } : {}),
  };
}

export function readNote<P extends Position>(
  game: Game<P>,
  note: Note,
  base: P,
): { position: P; since: readonly string[] } {
  if (!isNote(note)) throw new InputError('error.noteShape');
  const { chance, dice, since = [], ...written } = note;
  if (!Array.isArray(since) || !since.every((answer) => typeof answer === 'string')) {
    throw new InputError('error.noteSince');
  }
  if (dice !== undefined && !isDice(dice)) throw new InputError('error.dice');
  const position = game.read(written, base);
  if (chance !== undefined) readChance(chance, position.chance);
  // Dice given beside the note are the newer wish.
  if (dice !== undefined && position.chance.script.length === 0) position.chance.script = [...dice];
  return { position, since };
}

export const isNote = (json: Json | undefined): json is Note =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const isDice = (json: Json): json is readonly number[] =>
  Array.isArray(json) && json.every((die) => Number.isInteger(die) && Number(die) >= 1 && Number(die) <= 6);

const hex = (n: number) => n.toString(16).padStart(8, '0');

const writeChance = (chance: Chance): string => [...chance.state].map(hex).join('');

function readChance(json: Json, into: Chance): void {
  if (typeof json !== 'string' || !/^[0-9a-f]{32}$/.test(json) || /^0+$/.test(json)) {
    throw new InputError('error.noteChance');
  }
  for (let i = 0; i < 4; i++) into.state[i] = Number.parseInt(json.slice(i * 8, i * 8 + 8), 16);
}
