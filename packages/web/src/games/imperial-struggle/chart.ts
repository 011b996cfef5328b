import { isAtWar, leadOf, STAGES, stagesBefore } from '@sandtable/imperial-struggle/board';
import type { View } from '@sandtable/imperial-struggle/board-data';
import type { Json, LogEntry, SeatId } from '@sandtable/kernel';
import type { ChartPoint } from '../../table/chart-point.js';
import type { GameUi } from '../game-ui.js';
import { text } from './text.js';
import { parseView } from './view.js';

/** There is one marker for both sides (3.10): the leader's line rises, the other's stays at 0. */
export const scores = (view: Json): Readonly<Record<SeatId, number>> => leads(parseView(view));

function leads(view: Pick<View, 'vp'>): Readonly<Record<SeatId, number>> {
  const { britain, france } = leadOf(view);
  return { britain: Math.max(0, britain), france: Math.max(0, france) };
}

/**
 * Scoring, and a war without decisions, happen between two answers. So the log supplies the scores
 * at those points.
 */
function points(beginning: Json, log: readonly LogEntry[]): readonly ChartPoint[] {
  const begun = parseView(beginning);
  let { turn, vp } = begun;
  const at = (card: number): ChartPoint => ({ card, scores: leads({ vp }) });
  let last = stagesBefore(turn) + (isAtWar(begun) ? 1 : 0);
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
      over(stagesBefore(turn));
    } else if (key === 'log.war') over(stagesBefore(turn) + 1);
    else if (key === 'log.over') over(last + 1);
  }
  return found;
}

/** Turns in Arabic numerals, wars in Roman ones. */
const WAR_NAMES = ['I', 'II', 'III', 'IV'];
const stageName = (stage: 'turn' | 'war', before: number): string =>
  stage === 'turn' ? String(before + 1) : (WAR_NAMES[before] ?? '');

export const stages: NonNullable<GameUi['chartStages']> = {
  title: text('chart.title'),
  columns: text('chart.columns'),
  points,
  names: STAGES.map((stage, index) => stageName(stage, STAGES.slice(0, index).filter((it) => it === stage).length)),
};
