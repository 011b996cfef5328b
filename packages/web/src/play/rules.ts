import type { Game } from '@sandtable/kernel';

/** The rules of every game, for the worker: loaded when they are played. */
export const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  'andean-abyss': () => import('@sandtable/andean-abyss').then(({ andeanAbyss }) => andeanAbyss as unknown as Game),
  'imperial-struggle': () =>
    import('@sandtable/imperial-struggle').then(({ imperialStruggle }) => imperialStruggle as unknown as Game),
  labyrinth: () => import('@sandtable/labyrinth').then(({ labyrinth }) => labyrinth as unknown as Game),
};
