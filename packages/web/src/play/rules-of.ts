import type { Game } from '@sandtable/kernel';
import { inputError } from '../words/text.js';
import { GAME_RULES } from './game-rules.js';

/** The rules of a game, loaded when they are needed. */
export async function rulesOf(name: string): Promise<Game> {
  const load = Object.hasOwn(GAME_RULES, name) ? GAME_RULES[name] : undefined;
  if (!load) throw inputError('play.error.game', { game: name });
  return load();
}
