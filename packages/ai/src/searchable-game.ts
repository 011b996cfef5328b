import type { Game, Json, Position } from '@sandtable/kernel';
import type { AiHooks } from './hooks.js';

/** A game that brings hooks for searching players. */
export interface SearchableGame<P extends Position = Position, V extends Json = Json> extends Game<P, V> {
  readonly ai: AiHooks<P>;
}

export const isSearchable = <P extends Position>(game: Game<P>): game is SearchableGame<P> => 'ai' in game;
