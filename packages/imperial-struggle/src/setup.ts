import { type Chance, type Settings, shuffle } from '@sandtable/kernel';
import { settleAllAdvantages } from './control.js';
import { INVESTMENTS } from './data/investments.js';
import { ALL_SPACES, factsOf } from './map.js';
import { addBonus, drawBonus, fullBasicPool, layOut } from './next-war-display.js';
import { emptyPosition, flagOf, type Position, type Rules, SPAIN } from './position.js';
import { SIDES } from './sides.js';

/** Setting up (page 2 of the rulebook). */
export function setup(settings: Settings, chance: Chance): Position {
  const rules = settings as unknown as Rules;
  const g = emptyPosition(rules, chance);
  for (const space of ALL_SPACES) {
    const { initial, spanish } = factsOf(space);
    if (initial) g.flags[space] = flagOf(initial);
    else if (spanish && rules.spain === 'yes') g.flags[space] = SPAIN;
  }
  settleAllAdvantages(g);
  g.navyBox.britain = 2;
  g.navyBox.france = 1;
  g.unbuilt.britain = 6;
  g.unbuilt.france = 7;
  g.stack = shuffle(
    chance,
    INVESTMENTS.map((_, i) => i),
  );
  for (const side of SIDES) g.basicPool[side] = fullBasicPool();
  layOut(g);
  const tile = drawBonus(g, 'france');
  if (tile !== undefined) addBonus(g, 'france', 0, tile);
  return g;
}
