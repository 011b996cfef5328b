import { type Game, InputError } from '@sandtable/kernel';
import { GAME_RULES } from './game-rules.js';

/** The rules of a game, loaded when they are needed. */
export async function rulesOf(name: string): Promise<Game> {
  const load = Object.hasOwn(GAME_RULES, name) ? GAME_RULES[name] : undefined;
  if (!load) throw new InputError('play.error.game', { game: name });
  return load();
}
