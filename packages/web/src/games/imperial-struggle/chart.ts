import type { Json, LogEntry, SeatId } from '@sandtable/kernel';
import type { ChartPoint } from '../../table/chart-point.js';
import { phrases } from '../../words/phrases.js';
import type { GameUi } from '../game-ui.js';
import { isAtWar, parseView } from './view.js';
import { leadOf } from './vp-lead.js';

/** There is one marker for both sides (3.10): the leader's line rises, the other's stays at 0. */
export function scores(view: Json): Readonly<Record<SeatId, number>> {
  const { britain, france } = leadOf(parseView(view));
  return { britain: Math.max(0, britain), france: Math.max(0, france) };
}

/** 2.1: six turns and four wars, and how many of both are over when a turn starts. */
const BEFORE: readonly number[] = [0, 2, 3, 5, 7, 9];
function overBefore(turn: number): number {
  const n = BEFORE[turn - 1];
  if (n === undefined) throw new Error(`there is no turn ${turn}`);
  return n;
}

/**
 * Scoring, and a war without decisions, happen between two answers. So the log supplies the scores
 * at those points.
 */
function points(beginning: Json, log: readonly LogEntry[]): readonly ChartPoint[] {
  const begun = parseView(beginning);
  let { turn, vp } = begun;
  const at = (card: number): ChartPoint => ({ card, scores: scores({ vp }) });
  let last = overBefore(turn) + (isAtWar(begun) ? 1 : 0);
  const found = [at(last)];
  const over = (card: number): void => {
    if (card <= last) return;
    last = card;
    found.push(at(card));
  };
  for (const { key, params = {} } of log) {
    if (key === 'log.vp') vp = Number(params.now);
    else if (key === 'log.turn') {
      turn = Number(params.n);
      over(overBefore(turn));
    } else if (key === 'log.war') over(overBefore(turn) + 1);
    else if (key === 'log.over') over(last + 1);
  }
  return found;
}

export const stages: NonNullable<GameUi['chartStages']> = {
  points,
  names: ['1', 'I', '2', '3', 'II', '4', 'III', '5', 'IV', '6'],
};

export const chartWords = phrases({
  en: { 'chart.title': 'Lead in victory points, turn by turn', 'chart.columns': 'Turns 1–6, wars I–IV' },
  pl: { 'chart.title': 'Przewaga w Punktach Zwycięstwa, tura po turze', 'chart.columns': 'Tury 1–6, Wojny I–IV' },
  hu: { 'chart.title': 'Előny győzelmi pontban, fordulóról fordulóra', 'chart.columns': '1–6. forduló, I–IV. háború' },
  fr: { 'chart.title': 'Avance en points de victoire, tour après tour', 'chart.columns': 'Tours 1–6, guerres I–IV' },
});
