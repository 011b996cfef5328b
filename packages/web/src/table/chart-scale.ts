/** Maps values to places in a chart, and picks round numbers for its axes. */

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5] as const;

/** A scale of round whole numbers that holds all values and zero, with about `wanted` ticks. */
export function niceScale(values: readonly number[], wanted = 6): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const rough = Math.max(1, (most - least || 1) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((it) => it * power >= rough) ?? 10);
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const ticks: number[] = [];
  for (let at = from; at <= to; at += step) ticks.push(at);
  return { from, to, ticks };
}

/** Maps a value between `from` and `to` to a place between `start` and `end`. */
export const interpolate = (value: number, from: number, to: number, start: number, end: number): number =>
  from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);

/** Moves overlapping labels apart. They stay in order, and within the bounds as far as there is room. */
export function spreadLabels(places: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = places.map((place, i) => ({ place, i })).toSorted((a, b) => a.place - b.place);
  let above = Number.NEGATIVE_INFINITY;
  for (const it of order) {
    it.place = Math.max(it.place, least, above + gap);
    above = it.place;
  }
  let below = Number.POSITIVE_INFINITY;
  for (const it of order.toReversed()) {
    it.place = Math.min(it.place, most, below - gap);
    below = it.place;
  }
  const spread = [...places];
  for (const { place, i } of order) spread[i] = place;
  return spread;
}

/** Dash patterns, which distinguish lines without color. */
export const DASHES = ['', '7 4', '2 4', '10 4 2 4', '1 3 6 3'] as const;
