import type { Condition } from '@sandtable/kernel';
import { has, isOpen, isProtected } from '../control.js';
import { ADVANTAGE_IDS, ADVANTAGES } from '../data/advantages.js';
import { isNaval, isTerritory, regionOf } from '../map.js';
import { advantageReferred } from '../references.js';
import { other } from '../sides.js';
import { asTextSays, type Candidate, fallbackNeed, need, needIfUnmet, type Requirements } from './need.js';

/** Questions of Advantages (8.2) and Ministries (3.5.2). */

function unprotected({ g, space, params }: Candidate): Condition[] {
  const advantage = advantageReferred(String(params.advantage));
  const only = advantage === undefined ? undefined : ADVANTAGES[ADVANTAGE_IDS[advantage]].targets?.only;
  return only === 'unprotected-market' ? needIfUnmet('unprotected', !isProtected(g, space)) : [];
}

export const POWER_REQUIREMENTS: Requirements = {
  'advantage.conflict': {
    needs: (c) => [
      need('noMarker', c.g.conflicts[c.space] === 0),
      ...needIfUnmet('open', isOpen(c.g, c.space)),
      ...unprotected(c),
    ],
    fallbackReason: asTextSays,
  },
  'advantage.squadron': {
    needs: ({ g, side, space }) => [need('foeSquadron', isNaval(space) && has(g, space, other(side)))],
    fallbackReason: fallbackNeed('bastion'),
  },
  huguenots: {
    needs: ({ g, space }) => [
      need('territory', isTerritory(space)),
      need('refuge', regionOf(space) === 'north-america' || regionOf(space) === 'caribbean'),
      need('french', has(g, space, 'france')),
      ...needIfUnmet('noHuguenots', !g.huguenots.some((it) => it.space === space)),
    ],
  },
};
