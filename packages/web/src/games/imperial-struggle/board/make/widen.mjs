import { labelBox, labelOf, nodeBox } from './boxes.mjs';
import { PANEL } from './seeds.mjs';

/** Gives names their preferred width where there is room, those with the greatest need first. */

const STEP = 2;
const GAP = 3;
const meet = ([ax, ay, aw, ah], [bx, by, bw, bh]) =>
  ax < bx + bw + GAP && bx < ax + aw + GAP && ay < by + bh && by < ay + ah;

export function widened(here, taken) {
  const ids = Object.keys(here);
  const labels = Object.fromEntries(ids.map((id) => [id, labelOf(id)]));
  const widths = Object.fromEntries(ids.map((id) => [id, labels[id].width]));
  const boxOf = (id, width) => labelBox(here[id].at, here[id].side, { ...labels[id], width });
  const isFree = (id, box) =>
    box[0] >= 8 &&
    box[0] + box[2] <= PANEL.width - 8 &&
    !taken.some((other) => meet(box, other)) &&
    ids.every(
      (other) => other === id || !(meet(box, nodeBox(here[other].at)) || meet(box, boxOf(other, widths[other]))),
    );
  const need = (id) => labels[id].wish / labels[id].width;
  for (const id of ids.toSorted((a, b) => need(b) - need(a))) {
    while (widths[id] < labels[id].wish && isFree(id, boxOf(id, widths[id] + STEP))) widths[id] += STEP;
  }
  return widths;
}
