import type { Json, SeatId } from '@sandtable/kernel';
import { phrases } from '../../words/phrases.js';
import { lead } from './standing.js';
import { seen } from './view.js';

/** One marker tells of both (3.10): the line of who is ahead rises, the other’s lies at nothing. */
export function scores(view: Json): Readonly<Record<SeatId, number>> {
  const { britain, france } = lead(seen(view));
  return { britain: Math.max(0, britain), france: Math.max(0, france) };
}

export const chartWords = phrases({
  en: { 'chart.title': 'Lead in victory points, turn by turn', 'chart.columns': 'Turns and wars' },
  pl: { 'chart.title': 'Przewaga w Punktach Zwycięstwa, tura po turze', 'chart.columns': 'Tury i Wojny' },
  hu: { 'chart.title': 'Előny győzelmi pontban, fordulóról fordulóra', 'chart.columns': 'Fordulók és háborúk' },
  fr: { 'chart.title': 'Avance en points de victoire, tour après tour', 'chart.columns': 'Tours et guerres' },
});
