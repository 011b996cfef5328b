import { readFileSync } from 'node:fs';
import { readPositionJson } from '@sandtable/kernel/testing';
import { labyrinth } from '@sandtable/labyrinth';
import { gamePackages } from './game-packages.mjs';

/**
 * Every game twice, as `<game>-a` and `<game>-b`. They begin at the positions of the files `a.json` and `b.json`, in the
 * folder that the environment names. The server and its threads import this, so that all of them begin at the same position.
 */
const beginningAt = (game, side) => {
  /** Files leave out what is as at the game's own beginning, not as at the twins'. */
  let base;
  return {
    ...game,
    id: `${game.id}-${side}`,
    setup: (options, chance) => {
      base = game.setup(options, chance);
      const written = readFileSync(new URL(`${side}.json`, process.env.SANDTABLE_TWINS), 'utf8');
      return readPositionJson(game, JSON.parse(written), base).position;
    },
    readPosition: (json) => game.readPosition(json, base),
  };
};

/** Shows the draw pile to everybody, to test that a leak is found. */
const leaky = {
  ...labyrinth,
  id: 'leaky',
  view: (position, seat) => ({ ...labyrinth.view(position, seat), draw: [...position.draw] }),
};

export const games = Object.fromEntries(
  [...Object.values(gamePackages), leaky].flatMap((game) =>
    ['a', 'b'].map((side) => [`${game.id}-${side}`, beginningAt(game, side)]),
  ),
);
