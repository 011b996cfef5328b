import { SPACES } from '@sandtable/imperial-struggle/board-data';
import { labelBox, labelOf, nodeBox, SIDES } from './boxes.mjs';

/**
 * Moves spaces apart so that spaces, names and lines don't cover one another: makes many small random changes and keeps
 * those that improve the layout. The random numbers are the same in every run.
 */

const chance = (() => {
  let state = 20261116;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
})();

const overlap = ([ax, ay, aw, ah], [bx, by, bw, bh], pad) =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx) + pad) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by) + pad);

/** The bounds of a line: left, top, right, bottom. */
function bounds(points) {
  let [l, t, r, b] = [9999, 9999, -9999, -9999];
  for (const [x, y] of points) {
    if (x < l) l = x;
    if (x > r) r = x;
    if (y < t) t = y;
    if (y > b) b = y;
  }
  return [l, t, r, b];
}

/** How many steps of a line run through a box. */
function through(points, [l, t, r, b], [x, y, w, h], pad) {
  if (l > x + w + pad || r < x - pad || t > y + h + pad || b < y - pad) return 0;
  let inside = 0;
  for (const [px, py] of points) if (px > x - pad && px < x + w + pad && py > y - pad && py < y + h + pad) inside++;
  return inside;
}

const side = ([ax, ay], [bx, by], [cx, cy]) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const cross = (a, b, c, d) => side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** Points along a line that bends sideways. */
export function along([ax, ay], [bx, by], bend, steps) {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [cx, cy] = [mx - ((by - ay) / long) * bend * 2, my + ((bx - ax) / long) * bend * 2];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return [u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by];
  });
}

export function linesOf(ids) {
  const has = new Set(ids);
  const lines = (kind) =>
    ids.flatMap((a) => (SPACES[a][kind] ?? []).filter((b) => has.has(b) && a < b).map((b) => ({ a, b, kind })));
  return [...lines('connected'), ...lines('conquest')];
}

