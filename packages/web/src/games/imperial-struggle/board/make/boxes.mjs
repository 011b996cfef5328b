import { imperialStruggle } from '@sandtable/imperial-struggle';

/** The room that a space and its name need, in every language. */

/** A space with everything attached to it. */
export const NODE = { left: -42, top: -42, right: 46, bottom: 44 };
export const LETTERS = 25;
export const LINE = 26;
const WIDEST = 150;
/** Some letters are wider than others, so names prefer this much more room than the estimate. */
const WIDER = 1.18;

/** The estimated width of a text, in multiples of the font size. */
const wide = (text) =>
  [...text].reduce(
    (sum, c) => sum + (/[ilj.,’'’ tfrI]/.test(c) ? 0.36 : /[mwMW]/.test(c) ? 0.9 : /[A-Z]/.test(c) ? 0.7 : 0.6),
    0,
  );

function broken(name) {
  if (wide(name) * LETTERS <= 118) return [name];
  const ways = [...name.matchAll(/[ -]/g)].map(({ index }) => [
    name.slice(0, index + 1).trim(),
    name.slice(index + 1).trim(),
  ]);
  if (ways.length === 0) return [name];
  const widest = (lines) => Math.max(...lines.map(wide));
  return ways.reduce((a, b) => (widest(b) < widest(a) ? b : a));
}

/** The maximum width and height of a space's name, and its preferred width. */
export function labelOf(id) {
  // A language that is only begun has no names yet.
  const names = Object.values(imperialStruggle.messages).flatMap(
    (catalog) => catalog[`space.${id}`]?.replace(/ \(.*\)/, '') ?? [],
  );
  const all = names.map(broken);
  const needed = Math.max(...all.map((lines) => Math.max(...lines.map(wide)) * LETTERS));
  const lines = Math.max(...all.map((them) => them.length));
  return { width: Math.round(Math.min(WIDEST, needed + 4)), lines, wish: Math.round(needed * WIDER) };
}

export const SIDES = ['below', 'right', 'above', 'left'];

/** Left, top, width and height of a name, relative to the center of its space. */
export function labelBox([x, y], side, { width, lines }) {
  const height = lines * LINE;
  switch (side) {
    case 'below':
      return [x - width / 2, y + NODE.bottom + 1, width, height];
    case 'above':
      return [x - width / 2, y + NODE.top - 1 - height, width, height];
    case 'right':
      return [x + NODE.right + 3, y - height / 2, width, height];
    default:
      return [x + NODE.left - 3 - width, y - height / 2, width, height];
  }
}

export const nodeBox = ([x, y]) => [x + NODE.left, y + NODE.top, NODE.right - NODE.left, NODE.bottom - NODE.top];
