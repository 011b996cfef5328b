import { randomBelow, type Settings, seedChance } from '@sandtable/kernel';
import { andeanAbyss as game } from '../index.js';
import { secrets } from './secrets.js';

/** For tests: every value of every setting occurs, in combinations that the rules allow. */
export function settingsFor(index: number): Settings {
  const chance = seedChance(`options ${index}`);
  const any = Object.entries(game.settings).map(([name, { values }]) => [
    name,
    values[randomBelow(chance, values.length)],
  ]);
  const settings: Settings = Object.fromEntries(any);
  return secrets.agree?.(settings) ?? settings;
}
