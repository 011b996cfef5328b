import { type Procedure, randomBelow } from '@sandtable/kernel';
import { drawBonus, replace, theaterRef, theatersOf, theatersWithRoom } from '../next-war-display.js';
import type { Position } from '../position.js';
import { cardRef } from '../references.js';
import { placeBonus, placeBonusIn } from '../rules/war-tiles.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';
import type { EventEffect, EventPlay } from './event.js';
import { EVENT } from './questions.js';

/** Cards that touch Bonus War Tiles of the next war (R40). */

/** By its place, as tiles that one may not see look alike. */
function giveBack(g: Position, side: Side, theater: number, place: number): void {
  const { basic, bonus } = g.display[side][theater];
  replace(g, side, theater, { basic, bonus: bonus.filter((_, i) => i !== place) });
  g.bonusPool[side].push(bonus[place]);
  log(g, 'log.event.tile.back', { side: `seat:${side}`, theater: theaterRef(g, theater) });
}

const theatersWithBonus = (g: Position, side: Side) =>
  theatersOf(g).filter((_, theater) => g.display[side][theater].bonus.length > 0);

/** Event 7: the other's tile goes back unseen; of two in a theater one by chance. */
export const sendBackOne: EventEffect = function* (play) {
  const { g, foe, card } = play;
  const theaters = theatersWithBonus(g, foe);
  if (theaters.length === 0) return log(g, 'log.event.nothing', { card: cardRef(card) });
  const theater = theatersOf(g).indexOf(yield* EVENT.tileBack.askOne(g, play, theaters));
  const { bonus } = g.display[foe][theater];
  giveBack(g, foe, theater, bonus.length === 1 ? 0 : randomBelow(g.chance, bonus.length));
};

/** Event 12: the other gives up a tile of his own choice. */
export function* giveUpOne({ g, foe, card }: EventPlay): Procedure {
  const tiles = g.display[foe].flatMap(({ bonus }, theater) => bonus.map((tile, place) => ({ tile, theater, place })));
  const refs = tiles.map(({ tile }) => tile);
  const { theater, place } = tiles[refs.indexOf(yield* EVENT.tileLose.askOne(g, { side: foe, card }, refs))];
  giveBack(g, foe, theater, place);
}

/** A tile for nothing, where there is room for one. */
export const drawOne: EventEffect = function* ({ g, side, card }) {
  const tile = theatersWithRoom(g, side).length > 0 ? drawBonus(g, side) : undefined;
  if (tile === undefined) return log(g, 'log.event.nothing', { card: cardRef(card) });
  yield* placeBonus(g, side, tile, '5.2');
};

/** Event 14: into the Jacobites' theater; one that has no room there drives another out. */
const JACOBITE_THEATERS = ['wss-4', 'was-4'];
export const drawForJacobites = (count: (play: EventPlay) => number): EventEffect =>
  function* (play) {
    const { g, side } = play;
    const theater = theatersOf(g).findIndex(({ id }) => JACOBITE_THEATERS.includes(id));
    const tiles = theater < 0 ? 0 : count(play);
    if (tiles === 0) log(g, 'log.event.nothing', { card: cardRef(play.card) });
    for (let i = 0; i < tiles && theatersWithRoom(g, side).length > 0; i++) {
      const tile = drawBonus(g, side);
      if (tile !== undefined) yield* placeBonusIn(g, side, tile, theater, '5.2');
    }
  };
