import type { Message } from '@sandtable/kernel';
import { FACTIONS, type Faction } from '../factions.js';
import type { View } from '../position-format.js';
import { factionRef } from '../references.js';
import { text } from '../text.js';
import { marginRule, victoryAims } from './victory.js';

/** 7.2: how far each faction is from its goal, and 8.8 what decides for a lone Government. */
export function standing(view: View): readonly Message[] {
  const rule = marginRule(view);
  return [
    ...FACTIONS.map((faction) => standingOf(view, faction)),
    ...(rule.kind === 'solo' ? [text('standing.solo', { n: rule.lead })] : []),
  ];
}

const standingOf = (view: View, faction: Faction): Message => {
  const aims = victoryAims(view, faction).map(({ what, value, over }) => text(`standing.${what}`, { value, over }));
  return text('standing.faction', {
    faction: factionRef(faction),
    aims: aims.reduce((a, b) => text('table.list', { a, b })),
  });
};
