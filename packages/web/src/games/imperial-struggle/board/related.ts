import { ADVANTAGES, SPACE_IDS, SPACES, type SpaceId, WARS } from '@sandtable/imperial-struggle/board-data';
import { countsIn } from '../theater-forecast.js';

/** Spaces related to the inspected reference: those that grant it, and those that it concerns. */
export interface Related {
  readonly give: readonly SpaceId[];
  readonly about: readonly SpaceId[];
}

const about = (which: (id: SpaceId) => boolean): Related => ({ give: [], about: SPACE_IDS.filter(which) });

export function relatedTo(reference: string | undefined): Related | undefined {
  const [kind, id] = reference?.split(':') ?? [];
  switch (kind) {
    case 'piece': {
      const advantage = Object.entries(ADVANTAGES).find(([it]) => it === id)?.[1];
      return advantage && { give: advantage.spaces, about: advantage.targets?.spaces ?? [] };
    }
    case 'commodity':
      return about((space) => SPACES[space].commodity === id);
    case 'theater': {
      const war = WARS.find(({ theaters }) => theaters.some((it) => it.id === id));
      const theater = war?.theaters.find((it) => it.id === id);
      return war && theater && about((space) => countsIn(theater, war.number, space));
    }
    case 'war': {
      const war = WARS.find((it) => it.id === id);
      return war && about((space) => SPACES[space].wars?.includes(war.number) ?? false);
    }
    default:
      return undefined;
  }
}
