import { type Chance, randomBelow, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { allBases, availableOf, BASE_LIMIT, bases, guerrillas, onMap, placeable } from '../forces.js';
import { ALL_SPACES, isLoc, type Space } from '../map.js';
import { asPlaced, BASE, PIECES, type Piece, UNDERGROUND } from '../pieces.js';
import { clone, PIECE_KINDS, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { operate } from '../rules/operations/index.js';
import { placeShipment } from '../shipments.js';
import { setLevel } from '../support.js';
import { letNonplayersAct } from '../testing/nonplayers.js';
import { positionWith } from '../testing/positions.js';
import { cartels } from './cartels.js';
import { isPossible } from './flowchart.js';

const POSITIONS = 600;
const OPERATIONS = ['rally', 'march', 'terror'] as const;

/** A map strewn with pieces: the cartels' thick or thin, on few spaces or many. */
function strewn(index: number): Position {
  const chance = seedChance(`strewn ${index}`);
  const g = positionWith({}, { nonplayers: 'farc+auc+cartels', edition: index % 2 === 0 ? '1' : '2' });
  g.ecuador = index % 3 === 0;
  g.panama = index % 5 === 0;
  const spaces = ALL_SPACES.filter(() => randomBelow(chance, 1 + (index % 4)) === 0);
  const around = spaces.length > 0 ? spaces : ALL_SPACES;
  for (const space of ALL_SPACES) if (!isLoc(space)) setLevel(g, space, randomBelow(chance, 5) - 2);
  for (const piece of PIECES) {
    for (let n = randomBelow(chance, 14); n > 0; n--) strew(g, around[randomBelow(chance, around.length)], piece);
  }
  for (let n = randomBelow(chance, 5); n > 0; n--) {
    const held = ALL_SPACES.filter((space) => guerrillas(g, space, 'cartels') > 0);
    if (held.length > 0) ship(g, held[randomBelow(chance, held.length)], chance);
  }
  g.resources.cartels = 1 + randomBelow(chance, 15);
  return g;
}

function strew(g: Position, space: Space, piece: Piece): void {
  if (placeable(g, space, piece) === 0) return;
  g.pieces[space * PIECE_KINDS + piece]++;
  g.available[asPlaced(piece)]--;
}

function ship(g: Position, space: Space, chance: Chance): void {
  const kinds = PIECES.filter((piece) => asPlaced(piece) === UNDERGROUND.cartels);
  const here = kinds.filter((piece) => g.pieces[space * PIECE_KINDS + piece] > 0);
  placeShipment(g, space, here[randomBelow(chance, here.length)]);
}

/** What the cartels do in these positions, by every operation that they can do there by their own list. */
function* played(operation: (typeof OPERATIONS)[number]) {
  for (let index = 0; index < POSITIONS; index++) {
    const g = strewn(index);
    const dice = seedChance(`dice ${index}`);
    const options = [...OPERATIONS, 'pass'];
    const m = {
      g,
      faction: 'cartels',
      key: 'act.first',
      params: {},
      rule: '2.3.4',
      options,
      x: undefined,
      dice,
    } as const;
    if (!isPossible(cartels, m, operation)) continue;
    const before = clone(g);
    const others = (): string => 'done';
    const { value, steps } = letNonplayersAct(g, operate(g, 'cartels', operation, { special: true }), [], others);
    yield { before, g, x: value, steps };
  }
}

describe('8.5 The non-player cartels, wherever they are', () => {
  it.each(OPERATIONS)('have a reason for everything they do in a %s', (operation) => {
    let seen = 0;
    for (const { steps, x } of played(operation)) {
      seen++;
      for (const step of steps) if (step.faction === 'cartels') expect(step.reason, step.key).not.toBe('any');
      expect(x.selected.length).toBeGreaterThan(0);
    }
    expect(seen).toBeGreaterThan(POSITIONS / 10);
  });

  it('8.5.1 Rally in 3 spaces at most, and in each of them do something', () => {
    for (const { before, g, x } of played('rally')) {
      expect(x.selected.length).toBeLessThanOrEqual(3);
      for (const space of x.selected) {
        const at = space * PIECE_KINDS;
        expect(g.pieces.slice(at, at + PIECE_KINDS), spaceRef(space)).not.toEqual(
          before.pieces.slice(at, at + PIECE_KINDS),
        );
      }
      const grown = onMap(g, BASE.cartels) - onMap(before, BASE.cartels);
      expect(grown).toBeLessThanOrEqual(x.selected.length + 1);
      // One at most for the sake of Cultivate; others that get guerrillas are bases that had none.
      const recruited = x.placedIn.filter(
        (space) => bases(before, space, 'cartels') === 0 || guerrillas(before, space, 'cartels') > 0,
      );
      expect(recruited.length).toBeLessThanOrEqual(1);
    }
  });

  it('8.5.2 March to one space with room for a base, and empty no base of their own', () => {
    for (const { before, g, x } of played('march')) {
      const [to, ...more] = x.selected;
      expect(more).toEqual([]);
      expect(isLoc(to) || allBases(before, to) >= BASE_LIMIT).toBe(false);
      expect(guerrillas(g, to, 'cartels')).toBeGreaterThan(guerrillas(before, to, 'cartels'));
      for (const space of ALL_SPACES) {
        if (bases(before, space, 'cartels') === 0 || guerrillas(before, space, 'cartels') === 0) continue;
        expect(guerrillas(g, space, 'cartels')).toBeGreaterThan(0);
      }
      const sold = availableOf(g, BASE.cartels) - availableOf(before, BASE.cartels);
      const prepared = g.shipments.length - before.shipments.length;
      expect([sold, prepared].filter((n) => n > 0).length).toBeLessThanOrEqual(1);
      expect(sold).toBeLessThanOrEqual(1);
    }
  });

  it('8.5.3 Terror and Bribe in 3 spaces at most, and lose no piece of their own', () => {
    for (const { before, g, x } of played('terror')) {
      expect(x.selected.length).toBeLessThanOrEqual(3);
      expect(x.specialSpaces.length).toBeLessThanOrEqual(3);
      for (const piece of [UNDERGROUND.cartels, BASE.cartels]) {
        expect(availableOf(g, piece)).toBe(availableOf(before, piece));
      }
    }
  });
});
