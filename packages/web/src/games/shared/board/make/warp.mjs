/**
 * Bends a plane so that given points move to given targets and everything between follows smoothly:
 * a thin-plate spline. `ease` lets points miss their targets a little for a smoother result.
 */
export function warp(from, to, ease) {
  const n = from.length;
  const bend = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2));
  const between = ([ax, ay], [bx, by]) => bend((ax - bx) ** 2 + (ay - by) ** 2);
  const rows = from.map((p, i) => [...from.map((q, j) => between(p, q) + (i === j ? ease : 0)), 1, ...p]);
  rows.push([...from.map(() => 1), 0, 0, 0], [...from.map(([x]) => x), 0, 0, 0], [...from.map(([, y]) => y), 0, 0, 0]);
  const [wx, wy] = [0, 1].map((axis) => solve(rows, [...to.map((p) => p[axis]), 0, 0, 0]));
  const at = (w, p) => from.reduce((sum, q, i) => sum + w[i] * between(p, q), w[n] + w[n + 1] * p[0] + w[n + 2] * p[1]);
  return (p) => [at(wx, p), at(wy, p)];
}

/** Solves linear equations by elimination. */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < rows.length; i++) {
    const best = rows.findIndex(
      (row, j) => j >= i && Math.abs(row[i]) === Math.max(...rows.slice(i).map((r) => Math.abs(r[i]))),
    );
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let j = i + 1; j < rows.length; j++) {
      const share = rows[j][i] / rows[i][i];
      if (share !== 0) for (let k = i; k <= rows.length; k++) rows[j][k] -= share * rows[i][k];
    }
  }
  const found = [];
  for (let i = rows.length - 1; i >= 0; i--) {
    const known = found.reduce((sum, value, k) => (k > i ? sum + rows[i][k] * value : sum), 0);
    found[i] = (rows[i][rows.length] - known) / rows[i][i];
  }
  return found;
}
