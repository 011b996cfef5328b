import {
  type Chance,
  type Match,
  newMatch,
  optionKind,
  randomBelow,
  type Settings,
  seedChance,
} from '@sandtable/kernel';
import { labyrinth as game } from '../index.js';
import type { Position } from '../position.js';

/** For tests: whole random games with all settings. */

const TEMPERS = ['even', 'busy', 'wild'] as const;
type Temper = (typeof TEMPERS)[number];

/** Every value of every setting occurs. */
export function settingsFor(index: number): Settings {
  const chance = seedChance(`options ${index}`);
  return Object.fromEntries(
    Object.entries(game.settings).map(([name, { values }]) => [name, values[randomBelow(chance, values.length)]]),
  );
}

/** Even: like the random bot. Busy: declines only if nothing else is offered. Wild: asides are as likely as the rest. */
function pick(options: readonly string[], temper: Temper, chance: Chance): string {
  if (temper === 'wild') return options[randomBelow(chance, options.length)];
  const main = options.filter((option) => optionKind(option) !== 'aside');
  const going =
    temper === 'busy' ? main.filter((option) => !['done', 'nothing', 'reserves', 'hold'].includes(option)) : main;
  const among = [going, main, options].find((list) => list.length > 0) ?? options;
  return among[randomBelow(chance, among.length)];
}

type PositionObserver = (match: Match<Position>, chance: Chance) => void;

/** Plays games to their end and checks every decision. */
export function playAll(
  seeds: number,
  look: PositionObserver,
  atEnd: (match: Match<Position>) => void = () => {},
  log = false,
): void {
  for (let index = 0; index < seeds; index++) {
    const match = newMatch(game, { seed: `property ${index}`, settings: settingsFor(index) }, { log });
    const chance = seedChance(`path ${index}`);
    const temper = TEMPERS[index % TEMPERS.length];
    try {
      while (!match.result) {
        look(match, chance);
        const [decision, second] = match.pending();
        if (second) throw new Error('nothing in this game is asked of two seats at once');
        match.choose(pick(decision.options, temper, chance), decision.seat);
        if (match.answers.length > 20_000) throw new Error('this game does not end');
      }
      atEnd(match);
    } catch (error) {
      const last = match.answers.slice(-8).map((a) => a.option);
      const where = `seed ${index} (${JSON.stringify(settingsFor(index))}), answer ${match.answers.length} after ${last}`;
      throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}
