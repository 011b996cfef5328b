import { has } from '../control.js';
import { NAVAL } from '../map.js';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';
import { build, gain, reduce } from './effects.js';
import { type Cards, does } from './event.js';
import { drawOne } from './tiles.js';

const squadrons = (g: Position, side: Side): number =>
  g.navyBox[side] + NAVAL.filter((sea) => has(g, sea, side)).length;

export const CARDS_41: Cards = {
  41: {
    british: {
      base: does((play) => gain(play, 'economic', Math.floor(squadrons(play.g, 'britain') / 2))),
      bonus: drawOne,
    },
    french: { base: build, bonus: reduce(2) },
  },
};
