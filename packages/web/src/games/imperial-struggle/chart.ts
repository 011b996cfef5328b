import type { Json, SeatId } from '@sandtable/kernel';
import { phrases } from '../../words/phrases.js';
import type { Front } from '../front.js';
import { lead } from './standing.js';
import { isAtWar, seen } from './view.js';

/** One marker tells of both (3.10): the line of who is ahead rises, the other’s lies at nothing. */
export function scores(view: Json): Readonly<Record<SeatId, number>> {
  const { britain, france } = lead(seen(view));
  return { britain: Math.max(0, britain), france: Math.max(0, france) };
}

/** 2.1: six turns and four wars, and how many of both are over when a turn begins. */
const BEFORE = [0, 2, 3, 5, 7, 9] as const;
export const stages: NonNullable<Front['stages']> = {
  over: (json) => {
    const view = seen(json);
    return BEFORE[view.turn - 1] + (isAtWar(view) ? 1 : 0);
  },
  names: ['1', 'I', '2', '3', 'II', '4', 'III', '5', 'IV', '6'],
};

export const chartWords = phrases({
  en: { 'chart.title': 'Lead in victory points, turn by turn', 'chart.columns': 'Turns 1–6, wars I–IV' },
  pl: { 'chart.title': 'Przewaga w Punktach Zwycięstwa, tura po turze', 'chart.columns': 'Tury 1–6, Wojny I–IV' },
  hu: { 'chart.title': 'Előny győzelmi pontban, fordulóról fordulóra', 'chart.columns': '1–6. forduló, I–IV. háború' },
  fr: { 'chart.title': 'Avance en points de victoire, tour après tour', 'chart.columns': 'Tours 1–6, guerres I–IV' },
});