export function settle(seeds, { width, height, head }, taken, rounds) {
  const ids = Object.keys(seeds);
  const index = Object.fromEntries(ids.map((id, i) => [id, i]));
  const labels = ids.map(labelOf);
  const lines = linesOf(ids);
  const state = {
    at: ids.map((id) => [...seeds[id]]),
    side: ids.map(() => 'below'),
    bend: lines.map(() => 0),
  };
  const touching = ids.map((id) => lines.flatMap(({ a, b }, i) => (a === id || b === id ? [i] : [])));

  const pathOf = (i) => along(state.at[index[lines[i].a]], state.at[index[lines[i].b]], state.bend[i], 14);

  function cost() {
    const nodes = state.at.map(nodeBox);
    const names = state.at.map((at, i) => labelBox(at, state.side[i], labels[i]));
    const paths = lines.map((_, i) => pathOf(i));
    const ends = paths.map(bounds);
    let sum = 0;
    for (let i = 0; i < ids.length; i++) {
      for (const [x, y, w, h] of [nodes[i], names[i]]) {
        sum +=
          40 *
          (Math.max(0, 10 - x) +
            Math.max(0, head + 6 - y) +
            Math.max(0, x + w - width + 10) +
            Math.max(0, y + h - height + 10));
      }
      for (const box of taken) sum += 0.6 * (overlap(nodes[i], box, 6) + overlap(names[i], box, 4));
      for (let j = 0; j < ids.length; j++) {
        if (i < j) sum += 0.6 * (overlap(nodes[i], nodes[j], 10) + overlap(names[i], names[j], 6));
        if (i !== j) sum += 0.6 * overlap(nodes[i], names[j], 4);
      }
      const [sx, sy] = seeds[ids[i]];
      sum += 0.007 * ((state.at[i][0] - sx) ** 2 + (state.at[i][1] - sy) ** 2);
      sum += [0, 14, 10, 20][SIDES.indexOf(state.side[i])];
    }
    for (let l = 0; l < lines.length; l++) {
      const { a, b, kind } = lines[l];
      const path = paths[l];
      const weight = kind === 'connected' ? 1 : 0.6;
      for (let i = 0; i < ids.length; i++) {
        if (ids[i] !== a && ids[i] !== b) sum += weight * 60 * through(path, ends[l], nodes[i], 3);
        sum += weight * 26 * through(ids[i] === a || ids[i] === b ? path.slice(2, -2) : path, ends[l], names[i], 0);
      }
      for (const box of taken) sum += weight * 60 * through(path, ends[l], box, 2);
      sum += 0.16 * Math.abs(state.bend[l]) + (state.bend[l] === 0 ? 0 : 4);
      sum += 0.03 * Math.max(0, Math.hypot(path[0][0] - path[14][0], path[0][1] - path[14][1]) - 120);
      for (const [x, y] of path) if (x < 8 || x > width - 8 || y > height - 8 || y < head) sum += 30;
      for (let m = 0; m < l; m++) {
        const other = lines[m];
        if ([other.a, other.b].some((it) => it === a || it === b)) continue;
        const theirs = paths[m];
        const [e, f] = [ends[l], ends[m]];
        if (e[0] > f[2] || f[0] > e[2] || e[1] > f[3] || f[1] > e[3]) continue;
        const sharp = kind === 'connected' && other.kind === 'connected' ? 60 : 16;
        let met = false;
        for (let s = 0; s < 14 && !met; s += 2)
          for (let t = 0; t < 14 && !met; t += 2) met = cross(path[s], path[s + 2], theirs[t], theirs[t + 2]);
        if (met) sum += sharp;
      }
    }
    return sum;
  }

  let now = cost();
  let best = now;
  let kept = structuredClone(state);
  for (let round = 0; round < rounds; round++) {
    const heat = 60 * (1 - round / rounds) ** 2;
    const reach = 6 + 90 * (1 - round / rounds);
    const undo = change(reach);
    const then = cost();
    if (then < now || chance() < Math.exp((now - then) / (heat + 0.01))) {
      now = then;
      if (now < best) [best, kept] = [now, structuredClone(state)];
    } else undo();
  }

  function change(reach) {
    const dice = chance();
    if (dice < 0.55) {
      const i = Math.floor(chance() * ids.length);
      const was = state.at[i];
      state.at[i] = [Math.round(was[0] + (chance() - 0.5) * reach), Math.round(was[1] + (chance() - 0.5) * reach)];
      return () => {
        state.at[i] = was;
      };
    }
    if (dice < 0.7) {
      const i = Math.floor(chance() * ids.length);
      const was = state.side[i];
      state.side[i] = SIDES[Math.floor(chance() * 4)];
      return () => {
        state.side[i] = was;
      };
    }
    if (dice < 0.74) {
      const [i, j] = [Math.floor(chance() * ids.length), Math.floor(chance() * ids.length)];
      const was = state.at[i];
      if (Math.hypot(was[0] - state.at[j][0], was[1] - state.at[j][1]) > 200) return () => {};
      [state.at[i], state.at[j]] = [state.at[j], was];
      return () => {
        [state.at[i], state.at[j]] = [was, state.at[i]];
      };
    }
    const i = touching.length ? Math.floor(chance() * lines.length) : 0;
    const was = state.bend[i];
    state.bend[i] = chance() < 0.35 ? 0 : Math.max(-200, Math.min(200, Math.round(was + (chance() - 0.5) * 110)));
    return () => {
      state.bend[i] = was;
    };
  }

  return {
    cost: best,
    places: Object.fromEntries(ids.map((id, i) => [id, { at: kept.at[i], side: kept.side[i] }])),
    lines: lines.map(({ a, b, kind }, i) => ({ a, b, kind, bend: kept.bend[i] })),
  };
}
