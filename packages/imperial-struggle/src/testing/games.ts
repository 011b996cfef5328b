import { type Chance, type Match, newMatch, randomBelow, type Settings, seedChance } from '@sandtable/kernel';
import { imperialStruggle as game } from '../index.js';
import type { Position } from '../position.js';

/** For tests: whole random games with all settings. */

const settingsFor = (chance: Chance): Settings =>
  Object.fromEntries(
    Object.entries(game.settings).map(([name, { values }]) => [name, values[randomBelow(chance, values.length)]]),
  );

/** Plays games to their end and checks every decision. */
export function playAll(
  seeds: number,
  look: (match: Match<Position>, chance: Chance) => void,
  end: (match: Match<Position>) => void = () => {},
): void {
  for (let i = 0; i < seeds; i++) {
    const seed = `property ${i}`;
    const chance = seedChance(seed);
    const match = newMatch(game, { seed, settings: settingsFor(chance) });
    while (!match.result) {
      try {
        look(match, chance);
        const [{ seat, options }] = match.pending();
        const offered = options;
        match.choose(offered[randomBelow(chance, offered.length)], seat);
      } catch (error) {
        throw new Error(`${seed}, answer ${match.answers.length}: ${error instanceof Error ? error.message : error}`);
      }
    }
    end(match);
  }
}
