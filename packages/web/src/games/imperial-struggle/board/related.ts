import { countsInTheater } from '@sandtable/imperial-struggle/board';
import { ADVANTAGES, SPACE_IDS, SPACES, type SpaceId, WARS } from '@sandtable/imperial-struggle/board-data';

/** Spaces related to the inspected reference: those that grant it, and those that it concerns. */
export interface Related {
  readonly give: readonly SpaceId[];
  readonly about: readonly SpaceId[];
}

const about = (which: (id: SpaceId) => boolean): Related => ({ give: [], about: SPACE_IDS.filter(which) });

export function relatedTo(reference: string | undefined): Related | undefined {
  const [kind, id] = reference?.split(':') ?? [];
  switch (kind) {
    case 'advantage': {
      const advantage = Object.entries(ADVANTAGES).find(([it]) => it === id)?.[1];
      return advantage && { give: advantage.spaces, about: advantage.targets?.spaces ?? [] };
    }
    case 'commodity':
      return about((space) => SPACES[space].commodity === id);
    case 'theater': {
      const isTheater = WARS.some(({ theaters }) => theaters.some((it) => it.id === id));
      return isTheater && id ? about((space) => countsInTheater(id, space)) : undefined;
    }
    case 'war': {
      const war = WARS.find((it) => it.id === id);
      return war && about((space) => SPACES[space].wars?.includes(war.number) ?? false);
    }
    default:
      return undefined;
  }
}
